import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that is loaded again and again.
struct LoadRecursion: Rule {
  let descriptor = RuleDescriptor(
    105,
    "load-recursion",
    .error,
    [.callbacks],
    summary: "A view was loaded three times without an appearance in between.",
    rationale: """
      loadView sets no view, so each read of view loads it again until the stack overflows.
      """,
    help: "assign view in loadView()",
    examples: .swift(PackageResources.LC105_swift),
    exceptions: [
      """
      Several controllers of one class may load one after the other; if the log does not \
      distinguish them, the confidence is low.
      """,
      "After view = nil, the next load is correct.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      "github.com/kingcos/Perspective, “UIViewController Life Cycle”",
    ],
    published: """
      github.com/kingcos/Perspective, “UIViewController Life Cycle”: \
      the log of a loadView that sets no view
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.callback, .diagnostic]
  let names: [Name] = [.loadView]

  /// The loads of a controller since its last appearance.
  private struct Loads {
    var count: Int32 = 0
    /// The number of the last event that moved the appearance.
    var appearance: UInt64 = 0
  }

  private var loads = LifetimeStore(Loads())

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .callback(let callback): record(callback, in: state, to: &ledger)
    case .diagnostic(let event, let text):
      // Before the name `recursiveLoadView` existed, only the text distinguished a recursion.
      let isOld = event.name == .loadWithoutView && text.contains("endless loadView")
      guard event.name == .recursiveLoadView || isOld else { return }
      let evidence = state.evidence(event, note: "HeadlessUIKit stopped the recursion here")
      report(event.subject, [evidence], in: state, to: &ledger)
    default: break
    }
  }

  private mutating func record(
    _ callback: CallbackEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let slot = callback.slot
    guard slot >= 0 else { return }
    let instance = state.hierarchy[slot]
    var current = loads[slot, instance.lifetime]
    // A load after an appearance, or after the view was removed, starts a new count.
    if current.appearance != instance.lifetime.lastAppearanceOrdinal || state.isUnloaded(slot) {
      current = Loads(count: 0, appearance: instance.lifetime.lastAppearanceOrdinal)
    }
    current.count &+= 1
    loads[slot, instance.lifetime] = current
    // Three controllers of one class may load in a row where the log does not distinguish them.
    let limit: Int32 = state.isShared(slot) ? 4 : 3
    let hasView = instance.load != StateSet(LoadStep.loading.rawValue)
    guard current.count == limit, hasView else { return }
    let steps = state.recentEvidence(slot: slot, kind: .load, count: 4)
    report(
      callback.subject,
      steps + [state.evidence(callback, note: "loaded again")],
      in: state,
      to: &ledger
    )
  }

  private func report(
    _ id: SubjectID,
    _ evidence: [Finding.Evidence],
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let slot = state.hierarchy.find(id)
    ledger.report(
      finding(
        confidence: slot.map { state.confidence(slot: $0) },
        of: state.object(id),
        message: "its view is loaded over and over: loadView does not set view",
        evidence: evidence
      )
    )
  }
}
