import HeadlessUIKit

/// Seed 001: an invisible child controller that receives the appearance callbacks of its host.
enum LifecycleObserverStory {
  static let all = [story]

  static let story = Story(
    "lifecycle-observer",
    "seed 001: an observer child receives every appearance callback of its host"
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

  private final class TrackingObserver: UIViewController, LifecycleObserving {
    private var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }
}

/// Marks a controller as an observer of its parent's life cycle.
@MainActor
private protocol LifecycleObserving {}

extension UIViewController {
  /// Adds an observer as a child whose view has no size.
  fileprivate func addLifecycleObserver(_ observer: some UIViewController & LifecycleObserving) {
    observer.view.frame = .zero
    observer.view.autoresizingMask = []
    addChild(observer)
    view.addSubview(observer.view)
    observer.didMove(toParent: self)
  }
}
