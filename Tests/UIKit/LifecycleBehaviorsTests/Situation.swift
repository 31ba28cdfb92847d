import Foundation
import HeadlessUIKit
import LifecycleBehaviors

/// What happens to the hosts A and B of a behavior.
enum Situation: String, CaseIterable {
  case firstAppearance
  case pushAndPop
  case cancelledSwipe
  case sheet
  case overFullScreen
  case fullScreenCover
  case tabSwitch
  case background
  case inactive
  case deallocation
  case removal

  /// Runs the situation.
  ///
  /// - Parameter add: Adds the behavior to a host; called for each host before its view is loaded.
  /// - Returns: The lines of the behavior, with `-- step` before those that a step causes.
  /// - Throws: The errors of the run's clock.
  @MainActor
  func lines(adding add: @escaping @MainActor (Host, Journal) -> Void) async throws -> [String] {
    var lines: [String] = []
    try await withApp { app in
      let journal = Journal()
      try await run(World(app: app, journal: journal, add: add))
      // The end of the run releases the windows and their controllers.
      lines = journal.lines
    }
    return lines
  }

  /// The hosts of a situation.
  @MainActor
  struct World {
    let app: HeadlessApp
    let journal: Journal
    let add: @MainActor (Host, Journal) -> Void

    func host(_ name: String) -> Host {
      let host = Host(name, Journal())
      add(host, journal)
      return host
    }

    /// Performs a step and lets two seconds pass.
    func step(_ name: String, _ body: () -> Void) async throws {
      journal.note("-- \(name)")
      body()
      try await app.advance(by: .seconds(2))
    }

    /// Shows a controller in the window of a launched app, which is retained until the end of the run.
    func show(_ root: UIViewController) async throws {
      let delegate = Delegate(root)
      try await step("launch") { app.launch(delegate) }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()

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

  @MainActor
  private func run(_ world: World) async throws {
    switch self {
    case .firstAppearance: try await world.show(world.host("A"))
    case .pushAndPop, .cancelledSwipe: try await runNavigation(world)
    case .sheet, .overFullScreen, .fullScreenCover: try await runPresentation(world)
    case .tabSwitch:
      let tabs = UITabBarController()
      tabs.viewControllers = [world.host("A"), world.host("B")]
      try await world.show(tabs)
      try await world.step("second tab") { tabs.selectedIndex = 1 }
      try await world.step("first tab") { tabs.selectedIndex = 0 }
    case .background:
      try await world.show(world.host("A"))
      try await world.step("background") { world.app.enterBackground() }
      try await world.step("foreground") { world.app.enterForeground() }
    case .inactive:
      try await world.show(world.host("A"))
      try await world.step("inactive") { world.app.resignActive() }
      try await world.step("active") { world.app.becomeActive() }
    case .deallocation:
      try await world.step("appear") { [app = world.app] in
        // The host is released while it is visible, as by code that drops a container.
        let host = world.host("A")
        host.beginAppearanceTransition(true, animated: false)
        host.endAppearanceTransition()
        app.schedule(after: .seconds(1)) {
          world.journal.note("-- release")
          withExtendedLifetime(host) {}
        }
      }
    case .removal:
      let host = world.host("A")
      try await world.show(host)
      try await world.step("remove") {
        for observer in host.lifecycleObservers { host.removeLifecycleObserver(observer) }
      }
    }
  }

  @MainActor
  private func runNavigation(_ world: World) async throws {
    let navigation = UINavigationController(rootViewController: world.host("A"))
    try await world.show(navigation)
    try await world.step("push") {
      navigation.pushViewController(world.host("B"), animated: true)
    }
    if self == .cancelledSwipe {
      try await world.step("swipe") {
        _ = navigation.beginInteractivePop()
        navigation.updateInteractivePop(0.5)
      }
      try await world.step("cancel") { navigation.cancelInteractivePop() }
    }
    try await world.step("pop") { navigation.popViewController(animated: true) }
  }

  @MainActor
  private func runPresentation(_ world: World) async throws {
    let host = world.host("A")
    try await world.show(host)
    try await world.step("present") {
      let presented = world.host("B")
      switch self {
      case .sheet: presented.modalPresentationStyle = .pageSheet
      case .overFullScreen: presented.modalPresentationStyle = .overFullScreen
      default: presented.modalPresentationStyle = .fullScreen
      }
      host.present(presented, animated: true)
    }
    if self == .sheet {
      let sheet = host.presentedViewController?.presentationController
      try await world.step("drag") { _ = sheet?.beginInteractiveDismissal() }
      try await world.step("cancel") { sheet?.cancelInteractiveDismissal() }
    }
    try await world.step("dismiss") { host.dismiss(animated: true) }
  }
}
