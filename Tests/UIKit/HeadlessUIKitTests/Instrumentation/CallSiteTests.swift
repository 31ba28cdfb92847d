import HeadlessCore
import HeadlessUIKit
import HeadlessValues
import Testing
import TraceModel
import TraceRecorder

/// Debug builds, which tests are, have the debug information that positions come from.
@MainActor
struct `Events state the line of the app's call` {
  /// A trace with the positions of its calls.
  private struct Sites {
    var trace: Trace
    /// The positions of the events with a name, in the order of the trace, `nil` without one.
    func positions(
      _ name: String,
      where isMeant: (TraceEvent) -> Bool = { _ in true }
    ) -> [String?] {
      let table = trace.events.filter { $0.kind == .metadata && $0.site > 0 }
        .reduce(into: [:]) { $0[$1.site] = SourcePosition(trace.names[$1.text]) }
      return trace.events.filter {
        trace.names[$0.name] == name && $0.kind != .metadata && isMeant($0)
      }
      .map { event in table[event.site].map { "\($0.file):\($0.line)" } }
    }

    /// The positions of the calls or callbacks with a name.
    func begins(_ name: String) -> [String?] { positions(name) { $0.kind == .begin } }
  }

  private func record(_ body: @MainActor (HeadlessApp) async throws -> Void) async throws -> Sites {
    let recorder = makeRecorder(title: "sites", clock: .virtual, sink: MemorySink())
    let context = RecordingContext(recorder: recorder, failurePolicy: .record)
    try await withRecording(context, body)
    recorder.close()
    return Sites(trace: try context.trace())
  }

  private static let file = "Tests/UIKit/HeadlessUIKitTests/Instrumentation/CallSiteTests.swift"

  private func place(_ line: Int) -> String { "\(Self.file):\(line)" }

  @Test func `containment`() async throws {
    var lines: [String: Int] = [:]
    let sites = try await record { _ in
      let parent = UIViewController()
      lines["init"] = #line + 1
      let child = UIViewController()
      lines["addChild"] = #line + 1
      parent.addChild(child)
      lines["addSubview"] = #line + 1
      parent.view.addSubview(child.view)
      lines["didMove"] = #line + 1
      child.didMove(toParent: parent)
      lines["willMove"] = #line + 1
      child.willMove(toParent: nil)
      lines["removeFromSuperview"] = #line + 1
      child.view.removeFromSuperview()
      lines["removeFromParent"] = #line + 1
      child.removeFromParent()
      lines["begin"] = #line + 1
      child.beginAppearanceTransition(true, animated: false)
      lines["end"] = #line + 1
      child.endAppearanceTransition()
    }
    func at(_ keys: String...) -> [String?] { keys.map { lines[$0].map(place) } }
    #expect(sites.begins("addChild") == at("addChild"))
    #expect(sites.positions("superview") == at("addSubview", "removeFromSuperview"))
    #expect(sites.begins("removeFromParent") == at("removeFromParent"))
    #expect(sites.begins("beginAppearanceTransition") == at("begin"))
    #expect(sites.begins("endAppearanceTransition") == at("end"))
    // `addChild` and `removeFromParent` call these, too.
    #expect(sites.begins("willMove(toParent:)") == at("addChild", "willMove"))
    #expect(sites.begins("didMove(toParent:)") == at("didMove", "removeFromParent"))
    #expect(sites.positions("parent") == at("addChild", "removeFromParent"))
    let births = sites.positions("UIViewController") { $0.kind == .birth }
    #expect(births.last == at("init")[0])
  }

  @Test func `navigation`() async throws {
    var lines: [String: Int] = [:]
    let sites = try await record { app in
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      lines["push"] = #line + 1
      navigation.pushViewController(UIViewController(), animated: true)
      try await app.settle()
      lines["pop"] = #line + 1
      navigation.popViewController(animated: true)
      try await app.settle()
      navigation.pushViewController(UIViewController(), animated: false)
      lines["root"] = #line + 1
      navigation.popToRootViewController(animated: false)
      lines["set"] = #line + 1
      navigation.setViewControllers([UIViewController()], animated: false)
      try await app.settle()
    }
    func at(_ key: String) -> String? { lines[key].map(place) }
    #expect(sites.begins("pushViewController").first == at("push"))
    #expect(sites.begins("popViewController") == [at("pop")])
    #expect(sites.begins("popToRootViewController") == [at("root")])
    #expect(sites.begins("setViewControllers").last == at("set"))
  }

  @Test func `presentation`() async throws {
    var lines: [String: Int] = [:]
    let sites = try await record { app in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      lines["present"] = #line + 1
      root.present(UIViewController(), animated: true)
      try await app.settle()
      lines["dismiss"] = #line + 1
      root.dismiss(animated: true)
      try await app.settle()
    }
    #expect(sites.begins("present") == [lines["present"].map(place)])
    #expect(sites.begins("dismiss") == [lines["dismiss"].map(place)])
  }

  @Test func `constraints`() async throws {
    var lines: [Int] = []
    let sites = try await record { _ in
      let view = UIView()
      lines.append(#line + 1)
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 1)])
      lines.append(#line + 1)
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    #expect(sites.positions("constraint") { $0.flags.contains(.on) } == lines.map(place))
  }

  @Test func `a missing call of super states the override`() async throws {
    let sites = try await record { _ in Forgetful().loadViewIfNeeded() }
    let ends = sites.positions("viewDidLoad") { $0.flags.contains(.superMissing) }
    #expect(ends == [place(Forgetful.line)])
  }

  @Test func `a direct call of a callback states the caller, not its override`() async throws {
    var line = 0
    let sites = try await record { _ in
      let controller = Polite()
      controller.loadViewIfNeeded()
      line = #line + 1
      controller.viewWillAppear(true)
    }
    #expect(sites.begins("viewWillAppear") == [place(line)])
  }

  @Test func `code in a task, a block and a closure states its own line`() async throws {
    var lines: [Int] = []
    let sites = try await record { app in
      let parent = UIViewController()
      await Task { @MainActor in
        lines.append(#line + 1)
        parent.addChild(UIViewController())
      }
      .value
      app.schedule(after: .seconds(1)) {
        lines.append(#line + 1)
        parent.addChild(UIViewController())
      }
      try await app.settle()
      lines.append(#line + 1)
      [UIViewController()].forEach { parent.addChild($0) }
    }
    #expect(sites.begins("addChild") == lines.map(place))
  }

  @Test func `what UIKit does in a turn of the main loop states no line`() async throws {
    let sites = try await record { app in
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      navigation.pushViewController(UIViewController(), animated: true)
      try app.idle()
    }
    let late = sites.trace.events.last { $0.kind == .hierarchy && $0.name == .superviewRelation }
    #expect(late?.site == 0)
  }

  @Test func `a context in memory records no positions`() async throws {
    let context = RecordingContext.inMemory(title: "memory")
    try await withRecording(context) { _ in _ = UIViewController() }
    #expect(try context.trace().events.allSatisfy { $0.site == 0 })
  }
}

private final class Forgetful: UIViewController {
  static let line = #line + 1
  override func viewDidLoad() {}
}

private final class Polite: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }
}
