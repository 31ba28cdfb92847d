import Foundation
import HeadlessUIKit
import LifecycleBehaviors

/// Behaviors that apps write again and again, each on the screens of a small shop.
enum BehaviorStories {
  static let all = [analytics, log, registration, work]

  /// Each visit is one bar, although a swipe back from the second screen is cancelled.
  static let analytics = Story(
    "screen-analytics",
    "each visit of two screens is reported once, also when a swipe back is cancelled"
  ) { app in
    let tracker = TracedObject(named: "Analytics")
    let navigation = UINavigationController(
      rootViewController: ProductViewController(
        ScreenAnalytics("Product") { tracker.instant($0.description) }
      )
    )
    let window = try await show(navigation, in: app)
    try await app.advance(by: .seconds(1))
    navigation.pushViewController(
      DetailViewController(ScreenAnalytics("Detail") { tracker.instant($0.description) }),
      animated: true
    )
    try await app.advance(by: .seconds(1))
    try await swipeAndCancel(navigation, in: app)
    navigation.popViewController(animated: true)
    try await app.settle()
    return window
  }

  /// Each callback of two screens is a line that `lifeline check` imports.
  static let log = Story(
    "lifecycle-log",
    "each callback of two screens is written as a line of a log"
  ) { app in
    let console = TracedObject(named: "Console")
    let navigation = UINavigationController(
      rootViewController: ProductViewController(
        LifecycleLogger(format: .named) { console.instant($0) }
      )
    )
    let window = try await show(navigation, in: app)
    try await app.advance(by: .milliseconds(300))
    navigation.pushViewController(
      DetailViewController(LifecycleLogger(format: .named) { console.instant($0) }),
      animated: true
    )
    try await app.advance(by: .milliseconds(800))
    navigation.popViewController(animated: true)
    try await app.settle()
    return window
  }

  /// The registrations of two screens alternate with their removals, also when a swipe is
  /// cancelled.
  static let registration = Story(
    "balanced-registration",
    "observers are registered between the two will-callbacks, and balanced after a cancelled swipe"
  ) { app in
    let store = TracedObject(named: "Store")
    @MainActor func observer(_ name: String) -> BalancedRegistration {
      BalancedRegistration(
        register: { store.instant("add \(name)") },
        unregister: { store.instant("remove \(name)") }
      )
    }
    let navigation = UINavigationController(
      rootViewController: ProductViewController(observer("Product"))
    )
    let window = try await show(navigation, in: app)
    try await app.advance(by: .milliseconds(500))
    navigation.pushViewController(DetailViewController(observer("Detail")), animated: true)
    try await app.advance(by: .seconds(1))
    try await swipeAndCancel(navigation, in: app)
    return window
  }

  /// A player plays below a sheet, and pauses below a full-screen cover and in the background.
  static let work = Story(
    "on-screen-work",
    "a player plays below a sheet, and pauses below a full-screen cover and in the background"
  ) { app in
    let player = TracedObject(named: "Player")
    let product = ProductViewController(
      OnScreenWork(start: { player.instant("play") }, stop: { player.instant("pause") })
    )
    let delegate = ShopDelegate(product)
    app.launch(delegate)
    try await app.advance(by: .seconds(1))
    try await presentForASecond(.pageSheet, over: product, in: app)
    app.mark("sheet is down")
    try await presentForASecond(.fullScreen, over: product, in: app)
    app.mark("cover is down")
    app.enterBackground()
    try await app.advance(by: .seconds(1))
    app.enterForeground()
    try await app.advance(by: .milliseconds(500))
    return delegate
  }

  @MainActor
  private static func presentForASecond(
    _ style: UIModalPresentationStyle,
    over presenter: UIViewController,
    in app: HeadlessApp
  ) async throws {
    func makeDetail() -> UIViewController {
      let detail = DetailViewController()
      detail.modalPresentationStyle = style
      return detail
    }
    presenter.present(makeDetail(), animated: true)
    try await app.advance(by: .seconds(1))
    presenter.dismiss(animated: true)
    try await app.advance(by: .seconds(1))
  }

  /// Swipes back for half a second and cancels the swipe.
  @MainActor
  private static func swipeAndCancel(
    _ navigation: UINavigationController,
    in app: HeadlessApp
  ) async throws {
    navigation.beginInteractivePop()
    navigation.updateInteractivePop(0.4)
    try await app.advance(by: .milliseconds(500))
    app.mark("swipe is cancelled")
    navigation.cancelInteractivePop()
    try await app.advance(by: .seconds(1))
  }

  /// A screen with the behaviors that the story gives it.
  private class ScreenViewController: UIViewController {
    private let behaviors: [any UIViewController & UIViewControllerLifecycleObservable]

    init(_ behaviors: any UIViewController & UIViewControllerLifecycleObservable...) {
      self.behaviors = behaviors
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for behavior in behaviors { addLifecycleObserver(behavior) }
    }
  }

  private final class ProductViewController: ScreenViewController {}
  private final class DetailViewController: ScreenViewController {}

  /// The delegate of an app with one window.
  private final class ShopDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow()

    init(_ root: UIViewController) {
      super.init()
      window.rootViewController = root
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window.makeKeyAndVisible()
      return true
    }
  }
}
