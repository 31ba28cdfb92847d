import AnalysisEngine
import Findings
import TraceModel

/// Reports a view whose constraints do not determine its frame.
struct AmbiguousLayout: Rule {
  let descriptor = RuleDescriptor(
    612,
    "ambiguous-layout",
    .warning,
    [.runtime, .input],
    confidence: .medium,
    summary: "The constraints of a view do not determine its position or its size.",
    rationale: "The view may have another frame on another device or after another change.",
    help: """
      add constraints for what is missing; a view without intrinsic content size needs a width and a \
      height
      """,
    examples: .swift(PackageResources.LC612_swift),
    exceptions: [
      "Layout guides of UIKit, which it positions later.",
      "A view is reported once for the same missing parts.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiview/hasambiguouslayout",
      "UIKit: _autolayoutTrace, “AMBIGUOUS LAYOUT”",
    ],
    published: """
      github.com/roberthein/TinyConstraints/pull/7: \
      an example had views without a height
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = .diagnostic

  /// What is missing of a view’s frame.
  private struct Missing: Hashable {
    var view: SubjectID
    var text: String
  }

  private var reported: Set<Missing> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal, event.name == .layoutAmbiguous else {
      return
    }
    ledger.noteJudgedMessage()
    guard ledger.hasRoom(),
      reported.insert(Missing(view: event.subject, text: text)).inserted
    else { return }
    let missing = text.isEmpty ? "its frame is not determined" : text
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "\(missing) by its constraints",
        evidence: [state.evidence(event, note: "its layout was ambiguous here")]
      )
    )
  }
}
