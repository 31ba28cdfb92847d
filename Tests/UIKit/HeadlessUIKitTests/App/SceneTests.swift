import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The comment of each test names the scenario that it checks.
struct `A scene` {
  @MainActor
  private func run(
    _ behavior: BehaviorVersion,
    _ body: @MainActor (HeadlessApp) async throws -> Void
  ) async throws {
    let context = RecordingContext.inMemory(
      title: "scene",
      behavior: behavior,
      failurePolicy: .record
    )
    try await withRecording(context, body)
  }

  // scene-launch-programmatic-lcnav
  @Test(arguments: [17, 18, 26]) @MainActor
  func `a scene loads its root when it enters the foreground, from iOS 17`(
    _ version: Int
  ) async throws {
    try await run(BehaviorVersion(major: version)) { app in
      let journal = Journal()
      let root = UINavigationController(rootViewController: LoggingViewController("A", journal))
      app.launch(LoggingAppDelegate(journal), scene: LoggingSceneDelegate(journal, root: root))
      try await app.settle()
      let expected = [
        "app.didFinishLaunching", "scene.willConnectTo", "scene.willEnterForeground",
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "scene.didBecomeActive",
        "UIApplication.didBecomeActive", "A.viewDidAppear",
      ]
      let observed = Set(expected + ["UIApplication.willEnterForeground"])
      #expect(collapseLayout(journal.lines.filter(observed.contains)) == expected)
    }
  }

  // scene-launch-jekyll2023, scene-launch-CONFLICT-lemonbrush
  @Test(arguments: [13, 16]) @MainActor
  func `a scene loads its root while it connects, up to iOS 16`(_ version: Int) async throws {
    try await run(BehaviorVersion(major: version)) { app in
      let journal = Journal()
      app.launch(
        LoggingAppDelegate(journal),
        scene: LoggingSceneDelegate(journal, root: LoggingViewController("VC1", journal))
      )
      try await app.settle()
      let expected = [
        "app.didFinishLaunching", "scene.willConnectTo", "VC1.viewDidLoad", "VC1.viewWillAppear",
        "scene.willEnterForeground", "scene.didBecomeActive", "VC1.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // scene-background-lcnav, scene-foreground-lcnav
  @Test @MainActor func `a scene enters the background and returns without appearance callbacks`()
    async throws
  {
    try await run(BehaviorVersion(major: 17)) { app in
      let journal = Journal()
      let root = UINavigationController(rootViewController: LoggingViewController("A", journal))
      app.launch(LoggingAppDelegate(journal), scene: LoggingSceneDelegate(journal, root: root))
      try await app.settle()
      journal.clear()
      app.enterBackground()
      try await app.settle()
      #expect(
        journal.lines == [
          "scene.willResignActive", "UIApplication.willResignActive", "scene.didEnterBackground",
          "UIApplication.didEnterBackground", "A.viewWillLayoutSubviews",
          "A.viewDidLayoutSubviews", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
        ]
      )
      journal.clear()
      app.enterForeground()
      try await app.settle()
      #expect(
        journal.lines == [
          "scene.willEnterForeground", "UIApplication.willEnterForeground",
          "scene.didBecomeActive", "UIApplication.didBecomeActive",
        ]
      )
    }
  }

  @Test @MainActor func `a scene in the background lays out and draws its views for each snapshot`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = UIViewController()
      app.launch(LoggingAppDelegate(Journal()), scene: LoggingSceneDelegate(Journal(), root: root))
      root.view.addSubview(DrawnView("V", journal))
      try await app.settle()
      journal.clear()
      app.enterBackground()
      #expect(journal.lines == ["V.layoutSubviews", "V.draw", "V.layoutSubviews", "V.draw"])
    }
  }

  @Test(arguments: [false, true]) @MainActor
  func `an app ends without appearance callbacks if they are turned off`(
    hasScene: Bool
  ) async throws {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingViewController("VC", journal)
      if hasScene {
        app.launch(LoggingAppDelegate(journal), scene: LoggingSceneDelegate(journal, root: root))
      } else {
        app.launch(LoggingAppDelegate(journal, root: root))
      }
      try await app.settle()
      journal.clear()
      app.kill(controllersDisappear: false)
      try await app.settle()
      #expect(journal.lines.contains(hasScene ? "scene.didDisconnect" : "app.willTerminate"))
      #expect(!journal.lines.contains { $0.contains("Disappear") })
      withExtendedLifetime(root) {}
    }
  }

  // scene-kill-from-switcher-jekyll2023
  @Test @MainActor
  func `an app that is ended in the switcher disconnects its scene`() async throws {
    try await run(BehaviorVersion(major: 16)) { app in
      let journal = Journal()
      app.launch(
        LoggingAppDelegate(journal),
        scene: LoggingSceneDelegate(journal, root: LoggingViewController("VC", journal))
      )
      try await app.settle()
      journal.clear()
      app.kill()
      try await app.settle()
      let expected = [
        "scene.willResignActive", "scene.didDisconnect", "app.didDiscardSceneSessions",
        "VC.viewWillDisappear", "VC.viewDidDisappear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(UIApplication.shared.connectedScenes.isEmpty)
    }
  }

  @Test @MainActor func `a scene reports its windows, delegate and state`() async throws {
    try await withApp { app in
      let delegate = LoggingSceneDelegate(Journal(), root: UIViewController())
      let scene = app.launch(LoggingAppDelegate(Journal()), scene: delegate)
      #expect(scene.delegate === delegate)
      #expect(scene.windows == [delegate.window].compactMap { $0 })
      #expect(delegate.window?.windowScene === scene)
      #expect(scene.keyWindow === delegate.window)
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.session.scene === scene)
      #expect(UIApplication.shared.connectedScenes == [scene])
      app.enterBackground()
      #expect(scene.activationState == .background)
    }
  }

  @Test @MainActor
  func `a window that joins a connected scene is displayed at once`() async throws {
    try await withApp { app in
      let journal = Journal()
      let scene = app.launch(
        LoggingAppDelegate(journal),
        scene: LoggingSceneDelegate(journal, root: UIViewController())
      )
      let window = UIWindow(windowScene: scene)
      window.rootViewController = LoggingViewController("L", journal)
      window.makeKeyAndVisible()
      #expect(journal.lines.contains("L.viewWillAppear"))
      try await app.settle()
    }
  }

  // W14
  @Test @MainActor func `a scene's window without a root is reported`() async throws {
    let trace = try await record { app in
      app.launch(
        LoggingAppDelegate(Journal()),
        scene: LoggingSceneDelegate(Journal(), root: nil)
      )
    }
    #expect(trace.diagnostics.count == 1)
  }
}

/// A view that counts its layouts and drawings.
private final class DrawnView: UIView {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    journal.note("\(name).layoutSubviews")
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    journal.note("\(name).draw")
  }
}
