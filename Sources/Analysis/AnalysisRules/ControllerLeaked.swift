import AnalysisEngine
import Findings
import TraceModel

/// Reports controllers that are not released.
struct ControllerLeaked: Rule {
  let descriptor = RuleDescriptor(
    701,
    "controller-leaked",
    .warning,
    [.runtime],
    summary: """
      A controller that was popped, dismissed or removed was still alive when the trace ended.
      """,
    rationale: "Its memory, timers and observers remain, once for each visit.",
    help: "look for a retain cycle: closures, delegates or timers that hold the controller",
    examples: .swift(PackageResources.LC701_swift),
    exceptions: [
      """
      A controller that is shown again, or that became a child, a root or a sheet again, was \
      kept on purpose.
      """,
      "Tabs and cached pages do not leave their parent.",
      """
      A controller to which a recorded path of references leads from a window, a delegate or a static \
      property is kept on purpose: an info.
      """,
      "A log rarely prints deinit for every class: the rule needs recorded lifetimes.",
      """
      If a trace ends earlier than release-ms after the controller left, the controller is only \
      counted in the report. The test kit decides when a test has ended and its clock has \
      settled, and records its verdict: LC906.
      """,
    ],
    sources: [
      "github.com/fastred/DeallocationChecker",
      "github.com/Tencent/MLeaksFinder",
      "square.github.io/leakcanary/fundamentals-how-leakcanary-works",
    ],
    published: """
      github.com/kitasuke/PagingMenuController/pull/131: \
      removed children were still referenced
      """
  )

  let judgesReleases = true

  let signals: Signal.Kinds = [.hierarchy, .appearance, .death, .end]
  let names: [Name] = [.parentRelation, .presentedRelation, .rootRelation, .viewWillAppear]

  /// The latest known removal of each controller.
  private var removals: [SubjectID: Finding.Evidence] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .hierarchy(let event): record(event, in: state)
    case .appearance(let move):
      if move.trigger == .willAppear, !removals.isEmpty { removals[move.event.subject] = nil }
    case .death(let slot):
      if !removals.isEmpty { removals[state.hierarchy[slot].id] = nil }
    case .traceEnded: check(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func record(_ event: TraceEvent, in state: AnalysisState) {
    switch event.name {
    case .parentRelation:
      let note = "removed from its parent here"
      removals[event.subject] = event.argument == .none ? state.evidence(event, note: note) : nil
    case .presentedRelation where event.argument == .none:
      removals[state.cursor.previousPresented] = state.evidence(event, note: "dismissed here")
    default: removals[event.argument] = nil
    }
  }

  private func check(in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !state.ending.hasLostEvents, state.ending.isWholeTrace else { return }
    for (id, evidence) in removals.sorted(by: { $0.key < $1.key }) {
      let waited = evidence.time.duration(to: state.cursor.now)
      guard let slot = state.hierarchy.find(id),
        state.hierarchy[slot].lifetime.hasAppeared, state.hierarchy[slot].lifetime.isBornHere,
        state.hierarchy[slot].relations.parent == .none,
        state.hierarchy[slot].relations.rootOf == .none,
        state.hierarchy[slot].relations.presenter == .none, state.appearance(of: id) == .hidden
      else { continue }
      guard waited >= state.settings.thresholds.release else {
        ledger.noteUnjudgedRelease(of: id)
        continue
      }
      ledger.report(
        finding(
          severity: state.isHeldByRoot(id) ? .info : nil,
          confidence: .medium,
          of: state.object(slot: slot),
          message:
            "still alive \(ReportText.duration(waited)) after its removal, when the trace ended"
            + state.referenceText(of: id),
          evidence: state.originEvidence(of: id) + [evidence]
        ),
        weakerThan: [906]
      )
    }
  }
}
