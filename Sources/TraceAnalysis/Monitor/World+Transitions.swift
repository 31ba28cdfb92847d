import Findings
import TraceModel

extension World {
  /// A controller whose transition ended without it.
  struct StuckMover {
    var mover: TransitionTracker.Mover
    var evidence: [Finding.Evidence]
    var confidence: Confidence
  }

  /// The controllers that are still on their way although their partner has settled and the trace
  /// went on.
  func stuckMovers(isAppearing: Bool, end: TraceEnd) -> [StuckMover] {
    guard !hasLostEvents else { return [] }
    return transitions.movers.compactMap { mover in
      guard mover.isAppearing == isAppearing, let settled = mover.partnerSettled,
        let slot = population.find(mover.id),
        prints(isAppearing ? .viewDidAppear : .viewDidDisappear, slot: slot)
      else { return nil }
      let isRuntime = population[slot].identity == .runtime
      let wentOn = transitions.lastMove.map { $0.ordinal > settled.ordinal } ?? false
      guard wentOn || (isRuntime && end.status == .complete) else { return nil }
      let waited = Spoken.duration(from: mover.start, to: settled).map { " after \($0)" } ?? ""
      return StuckMover(
        mover: mover,
        evidence: [
          evidence(mover.start, note: "its did callback never came"),
          evidence(settled, note: "the other one settled\(waited)"),
        ],
        confidence: isRuntime ? .high : .medium
      )
    }
  }

  /// The container in which a controller moves; the parent when no transition of it is open.
  ///
  /// A controller that is taken off a stack in the middle of its transition has no parent any more.
  func container(ofMover id: SubjectID) -> SubjectID {
    transitions.movers.last { $0.id == id }?.container ?? population.parent(of: id)
  }

  /// The innermost callback of another object that is running, or `nil`.
  func callback(around id: SubjectID) -> OpenSlice? {
    guard !threads.isEmpty else { return nil }
    return threads[currentThread].slices.last { !$0.isCall && $0.subject != id }
  }

  /// Marks the innermost running call as reported: what follows inside needs no second finding.
  mutating func blameInnermostCall() {
    guard !threads.isEmpty else { return }
    threads[currentThread].blameInnermost()
  }
}
