import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `An exception of UIKit` {
  private func report(_ code: Name, _ text: String, clock: ClockKind = .virtual) -> AnalysisReport {
    var builder = EventBuilder()
    let home = builder.birth("HomeViewController")
    builder.diagnostic(home, code, text)
    return builder.analyze(header: TraceHeader(clock: clock, title: "test"))
  }

  @Test(
    arguments: [
      "NSInvalidArgumentException: Can't add self as subview",
      "NSRangeException: index 4 beyond the 2 subviews of <UIView: 0x1>",
      "CALayerInvalidGeometry: CALayer position contains NaN: [nan nan]",
      "NSInternalInconsistencyException: There can only be one UIApplication instance.",
    ]
  )
  func `an exception of UIKit is an error that quotes its text`(text: String) throws {
    let finding = try #require(report(.invalidArgument, text).findings.first)
    #expect(finding.rule == 909)
    #expect(finding.severity == .error)
    #expect(finding.message == "UIKit raised an exception: “\(text)”")
  }

  @Test func `an exception of UIKit names the call that raised it`() throws {
    var builder = EventBuilder()
    let view = builder.birth("UIView", .view)
    builder.call(view, .addSubview, view) {
      $0.diagnostic(view, .invalidArgument, "NSInvalidArgumentException: Can't add self")
    }
    let finding = try #require(builder.analyze().findings.first)
    #expect(
      finding.message == "UIKit raised an exception in UIView#1.addSubview: "
        + "“NSInvalidArgumentException: Can't add self”"
    )
    #expect(finding.evidence.map(\.note) == ["called here", "raised here"])
  }

  @Test(
    arguments: [
      (
        Name.hierarchyInconsistency,
        "UIViewControllerHierarchyInconsistency: … but requested parent is:<A>", "LC312"
      ),
      (.hierarchyInconsistency, "UIViewControllerHierarchyInconsistency: a cycle", "LC907"),
      (.navigationInvalid, "NSInternalInconsistencyException: not distinct", "LC904"),
      (.presentationInvalid, "NSInvalidArgumentException: presented on itself", "LC903"),
      (.constraintInvalid, "NSGenericException: no common ancestor", "LC608"),
      (
        .invalidArgument,
        "NSInvalidArgumentException: Pushing the same view controller instance more than once",
        "LC405"
      ),
    ]
  )
  func `an exception of UIKit is reported once if another rule explains it`(
    code: Name,
    text: String,
    rule: String
  ) {
    #expect(report(code, text).rules == [rule])
  }

  @Test func `a message of UIKit without an exception is not reported`() {
    #expect(report(.uikitDiagnostic, "a sentence: not an exception").rules == [])
  }
}
