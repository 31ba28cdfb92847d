import AnalysisEngine
import Findings
import TraceModel

/// Reports a layout that causes itself.
struct LayoutLoop: CellRule {
  let descriptor = RuleDescriptor(
    603,
    "layout-loop",
    .error,
    [.runtime, .heuristic],
    summary: """
      A layout ran within itself twice, or was repeated a hundred times in one turn of the main \
      loop.
      """,
    rationale: "The main thread hangs and may overflow the stack.",
    help: """
      in a layout callback, do not change the frame of the controller's view or its superview, \
      and do not call layoutIfNeeded()
      """,
    examples: .swift(PackageResources.LC603_swift),
    exceptions: [
      "One layout within another is legal.",
      "A commit that comes to rest after a few passes.",
      "In a log, layouts without a pause are only an indication: the finding is an info.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()",
      "UIKit: UIViewLayoutFeedbackLoopDebuggingThreshold",
    ],
    published: """
      github.com/roadfire/AutoLayoutTableHeaderView/issues/3: \
      viewDidLayoutSubviews set a header that needs layout
      """
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewWillLayoutSubviews runs within itself a second time"
  }

  let signals: Signal.Kinds = [.callback, .constraint, .diagnostic, .death]
  let names: [Name] = [.viewWillLayoutSubviews]

  /// The consecutive layouts of a controller without a pause or an appearance.
  private struct Layouts {
    var last = Instant(nanoseconds: .min)
    var count: Int32 = 0
    /// The number of the last event that moved the appearance.
    var appearance: UInt64 = 0

    /// Counts a layout.
    mutating func add(at time: Instant) {
      count = last.duration(to: time) < TraceMonitor.turnLength ? count &+ 1 : 1
      last = time
    }
  }

  private var layouts = LifetimeStore(Layouts())
  private var changes = ConstraintChanges()
  /// Whether the runtime reports commits that do not come to rest, so that layouts need no count.
  private var reportsCommits = false
  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .violation(let violation):
      guard reported.insert(violation.event.subject).inserted else { return }
      reportViolation(violation, in: state, to: &ledger)
    case .callback(let callback): check(callback, in: state, to: &ledger)
    case .constraint(let event, let equation): changes.note(event, equation)
    case .diagnostic(let event, let text):
      guard event.name == .layoutRestless else { return }
      reportRestlessness(event, text, in: state, to: &ledger)
    case .death(let slot):
      if !reported.isEmpty { reported.remove(state.hierarchy[slot].id) }
    default: break
    }
  }

  private mutating func check(
    _ callback: CallbackEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard callback.slot >= 0 else { return }
    let instance = state.hierarchy[callback.slot]
    var earlier = layouts[callback.slot, instance.lifetime]
    if earlier.appearance != instance.lifetime.lastAppearanceOrdinal {
      earlier.appearance = instance.lifetime.lastAppearanceOrdinal
      earlier.count = 0
    }
    let count = earlier.count
    if !callback.isUntimed { earlier.add(at: callback.time) }
    layouts[callback.slot, instance.lifetime] = earlier
    guard !reportsCommits, count > state.settings.thresholds.layoutsInTurn, !instance.isPooled,
      reported.insert(instance.id).inserted
    else { return }
    ledger.report(
      finding(
        severity: state.settings.isLog ? .info : nil,
        confidence: state.settings.isLog ? .low : .medium,
        of: state.object(slot: callback.slot),
        message: "laid out \(count) times without a pause" + changes.text(in: state),
        evidence: [state.evidence(callback, note: "laid out again")]
      )
    )
  }

  /// Reports a commit that used up its passes, unless the layouts of the object are reported.
  private mutating func reportRestlessness(
    _ event: TraceEvent,
    _ text: String,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    ledger.noteJudgedMessage()
    reportsCommits = true
    guard reported.insert(event.subject).inserted else { return }
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: text + changes.text(in: state),
        evidence: [state.evidence(event, note: "the commit stopped here")]
      )
    )
  }
}
