package import Findings
package import TraceModel

extension AnalysisState {
  /// A controller still in transition after its partner settled.
  package struct StuckMover {
    package var mover: TransitionTracker.Mover
    package var evidence: [Finding.Evidence]
    package var confidence: Confidence
    /// Whether the partner is in transition as well, because the animator never completed it.
    package var isPartnerStuck = false
  }

  /// The controllers that are still in transition although their partner has settled and the trace
  /// continued, without those whose time limit passed before the end.
  package func stuckMovers(isAppearing: Bool, end: TraceEnd) -> [StuckMover] {
    guard !ending.hasLostEvents else { return [] }
    return transitions.movers.compactMap { mover in
      guard mover.isAppearing == isAppearing, !mover.isLate else { return nil }
      guard end.status == .complete, mover.partnerSettled == nil else {
        return stuck(mover, isTraceOver: end.status == .complete)
      }
      return stuckWithPartner(mover)
    }
  }

  /// Returns a controller that is still in transition although its partner has settled; `nil` if it
  /// may still complete the transition, or if its class does not print that.
  package func stuck(_ mover: TransitionTracker.Mover, isTraceOver: Bool) -> StuckMover? {
    guard let settled = mover.partnerSettled, let slot = hierarchy.find(mover.id),
      prints(mover.isAppearing ? .viewDidAppear : .viewDidDisappear, slot: slot)
    else { return nil }
    let isRuntime = hierarchy[slot].identity == .runtime
    let wentOn = transitions.lastMove.map { $0.ordinal > settled.ordinal } ?? false
    guard wentOn || (isRuntime && isTraceOver) else { return nil }
    let waited = ReportText.duration(from: mover.start, to: settled).map { " after \($0)" } ?? ""
    return StuckMover(
      mover: mover,
      evidence: [
        evidence(mover.start, note: "its did callback never came"),
        evidence(settled, note: "the other one settled\(waited)"),
      ],
      confidence: isRuntime ? .high : .medium
    )
  }

  /// A controller whose transition never ended although its animations did, and the recording went
  /// on; `nil` if a finger may still hold it.
  private func stuckWithPartner(_ mover: TransitionTracker.Mover) -> StuckMover? {
    guard let rested = mover.rested, let slot = hierarchy.find(mover.id), !settings.isLog,
      hierarchy[slot].identity == .runtime, hierarchy.find(mover.partner) != nil,
      rested.duration(to: cursor.now) >= TransitionTracker.completionLimit
    else { return nil }
    return StuckMover(
      mover: mover,
      evidence: [evidence(mover.start, note: "its did callback never came")],
      confidence: .high,
      isPartnerStuck: true
    )
  }

  /// The container of a controller in transition; otherwise its parent.
  ///
  /// A controller that is removed from a stack during its transition no longer has a parent.
  package func container(ofMover id: SubjectID) -> SubjectID {
    transitions.movers.last { $0.id == id }?.container ?? hierarchy.parent(of: id)
  }
}
