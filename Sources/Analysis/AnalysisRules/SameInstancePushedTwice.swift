import AnalysisEngine
import Findings
import TraceModel

/// Reports a push of a controller that is already on the stack.
struct SameInstancePushedTwice: Rule {
  let descriptor = RuleDescriptor(
    405,
    "same-instance-pushed-twice",
    .error,
    [.runtime],
    summary: "A controller was pushed that is already on the navigation stack.",
    rationale: "UIKit raises NSInvalidArgumentException and the app crashes.",
    help: "push a new instance, or pop to the instance on the stack",
    examples: .swift(PackageResources.LC405_swift),
    exceptions: ["After a pop, the same instance may be pushed again."],
    sources: [
      "developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)",
      "UIKit: “Pushing the same view controller instance more than once is not supported”",
    ],
    published: """
      github.com/element-hq/element-ios/issues/3924: \
      a coordinator pushed the same controller twice
      """
  )

  let signals: Signal.Kinds = [.call, .diagnostic]
  let names: [Name] = [.pushViewController]

  private static let phrases = ["the same view controller instance"]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .call(let event):
      guard let slot = state.hierarchy.find(event.argument), event.subject != .none,
        state.hierarchy[slot].relations.stackOwner == event.subject
      else { return }
      report(event, event.argument, "pushed here", in: state, to: &ledger)
      ledger.noteReportedCall(in: state)
    case .diagnostic(let event, let text):
      guard event.name == .invalidArgument || event.name == .uikitDiagnostic,
        Self.phrases.contains(where: text.contains)
      else { return }
      ledger.noteJudgedMessage()
      guard !ledger.isInsideReportedCall(in: state) else { return }
      report(event, event.subject, "UIKit logged this message here", in: state, to: &ledger)
    default: break
    }
  }

  private func report(
    _ event: TraceEvent,
    _ id: SubjectID,
    _ note: String,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    ledger.report(
      finding(
        of: state.object(id),
        message: "pushed although it is already on the stack",
        evidence: [state.evidence(event, note: note)]
      )
    )
  }
}
