import HeadlessUIKit
import LifecycleBehaviors

/// An invisible child controller that receives the appearance callbacks of its host.
enum LifecycleObserverStory {
  static let all = [story]

  static let story = Story(
    "lifecycle-observer",
    "an observer child receives every appearance callback of its host"
  ) { app in
    let navigation = UINavigationController(rootViewController: ProductViewController())
    let window = try await show(navigation, in: app)
    try await app.advance(by: .seconds(1))
    navigation.pushViewController(DetailViewController(), animated: true)
    try await app.advance(by: .seconds(1))
    navigation.popViewController(animated: true)
    try await app.settle()
    return window
  }

  private final class ProductViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addLifecycleObserver(TrackingObserver())
    }
  }

  private final class TrackingObserver: UIViewController, UIViewControllerLifecycleObservable {
    private var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }
}
