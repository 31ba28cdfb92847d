import AnalysisEngine
import Findings
import TraceModel

/// Reports overrides of callbacks for sizes, traits and constraints that do not call super.
struct HookWithoutSuper: Rule {
  static let descriptor = RuleDescriptor(
    609,
    "trait-or-size-hook-without-super",
    .warning,
    [.runtime],
    summary: """
      An override of a callback for sizes, traits or constraints returned without calling super.
      """,
    rationale: """
      UIKit forwards these callbacks to children in its implementation: the children do not \
      receive the rotation.
      """,
    help: """
      call super in viewWillTransition(to:with:), willTransition(to:with:) and \
      updateViewConstraints()
      """,
    examples: .swift(PackageResources.LC609_swift),
    exceptions: [
      """
      loadView does not need to call super, nor do callbacks of views whose implementation in \
      UIView is empty.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()",
      "developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)",
    ]
  )

  static let signals: Signal.Kinds = .superMisuse

  private var reported: Set<OverrideKey> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .superMisuse(let slice, .missing) = signal,
      slice.name.superRequirement == .documented,
      let key = OverrideKey(slice, in: state), reported.insert(key).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(slice.subject),
        message: "\(key.text(in: state)) returned without calling super",
        evidence: [state.evidence(slice, note: "super was not reached")]
      )
    )
  }
}
