import AnalysisEngine
import Findings
import TraceModel

/// Reports transitions that the user cancelled.
struct TransitionCancelled: Rule {
  let descriptor = RuleDescriptor(
    223,
    "transition-cancelled",
    .info,
    [.callbacks],
    summary: """
      A controller that was disappearing appeared again: the user cancelled a swipe or the drag \
      of a sheet.
      """,
    rationale: """
      Work of viewWillDisappear is undone only if viewWillAppear does it again; viewDidAppear is \
      called again without viewDidDisappear.
      """,
    help: "",
    examples: .swift(PackageResources.LC223_swift),
    exceptions: [
      """
      A cancelled transition is not a mistake: code that pairs viewWillAppear with \
      viewWillDisappear handles it.
      """
    ],
    sources: [
      "WWDC 2013, “Custom Transitions Using View Controllers”",
      "device log of a cancelled pop, 2015",
    ],
    published: """
      github.com/AlphaWallet/alpha-wallet-ios/pull/5146: \
      a coordinator ended in viewWillDisappear of a swipe that was cancelled
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.appearance, .end]
  let names: [Name] = [.viewWillAppear, .viewWillDisappear]

  /// A controller's part of a cancelled transition.
  private struct Half {
    var object: FindingObject
    var start: CallbackEvent
    var turn: CallbackEvent
    var evidence: [Finding.Evidence]
  }

  /// Overlapping parts, which form one transition.
  private struct Group {
    var fronts: [Half] = []
    var backs: [Half] = []
    var firstTurn: UInt64
    var confidence: Confidence
  }

  private var groups: [UInt32: Group] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .appearance(let move): record(move, in: state, to: &ledger)
    case .traceEnded:
      for process in groups.keys.sorted() { close(process, in: state, to: &ledger) }
    default: break
    }
  }

  private mutating func record(
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
        state.evidence(start, note: isFront ? "began to disappear" : "began to appear"),
        state.evidence(
          move.event,
          before: move.before,
          after: StateSet(move.after.rawValue),
          note: isFront ? "appears again" : "disappears again"
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

  /// Reports a group if a controller of the group reappeared.
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
