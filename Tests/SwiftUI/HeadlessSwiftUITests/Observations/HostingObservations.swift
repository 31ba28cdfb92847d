import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceRecorder

@MainActor
struct `Observations of hosting` {
  // Observation: hosting-rootview-replace-no-onappear
  @Test func `another root view of the same type is an update`() async throws {
    struct Root: View {
      let name: String
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log.append("body \(name) \(count)")
        Text(name).onAppear {
          count += 1
          log.append("onAppear")
        }
      }
    }
    let log = Log()
    try await show(Root(name: "a", log: log)) { app, controller in
      controller.rootView = Root(name: "b", log: log)
      try await app.settle()
    }
    #expect(log.lines == ["body a 0", "onAppear", "body a 1", "body b 1"])
  }

  // Observation: openswiftui-hosting-without-window
  @Test func `without a window the body is evaluated at layout and nothing appears`() async throws {
    let log = Log()
    struct Root: View {
      let log: Log
      var body: some View {
        let _ = log.append("body")
        Text("").onAppear { log.append("onAppear") }
      }
    }
    try await show(Text("")) { app, _ in
      let controller = UIHostingController(rootView: Root(log: log))
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      try await app.settle()
      #expect(log.lines == ["body"])
    }
  }

  // Observation: doc-hosting-willappear, juejin-onappear-before-animation
  // Observation: window-attach-before-onappear
  @Test func `a root view appears after viewWillAppear and before viewDidAppear, in the window`()
    async throws
  {
    final class Host: UIHostingController<AnyView> {
      var log: Log?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log?.append("viewWillAppear")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log?.append("viewDidAppear")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log?.append("viewWillDisappear")
      }
      override func viewDidDisappear(_ animated: Bool) {
        log?.append("viewDidDisappear")
        super.viewDidDisappear(animated)
      }
    }
    let log = Log()
    try await show(Text("")) { app, controller in
      let window = try #require(controller.view.window)
      weak var hostView: UIView?
      let host = Host(
        rootView: AnyView(
          Text("")
            .onAppear {
              log.append("onAppear in \(hostView?.window == nil ? "no window" : "the window")")
            }
            .onDisappear { log.append("onDisappear") }
        )
      )
      host.log = log
      hostView = host.view
      window.rootViewController = host
      try await app.settle()
      window.rootViewController = UIViewController()
      try await app.settle()
    }
    #expect(
      log.lines == [
        "viewWillAppear", "onAppear in the window", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "onDisappear",
      ]
    )
  }

  // Observation: onappear-not-on-foreground
  @Test func `the background and the foreground are no appearance events`() async throws {
    let log = Log()
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let context = RecordingContext.inMemory(title: "test")
    try await withRecording(context) { app in
      app.launch(Delegate())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIHostingController(rootView: Monitor("M", log))
      window.makeKeyAndVisible()
      try await app.settle()
      app.enterBackground()
      try await app.settle()
      app.enterForeground()
      try await app.settle()
      #expect(log.lines == ["M.state-created", "M.onAppear"])
    }
  }
}
