import Foundation
import HeadlessUIKit
import LifelineTestKit
import LifelineTesting
import Testing
import TraceModel
import TraceRecorder

private final class HostOfAChild: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = DetailViewController()
    addChild(child)
    child.didMove(toParent: self)
  }
}

/// A presenter that appears in traces.
@MainActor
private final class Presenter {
  private lazy var traced = TracedObject(of: self)

  func present(_ detail: UIViewController, in navigation: UINavigationController) {
    traced.span("present") {
      traced.instant("was asked")
      navigation.pushViewController(detail, animated: false)
      detail.loadViewIfNeeded()
    }
  }
}

@MainActor
struct `Golden calls` {
  @Test(.lifeline) func `golden calls are lines of a log`() throws {
    let app = HeadlessApp.current
    let navigation = UINavigationController(rootViewController: HomeViewController())
    let window = show(navigation)
    try app.settle()
    Presenter().present(DetailViewController(), in: navigation)
    try app.settle()
    expectCalls(matches: "push")
    withExtendedLifetime(window) {}
  }

  @Test(.lifeline) func `golden calls contain calls of the app, not of UIKit`() throws {
    let app = HeadlessApp.current
    let navigation = UINavigationController(rootViewController: HomeViewController())
    let other = UINavigationController(rootViewController: DetailViewController())
    let window = show(navigation)
    try app.settle()
    navigation.setViewControllers([other.viewControllers[0]], animated: false)
    try app.settle()
    let trace = try #require(RecordingContext.current).trace()
    #expect(CallGolden.text(of: trace, selection: .calls) == "")
    #expect(
      CallGolden.text(of: trace, selection: [.calls, .systemCalls])
        == "DetailViewController#1 removeFromParent\n"
    )
    withExtendedLifetime((window, other)) {}
  }

  @Test(.lifeline) func `golden calls contain a call in a callback`() throws {
    let host = HostOfAChild()
    _ = host.view
    let trace = try #require(RecordingContext.current).trace()
    #expect(
      CallGolden.text(of: trace, selection: .calls)
        == "HostOfAChild#1 addChild(DetailViewController#1)\n"
    )
  }

  @Test(.lifeline) func `a golden file has the name of the test`() throws {
    let home = HomeViewController()
    _ = home.view
    expectCalls()
    expectCalls(including: .appearance)
  }

  @Test(.lifeline, arguments: [1, 2]) func `a golden file has a name for each argument`(
    count: Int
  ) throws {
    for _ in 0..<count { _ = HomeViewController().view }
    expectCalls()
  }

  @Test(.lifeline) func `golden calls contain all selected groups`() throws {
    let window = show(HomeViewController())
    try HeadlessApp.current.settle()
    let trace = try #require(RecordingContext.current).trace()
    func calls(_ selection: CallSelection) -> [Substring] {
      CallGolden.text(of: trace, selection: selection).split(separator: "\n")
    }
    #expect(
      calls(.appearance) == [
        "HomeViewController#1 viewWillAppear(animated: false)",
        "HomeViewController#1 viewIsAppearing(animated: false)",
        "HomeViewController#1 viewDidAppear(animated: false)",
      ]
    )
    #expect(calls(.layout).contains("HomeViewController#1 viewDidLayoutSubviews"))
    #expect(calls([.calls, .systemClasses]) == ["UIWindow#1 makeKeyAndVisible"])
    #expect(calls(.everything).count > calls(.standard).count)
    withExtendedLifetime(window) {}
  }

  @Test func `a difference is shown and drawn`() async throws {
    let inner = try await Inner(.lifeline(goldens: .never)) {
      let window = show(HomeViewController())
      try HeadlessApp.current.settle()
      expectCalls(matches: "push")
      withExtendedLifetime(window) {}
    }
    let issue = try #require(inner.issues.first)
    #expect(inner.issues.count == 1)
    #expect(issue.contains("Calls/push.txt (- expected, + recorded)\n"))
    #expect(issue.contains("\n- Presenter#1 present\n"))
    let picture = try #require(path(after: "picture", in: issue))
    let svg = String(decoding: try Data(contentsOf: URL(filePath: picture)), as: UTF8.self)
    #expect(svg.contains("A is expected, B is recorded"))
    #expect(svg.contains(">only in A</text>"))
  }
}

struct `Golden calls as a trace` {
  @Test(arguments: [
    "",
    """
    Home#1 viewDidLoad
      Home#1 viewWillAppear(animated: true)
        Chart<Int, Key#2>#2 was asked
      Home#2 willMove(toParent: UINavigationController#1)
    Home#1 viewDidAppear(animated: false)

    """,
  ])
  func `a parsed golden file yields the same lines`(text: String) {
    let trace = GoldenTrace.trace(of: text)
    #expect(CallGolden.text(of: trace, selection: .everything) == text)
  }

  @Test func `controllers are recognized by their callbacks`() {
    let trace = GoldenTrace.trace(of: "Home#1 viewDidLoad\nBox#1 layoutSubviews\nP#1 work\n")
    #expect(trace.subjects.map(\.kind) == [.viewController, .view, .custom])
    let window = GoldenTrace.trace(of: "Box#1 layoutSubviews\n", kinds: ["Box": .window])
    #expect(window.subjects.map(\.kind) == [.window])
  }

