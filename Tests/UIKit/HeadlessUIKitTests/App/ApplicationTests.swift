import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The comment of each test names the scenario or fact that it checks.
struct `The application` {
  // scene-launch-appdelegate-hust2015, scene-background-appdelegate-fidx47258361792
  @Test @MainActor
  func `the application is launched, sent to the background and brought back`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.launch(LoggingAppDelegate(journal, root: LoggingViewController("A", journal)))
      try await app.settle()
      app.enterBackground()
      try await app.settle()
      app.enterForeground()
      try await app.settle()
      let expected = [
        "app.didFinishLaunching", "A.viewDidLoad", "A.viewWillAppear", "app.didBecomeActive",
        "A.viewDidAppear", "app.willResignActive", "app.didEnterBackground",
        "app.willEnterForeground", "app.didBecomeActive",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(!journal.lines.contains("A.viewWillDisappear"))
    }
  }

  // window-background-launch-appearance
  @Test @MainActor func `a launch in the background shows the root`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.launchInBackground(
        LoggingAppDelegate(journal, root: LoggingViewController("VC", journal))
      )
      try await app.settle()
      let expected = ["VC.viewDidLoad", "VC.viewWillAppear", "VC.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(!journal.lines.contains("app.didBecomeActive"))
      #expect(UIApplication.shared.applicationState == .background)
    }
  }

  // W14
  @Test @MainActor
  func `a visible window without a root is reported at the end of the launch`() async throws {
    let trace = try await record { app in
      let window = makeWindow(in: app)
      window.makeKeyAndVisible()
      app.launch(LoggingAppDelegate(Journal()))
    }
    #expect(
      trace.diagnostics == [
        "root-missing: NSInternalInconsistencyException: Application windows are expected to have "
          + "a root view controller at the end of application launch"
      ]
    )
  }

  // load-14
  @Test @MainActor
  func `every controller with a loaded view receives a memory warning`() async throws {
    try await withApp { app in
      let journal = Journal()
      let first = Warned("A", journal)
      let navigation = UINavigationController(rootViewController: first)
      let delegate = LoggingAppDelegate(journal, root: navigation)
      app.launch(delegate)
      try await app.settle()
      let second = Warned("B", journal)
      navigation.pushViewController(second, animated: false)
      try await app.settle()
      let unloaded = Warned("C", journal)
      var forgotten: Warned? = Warned("D", journal)
      forgotten?.view.tag = 1
      forgotten = nil
      journal.clear()
      app.receiveMemoryWarning()
      #expect(
        journal.lines == [
          "app.didReceiveMemoryWarning", "A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning",
        ]
      )
      #expect(first.isViewLoaded)
      journal.clear()
      UIApplication.shared.notificationCenter.post(
        name: UIApplication.didReceiveMemoryWarningNotification,
        object: UIApplication.shared
      )
      #expect(journal.lines.isEmpty)
      withExtendedLifetime(unloaded) {}
    }
  }

  @Test @MainActor func `each run has its own application`() async throws {
    try await withApp { _ in
      let outer = UIApplication.shared
      #expect(UIApplication.shared === outer)
      try await withApp { _ in #expect(UIApplication.shared !== outer) }
    }
  }

  @Test @MainActor func `the application reports its state and windows`() async throws {
    try await withApp { app in
      #expect(UIApplication.shared.applicationState == .background)
      let delegate = LoggingAppDelegate(Journal(), root: UIViewController())
      app.launch(delegate)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.delegate === delegate)
      #expect(UIApplication.shared.windows == [delegate.window].compactMap { $0 })
      app.resignActive()
      #expect(UIApplication.shared.applicationState == .inactive)
      app.becomeActive()
      #expect(UIApplication.shared.applicationState == .active)
    }
  }

  @Test @MainActor
  func `an application with late activation becomes active before it changes its state`()
    async throws
  {
    let context = RecordingContext.inMemory(
      title: "launch",
      behavior: BehaviorVersion(major: 12),
      failurePolicy: .record
    )
    let journal = Journal()
    try await withRecording(context) { app in
      app.launch(LoggingAppDelegate(journal, root: UIViewController()))
      app.enterBackground()
      try await app.settle()
    }
    #expect(
      journal.lines.filter { $0.hasPrefix("app.") } == [
        "app.didFinishLaunching", "app.didBecomeActive", "app.willResignActive",
        "app.didEnterBackground",
      ]
    )
  }

  @Test @MainActor func `an application is launched only once`() async throws {
    let journal = Journal()
    let trace = try await record { app in
      app.launch(LoggingAppDelegate(journal))
      app.launch(LoggingAppDelegate(journal))
    }
    #expect(journal.lines.filter { $0 == "app.didFinishLaunching" }.count == 1)
    #expect(trace.diagnostics.count == 1)
  }

  @Test @MainActor
  func `a terminated application receives applicationWillTerminate`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.launch(LoggingAppDelegate(journal, root: UIViewController()))
      try await app.settle()
      journal.clear()
      app.kill()
      app.kill()
      try await app.settle()
      #expect(
        journal.lines == [
          "app.willResignActive", "UIApplication.willResignActive", "app.didEnterBackground",
          "UIApplication.didEnterBackground", "app.willTerminate",
        ]
      )
    }
  }

  @Test @MainActor
  func `application and scene delegates are recorded with the kinds application and scene`()
    async throws
  {
    let trace = try await record { app in
      app.launch(
        LoggingAppDelegate(Journal()),
        scene: LoggingSceneDelegate(Journal(), root: UIViewController())
      )
      try await app.settle()
    }
    let kinds = trace.events.filter { $0.kind == .birth }.reduce(into: [String: SubjectKind]()) {
      $0[trace.names[$1.name]] = $1.subjectKind
    }
    #expect(kinds["LoggingAppDelegate"] == .application)
    #expect(kinds["LoggingSceneDelegate"] == .scene)
    #expect(kinds["UIApplication"] == .application)
    #expect(kinds["UIWindowScene"] == .scene)
  }

  @Test @MainActor func `an application that was not launched stays inactive`() async throws {
    try await withApp { app in
      app.enterBackground()
      app.enterForeground()
      app.resignActive()
      app.becomeActive()
      app.receiveMemoryWarning()
      app.kill()
      #expect(UIApplication.shared.applicationState != .active)
    }
  }
}

private final class Warned: LoggingViewController {
  override func didReceiveMemoryWarning() {
    note("didReceiveMemoryWarning")
    super.didReceiveMemoryWarning()
  }
}
