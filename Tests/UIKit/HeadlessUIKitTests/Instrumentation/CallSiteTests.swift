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
    func positions(_ name: String, where isMeant: (TraceEvent) -> Bool = { _ in true }) -> [String?] {
      let table = trace.events.filter { $0.kind == .metadata && $0.site > 0 }
        .reduce(into: [:]) { $0[$1.site] = SourcePosition(trace.names[$1.text]) }
      return trace.events.filter {
        trace.names[$0.name] == name && $0.kind != .metadata && isMeant($0)
      }
      .map { event in table[event.site].map { "\($0.file):\($0.line)" } }
    }
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
      let child = UIViewController(); lines["init"] = #line
      parent.addChild(child); lines["addChild"] = #line
      parent.view.addSubview(child.view); lines["addSubview"] = #line
      child.didMove(toParent: parent); lines["didMove"] = #line
      child.willMove(toParent: nil); lines["willMove"] = #line
      child.view.removeFromSuperview(); lines["removeFromSuperview"] = #line
      child.removeFromParent(); lines["removeFromParent"] = #line
      child.beginAppearanceTransition(true, animated: false); lines["begin"] = #line
      child.endAppearanceTransition(); lines["end"] = #line
    }
    func isBegin(_ event: TraceEvent) -> Bool { event.kind == .begin }
    for (name, key) in [
      ("addChild", "addChild"), ("addSubview", "addSubview"),
      ("removeFromSuperview", "removeFromSuperview"), ("removeFromParent", "removeFromParent"),
      ("beginAppearanceTransition", "begin"), ("endAppearanceTransition", "end"),
    ] {
      #expect(sites.positions(name, where: isBegin) == [place(lines[key] ?? 0)], "\(name)")
    }
    // `addChild` calls `willMove(toParent:)`, `removeFromParent` calls `didMove(toParent:)`.
    let will = [lines["addChild"], lines["willMove"]].map { place($0 ?? 0) }
    let did = [lines["didMove"], lines["removeFromParent"]].map { place($0 ?? 0) }
    #expect(sites.positions("willMove(toParent:)", where: isBegin).compactMap(\.self).suffix(1) == will.suffix(1))
    #expect(sites.positions("didMove(toParent:)", where: isBegin).compactMap(\.self).prefix(1) == did.prefix(1))
    let births = sites.positions("UIViewController") { $0.kind == .birth }
    #expect(births.last == place(lines["init"] ?? 0))
    #expect(sites.positions("parent") == ["addChild", "removeFromParent"].map { place(lines[$0] ?? 0) })
  }

  @Test func `navigation`() async throws {
    var lines: [String: Int] = [:]
    let sites = try await record { app in
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      navigation.pushViewController(UIViewController(), animated: true); lines["push"] = #line
      try await app.settle()
      navigation.popViewController(animated: true); lines["pop"] = #line
      try await app.settle()
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popToRootViewController(animated: false); lines["root"] = #line
      navigation.setViewControllers([UIViewController()], animated: false); lines["set"] = #line
      try await app.settle()
    }
    #expect(sites.positions("pushViewController") { $0.kind == .begin }.first == place(lines["push"] ?? 0))
    #expect(sites.positions("popViewController") { $0.kind == .begin } == [place(lines["pop"] ?? 0)])
    #expect(
      sites.positions("popToRootViewController") { $0.kind == .begin } == [place(lines["root"] ?? 0)]
    )
    #expect(sites.positions("setViewControllers") { $0.kind == .begin }.last == place(lines["set"] ?? 0))
  }

  @Test func `presentation`() async throws {
    var lines: [String: Int] = [:]
    let sites = try await record { app in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      root.present(UIViewController(), animated: true); lines["present"] = #line
      try await app.settle()
      root.dismiss(animated: true); lines["dismiss"] = #line
      try await app.settle()
    }
    #expect(sites.positions("present") { $0.kind == .begin } == [place(lines["present"] ?? 0)])
    #expect(sites.positions("dismiss") { $0.kind == .begin } == [place(lines["dismiss"] ?? 0)])
  }

  @Test func `constraints`() async throws {
    var lines: [Int] = []
    let sites = try await record { _ in
      let view = UIView()
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 1)]); lines.append(#line)
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true; lines.append(#line)
    }
    #expect(sites.positions("constraint") == lines.map(place))
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
      controller.viewWillAppear(true); line = #line
    }
    #expect(sites.positions("viewWillAppear") { $0.kind == .begin } == [place(line)])
  }

  @Test func `code in a task, a block and a closure states its own line`() async throws {
    var lines: [Int] = []
    let sites = try await record { app in
      let parent = UIViewController()
      await Task { @MainActor in
        parent.addChild(UIViewController()); lines.append(#line)
      }
      .value
      app.schedule(after: .seconds(1)) {
        parent.addChild(UIViewController()); lines.append(#line)
      }
      try await app.settle()
      [UIViewController()].forEach { parent.addChild($0) }; lines.append(#line)
    }
    #expect(sites.positions("addChild") { $0.kind == .begin } == lines.map(place))
  }

  @Test func `what UIKit does in a turn of the main loop states no line`() async throws {
    let sites = try await record { app in
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      navigation.pushViewController(UIViewController(), animated: true)
      try app.advance(by: .seconds(2))
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
