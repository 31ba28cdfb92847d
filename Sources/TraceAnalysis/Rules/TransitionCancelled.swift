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

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .appearance(let move): take(move, in: &world)
    case .traceEnded:
      for process in groups.keys.sorted() { close(process, in: &world) }
    default: break
    }
  }

  private mutating func take(_ move: AppearanceMove, in world: inout World) {
    guard !move.isViolation, let start = move.start, let before = move.before.single else { return }
    let isFront =
      move.letter == .willAppear && before == AppearanceStep.disappearing.rawValue
      && !move.closed.contains(AppearanceStep.hidden.rawValue)
    let isBack =
      move.letter == .willDisappear
      && (before == AppearanceStep.appearing.rawValue
        || before == AppearanceStep.isAppearing.rawValue)
    guard isFront || isBack else { return }
    let half = Half(
      object: world.object(slot: move.event.slot),
      start: start,
      turn: move.event,
      evidence: [
        world.evidence(start, note: isFront ? "began to leave" : "began to come"),
        world.evidence(
          move.event,
          before: move.before,
          after: StateSet(move.after.rawValue),
          note: isFront ? "came back" : "left again"
        ),
      ]
    )
    let process = move.event.subject.process
    if let group = groups[process], start.ordinal > group.firstTurn { close(process, in: &world) }
    let confidence = world.confidence(slot: move.event.slot)
    var group =
      groups[process] ?? Group(firstTurn: move.event.ordinal, confidence: confidence)
    if isFront { group.fronts.append(half) } else { group.backs.append(half) }
    if confidence == .low { group.confidence = .low }
    groups[process] = group
  }

  /// Reports a group; parts without a controller that came back are no cancelled transition.
  private mutating func close(_ process: UInt32, in world: inout World) {
    guard let group = groups.removeValue(forKey: process),
      let front = group.fronts.min(by: { $0.start.ordinal < $1.start.ordinal })
    else { return }
    let back = group.backs.filter { $0.object.id != front.object.id }
      .min(by: { $0.start.ordinal < $1.start.ordinal })
    world.cancelledTransitions += 1
    let after = Spoken.duration(from: front.start, to: front.turn).map { " after \($0)" } ?? ""
    let target = back.map { " to \($0.object.text)" } ?? ""
    let evidence = front.evidence + (back?.evidence ?? [])
    world.report(
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
