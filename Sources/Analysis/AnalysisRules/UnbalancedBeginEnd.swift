import AnalysisEngine
import Findings
import TraceModel

/// Reports calls of begin and end of an appearance transition that do not alternate.
struct UnbalancedBeginEnd: Rule {
  let descriptor = RuleDescriptor(
    217,
    "unbalanced-begin-end",
    .error,
    [.runtime],
    summary: """
      endAppearanceTransition was called without begin, begin was called again before end, or begin \
      was never followed by end.
      """,
    rationale: "The callbacks of a child are duplicated or lost.",
    help: "call endAppearanceTransition() once for each beginAppearanceTransition(_:animated:)",
    examples: .swift(PackageResources.LC217_swift),
    exceptions: [
      """
      A begin in the opposite direction during a transition replaces the first begin, and one end \
      follows. Where two children of one parent turn around together, their transition was \
      cancelled: that is not reported. Where one controller turns around, the finding is an info; it \
      is a warning if the main loop came to rest in between without an animation, a gesture or a \
      transition of the parent, so that the first end is missing.
      """,
      """
      A begin without an end is reported when the child is deallocated or a complete trace ends, \
      unless a controller that contains the child has been in transition since the begin.
      """,
      "UIKit's message about the same call is not reported again; in a device log it is LC901.",
      "If transitions overlap in a container, UIKit logs the message about them: that is LC221.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      "UIKit: “Unbalanced calls to begin/end appearance transitions”",
    ],
    published: "github.com/rechsteiner/Parchment/pull/373: a pager ended an appearance twice"
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [
    .call, .hierarchy, .appearance, .diagnostic, .death, .turn, .interaction, .end,
  ]
  let names: [Name] = [
    .beginAppearanceTransition, .endAppearanceTransition, .presentedRelation, .viewWillAppear,
  ]

  /// A begin whose end has not been called.
  private struct Begin {
    var isAppearing: Bool
    var evidence: Finding.Evidence
    /// The parent at the begin, which may have removed the child since.
    var parent: SubjectID
    /// The number of turns of the main loop that had ended before.
    var turn: Int
    /// Whether the main loop has come to rest since, with nothing in motion that the begin belongs
    /// to.
    var isOverdue = false
  }

  /// A begin that a begin in the opposite direction replaced.
  private struct Reversal {
    var object: FindingObject
    var first: Begin
    var evidence: Finding.Evidence
    var isDuringGesture: Bool
  }

  private var open: [SubjectID: Begin] = [:]
  /// The controllers that the app told to disappear, with the first dismissal above them since.
  private var hidden: [SubjectID: (begin: Finding.Evidence, dismissal: Finding.Evidence?)] = [:]
  /// The reversals of the current turn.
  private var reversals: [Reversal] = []
  /// The number of turns before the last event of a continuous gesture; negative without one.
  private var turnOfGesture = -1
  private var lastReport: [SubjectID: Instant] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .call(let event):
      if event.name == .beginAppearanceTransition {
        noteHidden(event, in: state)
        begin(event, in: state, to: &ledger)
      }
      if event.name == .endAppearanceTransition { end(event, in: state, to: &ledger) }
    case .appearance(let move): if !hidden.isEmpty { hidden[move.event.subject] = nil }
    case .hierarchy(let event) where event.argument == .none: noteDismissal(event, in: state)
    case .diagnostic(let event, let text):
      guard event.name == .unbalancedTransition, !state.settings.isLog,
        !isReported(of: event.subject, in: state, ledger)
      else { return }
      let quote = text.isEmpty ? "" : ": “\(text)”"
      report(event, "UIKit found unbalanced appearance transitions\(quote)", in: state, to: &ledger)
    case .interaction(let event, let text):
      if event.name == .action, text == "began" || text == "changed" {
        turnOfGesture = state.cursor.turns
      }
    case .turnEnded:
      judgeReversals(to: &ledger)
      noteRest(in: state, to: &ledger)
    case .death(let slot):
      guard !open.isEmpty || !lastReport.isEmpty || !hidden.isEmpty else { return }
      let id = state.hierarchy[slot].id
      hidden[id] = nil
      if let begin = open.removeValue(forKey: id),
        begin.isOverdue || begin.parent == .none || state.hierarchy.find(begin.parent) != nil
      {
        reportOpen(begin, of: id, in: state, to: &ledger)
      }
      lastReport[id] = nil
    case .traceEnded where state.ending.isWholeTrace && !state.ending.hasLostEvents:
      for (id, begin) in open.sorted(by: { $0.key < $1.key }) {
        reportOpen(begin, of: id, in: state, to: &ledger)
      }
      reportHidden(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func noteHidden(_ event: TraceEvent, in state: AnalysisState) {
    let note = "the app told it to disappear"
    hidden[event.subject] =
      event.flags.contains(.on) ? nil : (state.evidence(event, note: note), nil)
  }

  /// Records that nothing covers a presenter and what it contains any more.
  private mutating func noteDismissal(_ event: TraceEvent, in state: AnalysisState) {
    for id in hidden.keys
    where id == event.subject || state.hierarchy.isAncestor(event.subject, of: id) {
      hidden[id]?.dismissal = state.evidence(event, note: "what covered it was dismissed")
    }
  }

  /// Reports controllers in a window that the app told to disappear before a presentation, and not
  /// to appear after it.
  private func reportHidden(in state: AnalysisState, to ledger: inout FindingLedger) {
    for (id, hidden) in hidden.sorted(by: { $0.key < $1.key }) {
      guard let dismissal = hidden.dismissal, state.appearance(of: id) == .hidden,
        let slot = state.hierarchy.find(id),
        let view = state.hierarchy.find(state.hierarchy[slot].relations.rootView),
        state.hierarchy[view].relations.window != .none
      else { continue }
      ledger.report(
        finding(
          of: state.object(slot: slot),
          message: "is visible again, but beginAppearanceTransition(true) was not called after the "
            + "dismissal",
          help: "begin and end the appearance of the presenter in its dismissal as well",
          evidence: [hidden.begin, dismissal]
        )
      )
    }
  }

  /// Reports a begin without an end, unless the transition of a container may still end it.
  private func reportOpen(
    _ begin: Begin,
    of id: SubjectID,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard begin.isOverdue || !isContainerMoving(begin.parent, in: state) else { return }
    ledger.report(
      finding(
        of: state.object(id),
        message: "beginAppearanceTransition(\(begin.isAppearing)) was never followed by "
          + "endAppearanceTransition()",
        evidence: [begin.evidence]
      )
    )
  }

  /// Whether a controller or one that contains it is in transition.
  private func isContainerMoving(_ id: SubjectID, in state: AnalysisState) -> Bool {
    state.transitions.movers.contains {
      $0.id == id || state.hierarchy.isAncestor($0.id, of: id)
    }
  }

  /// Whether another finding already reports the call.
  private func isReported(
    of id: SubjectID,
    in state: AnalysisState,
    _ ledger: FindingLedger
  ) -> Bool {
    let container = state.container(ofMover: id)
    if ledger.isInsideReportedCall(in: state) || ledger.hasOverlap(in: container) { return true }
    guard let last = lastReport[id] else { return false }
    return last.duration(to: state.cursor.now) < .milliseconds(5)
  }

  private mutating func begin(
    _ event: TraceEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let isAppearing = event.flags.contains(.on)
    let begin = Begin(
      isAppearing: isAppearing,
      evidence: state.evidence(event, note: "endAppearanceTransition() was not called after it"),
      parent: state.hierarchy.parent(of: event.subject),
      turn: state.cursor.turns
    )
    ledger.requestTurnEnd(since: state.cursor.now)
    guard let first = open.updateValue(begin, forKey: event.subject) else { return }
    if first.isAppearing == isAppearing {
      report(
        event,
        "beginAppearanceTransition(\(isAppearing)) was called twice without an end",
        in: state,
        to: &ledger
      )
    } else if first.isOverdue || !isContainerMoving(first.parent, in: state) {
      reversals.append(
        Reversal(
          object: state.object(event.subject),
          first: first,
          evidence: state.evidence(event, note: "the other direction begins"),
          isDuringGesture: turnOfGesture >= first.turn
        )
      )
    }
  }

  /// Reports the reversals of a turn, unless two children of one parent turned around together:
  /// then their transition was cancelled.
  private mutating func judgeReversals(to ledger: inout FindingLedger) {
    for reversal in reversals {
      let first = reversal.first
      let isCancelled = reversals.contains {
        $0.first.parent == first.parent && $0.first.isAppearing != first.isAppearing
      }
      let isMissing = first.isOverdue && !reversal.isDuringGesture
      // LC223 reports a controller that appears again.
      guard !isCancelled, isMissing || first.isAppearing else { continue }
      let pair =
        "beginAppearanceTransition(\(first.isAppearing)) was followed by "
        + "beginAppearanceTransition(\(!first.isAppearing)) without endAppearanceTransition()"
      ledger.report(
        finding(
          severity: isMissing ? .warning : .info,
          confidence: isMissing ? .medium : .low,
          of: reversal.object,
          message: isMissing
            ? "\(pair) although nothing was in transition any more"
            : "\(pair): its transition was cancelled, or the end is missing",
          evidence: [first.evidence, reversal.evidence]
        )
      )
    }
    reversals.removeAll()
  }

  /// Records which open begins should have ended: a recorded turn ended in which nothing moved.
  private mutating func noteRest(in state: AnalysisState, to ledger: inout FindingLedger) {
    var isWaiting = false
    for (id, begin) in open where !begin.isOverdue {
      guard state.cursor.turns > begin.turn,
        !state.animated.contains(where: { $0.view.process == id.process }),
        !isContainerMoving(begin.parent, in: state)
      else {
        isWaiting = true
        continue
      }
      open[id]?.isOverdue = true
    }
    if isWaiting, !state.settings.isLog { ledger.requestTurnEnd(since: state.cursor.now) }
  }

  private mutating func end(
    _ event: TraceEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard open.removeValue(forKey: event.subject) == nil else { return }
    let wasAlive = state.hierarchy.find(event.subject).map {
      !state.hierarchy[$0].lifetime.isBornHere
    }
    guard wasAlive != true else { return }
    report(event, "endAppearanceTransition() was called without a begin", in: state, to: &ledger)
  }

  private mutating func report(
    _ event: TraceEvent,
    _ message: String,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: message,
        evidence: [state.evidence(event, note: "unbalanced here")]
      )
    )
    lastReport[event.subject] = state.cursor.now
    if event.kind == .begin { ledger.noteReportedCall(in: state) }
  }
}