  @Test(arguments: ["#", "A#99999999999999999999 x", "A#0 x", "        A#1 x", "A#1", "A#70000 x"])
  func `a malformed line of an edited golden file does not stop parsing`(line: String) {
    let trace = GoldenTrace.trace(of: "A#1 viewDidLoad\n\(line)\n")
    #expect(trace.events.count { $0.kind == .begin } == 2)
    #expect(trace.subjects.count <= 2)
  }
}

struct `A golden file` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "lifeline-golden-\(UInt64.random(in: 0...UInt64.max))")

  private func golden(_ mode: GoldenMode?, _ environment: [String: String] = [:]) -> CallGolden {
    CallGolden(
      named: "calls",
      testFile: folder.appending(path: "Test.swift").path,
      mode: mode,
      environment: environment
    )
  }

  private var file: URL { folder.appending(path: "Calls/calls.txt") }
  private var stored: String? { try? String(contentsOf: file, encoding: .utf8) }

  @Test func `a missing golden file is recorded, and the test fails`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      golden(nil).problem(with: "A#1 viewDidLoad\n")
        == "\(file.path) did not exist and was recorded: a test that records fails; read the file "
        + "and run again"
    )
    #expect(stored == "A#1 viewDidLoad\n")
    #expect(golden(nil).problem(with: "A#1 viewDidLoad\n") == nil)
  }

  @Test func `a golden file that differs is kept by default`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = golden(.missing).problem(with: "old\n")
    #expect(
      golden(.missing).problem(with: "new\n") == """
        the calls differ from \(file.path) (- expected, + recorded)
        - old
        + new
        help: if the new order is right, run with LIFELINE_RECORD=failed and read the diff
        """
    )
    #expect(stored == "old\n")
    #expect(golden(.failed).problem(with: "new\n")?.contains("differed and was recorded") == true)
    #expect(stored == "new\n")
  }

  @Test func `the mode all records a golden file in each run`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = golden(.missing).problem(with: "same\n")
    #expect(golden(.all).problem(with: "same\n")?.contains("was recorded") == true)
  }

  @Test func `the environment overrides the mode of the test`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["LIFELINE_RECORD": "never"]
    #expect(
      golden(.all, environment).problem(with: "new\n")
        == "\(file.path) does not exist\nhelp: record it with LIFELINE_RECORD=missing"
    )
    #expect(stored == nil)
  }

  @Test func `a golden file is never recorded under CI`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["LIFELINE_RECORD": "all", "CI": "true"]
    #expect(
      golden(.all, environment).problem(with: "new\n") == """
        \(file.path) does not exist
        LIFELINE_RECORD=all is refused because CI is set
        help: record it with LIFELINE_RECORD=missing
        """
    )
    #expect(stored == nil)
  }

  @Test func `an unknown mode is reported`() throws {
    let problem = golden(nil, ["LIFELINE_RECORD": "1"]).problem(with: "new\n")
    #expect(
      problem?.contains("LIFELINE_RECORD is '1', expected one of all, failed, missing, never")
        == true
    )
    #expect(stored == nil)
  }

  @Test func `a recorded golden file comes with advice unless the manifest excludes it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = folder.appending(path: "Tests/ShopTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    let manifest = folder.appending(path: "Package.swift")
    func golden() -> CallGolden {
      CallGolden(
        named: "calls",
        testFile: tests.appending(path: "Test.swift").path,
        mode: .all,
        environment: [:]
      )
    }
    try Data("let package = Package()".utf8).write(to: manifest)
    #expect(
      golden().problem(with: "new\n")?.hasSuffix(
        "run again\nhelp: add exclude: [\"Calls\"] to the test target in \(manifest.path), otherwise "
          + "SwiftPM warns about unhandled files"
      ) == true
    )
    try Data("exclude: [\"Calls\"]".utf8).write(to: manifest)
    #expect(golden().problem(with: "new\n")?.hasSuffix("run again") == true)
  }

  @Test func `the default name contains suites, test and arguments`() {
    func name(_ names: String..., arguments: String = "") -> String {
      let location = CodeLocation(fileID: "A/T.swift", filePath: "/T.swift", line: 1, column: 1)
      return RunIdentity(names: names, arguments: arguments, location: location).goldenName
    }
    #expect(name("A", "Outer", "Inner", "adds()") == "Outer.Inner.adds")
    #expect(name("A", "adds(count:)", arguments: "3") == "adds-count-3")
    #expect(name("A", "S", "a(b:)", arguments: "x/y") != name("A", "S", "a(b:)", arguments: "x.y"))
    let long = String(repeating: "long", count: 19)
    #expect(name("A", long, long, long).count <= 120)
    #expect(name("A", long, long, long) != name("A", long, long, "\(long)er"))
  }

  @Test(arguments: ["", "../x", ".x"]) func `an invalid golden file name is rejected`(name: String)
  {
    let golden = CallGolden(named: name, testFile: "/nonesuch/T.swift", mode: .never)
    let problem = golden.problem(in: .inMemory(title: "none"), selection: .standard)
    #expect(problem?.contains("is not a valid golden file name") == true)
  }
}
