import Findings
import TraceModel

/// Tells of transitions that the user took back.
struct TransitionCancelled: Rule {
  static let descriptor = RuleDescriptor(
    223,
    "transition-cancelled",
    .info,
    [.callbacks],
    summary:
      "A controller that was disappearing came back: a swipe or a sheet's drag was cancelled.",
    rationale: """
      Work done in viewWillDisappear is undone only where viewWillAppear redoes it; \
      viewDidAppear comes again without viewDidDisappear.
      """,
    help: "",
    bad: "viewDidAppear viewWillDisappear viewWillAppear viewDidAppear",
    good: "viewWillDisappear viewDidDisappear",
    exceptions: [
      """
      Nothing is wrong: pair what viewWillAppear starts with viewWillDisappear, and this \
      case is covered.
      """
    ],
    sources: [
      "WWDC 2013, “Custom Transitions Using View Controllers”",
      "device log of a cancelled pop, 2015",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.appearance, .end]
  static let names: [Name] = [.viewWillAppear, .viewWillDisappear]

  /// A controller's part of a cancelled transition.
  private struct Half {
    var object: FindingObject
    var start: CallbackEvent
    var turn: CallbackEvent
    var evidence: [Finding.Evidence]
  }

  /// The parts that overlap: one transition.
  private struct Group {
    var fronts: [Half] = []
    var backs: [Half] = []
    var firstTurn: UInt64
    var confidence: Confidence
  }

  private var groups: [UInt32: Group] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .appearance(let move): take(move, in: state, to: &ledger)
    case .traceEnded:
      for process in groups.keys.sorted() { close(process, in: state, to: &ledger) }
    default: break
    }
  }

  private mutating func take(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard !move.isViolation, let start = move.start, let before = move.before.single else { return }
    let isFront =
      move.trigger == .willAppear && before == AppearanceStep.disappearing.rawValue
      && !move.closed.contains(AppearanceStep.hidden.rawValue)
    let isBack =
      move.trigger == .willDisappear
      && (before == AppearanceStep.appearing.rawValue
        || before == AppearanceStep.isAppearing.rawValue)
    guard isFront || isBack else { return }
    let half = Half(
      object: state.object(slot: move.event.slot),
      start: start,
      turn: move.event,
      evidence: [
        state.evidence(start, note: isFront ? "began to leave" : "began to come"),
        state.evidence(
          move.event,
          before: move.before,
          after: StateSet(move.after.rawValue),
          note: isFront ? "came back" : "left again"
        ),
      ]
    )
    let process = move.event.subject.process
    if let group = groups[process], start.ordinal > group.firstTurn {
      close(process, in: state, to: &ledger)
    }
    let confidence = state.confidence(slot: move.event.slot)
    var group =
      groups[process] ?? Group(firstTurn: move.event.ordinal, confidence: confidence)
    if isFront { group.fronts.append(half) } else { group.backs.append(half) }
    if confidence == .low { group.confidence = .low }
    groups[process] = group
  }

  /// Reports a group; parts without a controller that came back are no cancelled transition.
  private mutating func close(
    _ process: UInt32,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard let group = groups.removeValue(forKey: process),
      let front = group.fronts.min(by: { $0.start.ordinal < $1.start.ordinal })
    else { return }
    let back = group.backs.filter { $0.object.id != front.object.id }
      .min(by: { $0.start.ordinal < $1.start.ordinal })
    ledger.noteCancelledTransition()
    let after = ReportText.duration(from: front.start, to: front.turn).map { " after \($0)" } ?? ""
    let target = back.map { " to \($0.object.text)" } ?? ""
    let evidence = front.evidence + (back?.evidence ?? [])
    ledger.report(
      finding(
        confidence: group.confidence,
        of: front.object,
        message: "its transition\(target) was cancelled\(after)",
        evidence: evidence.sorted {
          $0.line == $1.line ? $0.time < $1.time : $0.line < $1.line
        }
      )
    )
  }
}
