import Findings
import Foundation
import LogImport
import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat

/// Shapes of code and logs that published questions show.
struct `Published shapes` {
  @MainActor private func report(
    objects: String,
    hooks: String = "",
    steps: String
  ) async throws
    -> AnalysisReport
  {
    let scenario = """
      title: A shape
      objects:
        W: UIWindow
        H: UIViewController
      \(objects)
      \(hooks.isEmpty ? "" : "hooks:")
      \(hooks)
      steps:
      \(steps)
      expect: []
      """
    var reader = TraceReader(bytes: try await Scenario(reading: Array(scenario.utf8)).run().trace)
    return try analyze(&reader)
  }

  private static let show = """
      - W.rootViewController = H
      - W.makeKeyAndVisible()
      - settle

    """

  @Test @MainActor func `willMove(toParent:) before addChild is no missing didMove`() async throws {
    let report = try await report(
      objects: "  A: UIViewController",
      steps: Self.show + """
          - A.willMove(toParent: H)
          - H.addChild(A)
          - H.view.addSubview(A.view)
          - A.didMove(toParent: H)
          - settle
        """
    )
    #expect(report.rules == [])
  }

  @Test @MainActor func `a transition of an app's container is no modal`() async throws {
    let report = try await report(
      objects: "  A: UIViewController\n  B: UIViewController",
      hooks: """
          H.viewDidLoad: [H.addChild(A), H.view.addSubview(A.view), A.didMove(toParent: H)]
          done: [A.removeFromParent(), B.didMove(toParent: H)]
        """,
      steps: Self.show + """
          - A.willMove(toParent: nil)
          - H.addChild(B)
          - H.transition(from: A, to: B, duration: 300ms, completion: done)
          - settle
        """
    )
    #expect(report.counts.transitions == [.childExchange: 1])
    #expect(report.rules == [])
  }

  @Test(arguments: [true, false]) @MainActor
  func `a transition that nobody completes is reported, one that a finger holds is not`(
    isHeld: Bool
  ) async throws {
    let push = "  - N.pushViewController(B, animated: true)\n"
    let report = try await report(
      objects: """
          N: UINavigationController(rootViewController: H)
          B: UIViewController
          D: UINavigationControllerDelegate
          X: UIViewControllerAnimatedTransitioning(duration: 1s)
        """,
      steps: Self.show.replacing("rootViewController = H", with: "rootViewController = N")
        + (isHeld
          ? push + "  - settle\n  - swipe begin N\n  - swipe update N 0.4\n  - advance 10s"
          : "  - D.animationController = X\n  - X.completes = false\n  - N.delegate = D\n" + push
            + "  - advance 10s")
    )
    #expect(report.rules.sorted() == (isHeld ? [] : ["LC213", "LC214"]))
  }

  @Test @MainActor func `didMove(toParent: nil) of a child that has its parent is a mismatch`()
    async throws
  {
    let report = try await report(
      objects: "  A: UIViewController",
      steps: Self.show + """
          - H.addChild(A)
          - H.view.addSubview(A.view)
          - A.didMove(toParent: nil)
          - settle
        """
    )
    #expect(report.rules == ["LC303"])
    #expect(report.findings.first?.message.hasSuffix("but its parent is H#2") == true)
  }

  @Test(arguments: ["", "<CartVC: 0x20a> viewDidLoad\n"])
  func `viewDidLoad after viewWillAppear of one pointer is reported`(before: String) throws {
    let log = """
      \(before)<CartVC: 0x10a> viewWillAppear
      <CartVC: 0x10a> viewDidLoad
      <CartVC: 0x10a> viewDidAppear

      """
    let bytes = Array(log.utf8)
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "a.log", options: options, bytes: bytes)
    let found = try analyze(&importer).findings.filter { $0.severity > .info }
    #expect(
      found.map(\.message) == ["viewDidLoad ran after the controller had begun to appear"]
    )
  }
}
