import AnalysisEngine
import Findings
import TraceModel

/// Reports exceptions of UIKit about constraints that cannot exist.
struct InvalidConstraint: Rule {
  let descriptor = RuleDescriptor(
    616,
    "invalid-constraint",
    .error,
    [.runtime, .input],
    summary: """
      A constraint was created or changed that cannot exist, such as one with an infinite constant.
      """,
    rationale: "UIKit raises an exception and the app crashes.",
    help:
      "correct the attributes, the constant, the priority or the format that the exception names",
    examples: .swift(PackageResources.LC616_swift),
    exceptions: [
      "LC608 and LC611 report constraints of views that are not in one hierarchy."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/nslayoutconstraint",
      "UIKit: “NSLayoutConstraint constant is not finite!”",
      "UIKit: “Location attributes must be specified in pairs”",
    ],
    published: """
      logs 67 and 68 of traces/logs/published: \
      an invalid multiplier, and a location without its pair
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = .diagnostic

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal, event.name == .constraintInvalid,
      !text.contains("common ancestor"), !ConstraintOutsideHierarchy.isException(text)
    else { return }
    ledger.noteJudgedMessage()
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: text.isEmpty
          ? "UIKit refused a constraint" : "UIKit refused a constraint: “\(text)”",
        evidence: [state.evidence(event, note: "this message was logged here")]
      )
    )
  }
}
