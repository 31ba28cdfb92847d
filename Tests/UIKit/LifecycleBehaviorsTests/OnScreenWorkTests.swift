import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import Testing

struct `Work on screen` {
  private static let expected: [Situation: [String]] = [
    .firstAppearance: ["-- launch", "start A"],
    .pushAndPop: [
      "-- launch", "start A", "-- push", "stop A", "start B", "-- pop", "stop B", "start A",
    ],
    .cancelledSwipe: [
      "-- launch", "start A", "-- push", "stop A", "start B", "-- swipe", "-- cancel", "-- pop",
      "stop B", "start A",
    ],
    .sheet: [
      "-- launch", "start A", "-- present", "start B", "-- drag", "-- cancel", "-- dismiss",
      "stop B",
    ],
    .overFullScreen: [
      "-- launch", "start A", "-- present", "start B", "-- dismiss", "stop B",
    ],
    .fullScreenCover: [
      "-- launch", "start A", "-- present", "start B", "stop A", "-- dismiss", "start A", "stop B",
    ],
    .tabSwitch: [
      "-- launch", "start A", "-- second tab", "stop A", "start B", "-- first tab", "stop B",
      "start A",
    ],
    .background: ["-- launch", "start A", "-- background", "stop A", "-- foreground", "start A"],
    .inactive: ["-- launch", "start A", "-- inactive", "-- active"],
    .deallocation: ["-- appear", "start A", "-- release", "stop A"],
    .removal: ["-- launch", "start A", "-- remove", "stop A"],
  ]

  @MainActor
  private func lines(
    _ situation: Situation,
    configure: @escaping @MainActor (OnScreenWork) -> Void = { _ in }
  ) async throws -> [String] {
    try await situation.lines { host, journal in
      let name = host.name
      let work = OnScreenWork(
        start: { journal.note("start \(name)") },
        stop: { journal.note("stop \(name)") }
      )
      configure(work)
      host.addLifecycleObserver(work)
    }
  }

  @Test(arguments: Situation.allCases) @MainActor
  func `work runs while its screen is visible in the foreground`(situation: Situation) async throws
  {
    #expect(try await lines(situation) == Self.expected[situation])
  }

  @Test @MainActor func `work can also stop while the app is inactive`() async throws {
    let lines = try await lines(.inactive) { $0.stopsWhileInactive = true }
    #expect(
      lines == ["-- launch", "start A", "-- inactive", "stop A", "-- active", "start A"]
    )
  }

  @Test @MainActor func `work can start as soon as its screen begins to appear`() async throws {
    let lines = try await lines(.cancelledSwipe) { $0.startsWhenAppearing = true }
    #expect(
      lines == [
        "-- launch", "start A", "-- push", "start B", "stop A", "-- swipe", "start A", "-- cancel",
        "stop A", "-- pop", "start A", "stop B",
      ]
    )
  }

  @Test @MainActor
  func `work that is added to a visible screen starts with the commit`() async throws {
    try await withApp { app in
      let host = UIViewController()
      let window = try await show(host, in: app)
      let work = OnScreenWork(start: {}, stop: {})
      host.addLifecycleObserver(work)
      #expect(!work.isRunning)
      try app.idle()
      #expect(work.isRunning)
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor
  func `a repeated viewDidAppear does not start the work again`() async throws {
    try await withApp { app in
      var starts = 0
      let work = OnScreenWork(start: { starts += 1 }, stop: {})
      work.viewDidAppear(false)
      work.viewDidAppear(false)
      #expect(starts == 1)
      work.viewDidDisappear(false)
      work.viewDidDisappear(false)
      #expect(!work.isRunning)
    }
  }

  @Test @MainActor func `a task runs while its screen is visible`() async throws {
    try await withApp { app in
      var refreshes = 0
      let host = UIViewController()
      host.addLifecycleObserver(
        OnScreenWork {
          while !Task.isCancelled {
            refreshes += 1
            try? await Task.sleep(for: .seconds(10))
          }
        }
      )
      let tabs = UITabBarController()
      tabs.viewControllers = [host, UIViewController()]
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try await app.advance(by: .seconds(25))
      #expect(refreshes == 3)
      tabs.selectedIndex = 1
      try await app.advance(by: .seconds(60))
      #expect(refreshes == 3)
      tabs.selectedIndex = 0
      try await app.advance(by: .seconds(5))
      #expect(refreshes == 4)
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(refreshes == 4)
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor func `work stops while the scene is in the background`() async throws {
    try await withApp { app in
      let work = OnScreenWork(start: {}, stop: {})
      let host = UIViewController()
      host.addLifecycleObserver(work)
      app.launch(AppDelegate(), scene: SceneDelegate(host))
      try await app.settle()
      #expect(work.isRunning)
      app.enterBackground()
      try await app.settle()
      #expect(!work.isRunning)
      app.enterForeground()
      #expect(work.isRunning)
      app.kill()
      try await app.settle()
      #expect(!work.isRunning)
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let root: UIViewController
    var window: UIWindow?

    init(_ root: UIViewController) {
      self.root = root
      super.init()
    }

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}
