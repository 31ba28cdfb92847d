import AnalysisEngine
import Findings
import TraceModel

/// Reports a child that is added to a disappearing parent.
struct AddChildToDisappearingParent: Rule {
  let descriptor = RuleDescriptor(
    308,
    "add-child-to-disappearing-parent",
    .note,
    [.runtime],
    summary: "addChild was called on a parent that was disappearing.",
    rationale: """
      The child starts to appear in a screen that is leaving, and its work is torn down at once.
      """,
    help: "add children before the parent disappears, or when it appears again",
    examples: .swift(PackageResources.LC308_swift),
    exceptions: ["A hidden parent may receive children: they appear together with it."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "github.com/omnigroup/OmniGroup OUIViewController.m",
    ]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = .call
  let names: [Name] = [.addChild]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .call(let event) = signal, state.appearance(of: event.subject) == .disappearing
    else {
      return
    }
    let slot = state.hierarchy.find(event.subject)
    let before = slot.map { state.recentEvidence(slot: $0, kind: .appearance, count: 1) } ?? []
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "addChild(\(state.name(event.argument))) was called while it was disappearing",
        evidence: before + [state.evidence(event, note: "added here")]
      )
    )
  }
}
