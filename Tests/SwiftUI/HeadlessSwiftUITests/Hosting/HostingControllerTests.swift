import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

@MainActor
struct HostingControllerTests {
  /// A hosting controller that logs its callbacks.
  private final class LoggingController: UIHostingController<LoggedPage> {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(rootView: LoggedPage(name: "page", log: log))
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.append("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      log.append("viewDidDisappear")
      super.viewDidDisappear(animated)
    }
  }

  // observations.json doc-hosting-willappear; the place of the actions is chosen
  @Test func `the actions run within the first layout and after the disappearance`() async throws {
    let log = Log()
    try await withRecording(.inMemory(title: "test")) { app in
      let window = UIWindow()
      window.rootViewController = LoggingController(log)
      window.makeKeyAndVisible()
      try app.idle()
      log.append("hide")
      window.isHidden = true
      try await app.settle()
    }
    #expect(
      log.lines == [
        "viewWillAppear", "viewIsAppearing", "page body", "page onAppear", "viewDidAppear", "hide",
        "viewWillDisappear", "viewDidDisappear", "page onDisappear",
      ]
    )
  }

  // observations.json openswiftui-hosting-without-window
  @Test func `without a window the body is evaluated but nothing appears`() async throws {
    let log = Log()
    try await withRecording(.inMemory(title: "test")) { app in
      let controller = UIHostingController(rootView: LoggedPage(name: "page", log: log))
      controller.view.layoutIfNeeded()
      try await app.settle()
    }
    #expect(log.lines == ["page body"])
  }

  // observations.json hosting-rootview-replace-no-onappear
  @Test func `another root view of the same type is an update`() async throws {
    let log = Log()
    try await show(LoggedPage(name: "first", log: log)) { app, controller in
      controller.rootView = LoggedPage(name: "second", log: log)
      try app.idle()
      log.append("end")
    }
    #expect(
      log.lines == [
        "first body", "first onAppear", "second body", "end", "second onDisappear",
      ]
    )
  }

  // observations.json ondisappear-avplayer-fullscreen-comment
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a presentation of UIKit calls onDisappear only if it covers the screen`(
    style: UIModalPresentationStyle
  ) async throws {
    let log = Log()
    try await show(LoggedPage(name: "page", log: log)) { app, controller in
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      controller.present(presented, animated: true)
      try await app.settle()
      controller.dismiss(animated: true)
      try await app.settle()
      log.append("end")
    }
    let isCovered = style == .fullScreen
    let middle = isCovered ? ["page onDisappear", "page onAppear"] : []
    #expect(
      log.lines == ["page body", "page onAppear"] + middle + ["end", "page onDisappear"]
    )
  }

  @Test func `a removed child controller disappears and ends all nodes`() async throws {
    let log = Log()
    let context = RecordingContext.inMemory(title: "test")
    try await withRecording(context) { app in
      let window = UIWindow()
      let parent = UIViewController()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      try app.idle()
      try add(to: parent, log, app)
      try await app.settle()
      window.isHidden = true
    }
    #expect(log.lines == ["page body", "page onAppear", "page onDisappear"])
    let trace = try context.trace()
    let nodes = trace.subjects.filter { $0.kind == .swiftUIView }.map(\.id)
    let deaths = trace.events.filter { $0.kind == .death }.map(\.subject)
    #expect(!nodes.isEmpty && nodes.allSatisfy(deaths.contains))
  }

  private func add(to parent: UIViewController, _ log: Log, _ app: HeadlessApp) throws {
    let child = UIHostingController(rootView: LoggedPage(name: "page", log: log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try app.idle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func `traits of the window are values of the environment`() async throws {
    struct Traits: View {
      @Environment(\.colorScheme) var colorScheme
      @Environment(\.horizontalSizeClass) var horizontal
      @Environment(\.verticalSizeClass) var vertical
      @Environment(\.layoutDirection) var direction
      let log: Log
      var body: some View {
        let isExpected =
          (colorScheme, horizontal, vertical, direction)
          == (.light, .compact, .regular, .leftToRight)
        let _ = log.append("\(isExpected)")
        Text("traits")
      }
    }
    let log = Log()
    try await show(Traits(log: log))
    #expect(log.lines.last == "true")
  }
}

/// A view that logs its bodies and its appearance.
struct LoggedPage: View {
  let name: String
  let log: Log

  var body: some View {
    let _ = log.append("\(name) body")
    Text(name)
      .onAppear { log.append("\(name) onAppear") }
      .onDisappear { log.append("\(name) onDisappear") }
  }
}
