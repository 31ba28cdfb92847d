package import Findings
package import TraceModel

extension AnalysisState {
  /// The callbacks within which UIKit moves views, so that a move inside them may replace the outer
  /// move.
  private static let moving: Set<Name> = [
    .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didAddSubview,
    .willRemoveSubview, .viewWillAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// The number of innermost slices that are examined for an outer move.
  private static let reach = 8

  /// Records the callback inside which a view begins to move: the current event.
  mutating func noteViewMove() {
    let outer = calls.threads[calls.currentThread].slices.dropLast().suffix(Self.reach)
      .last { $0.isCallback }
    guard let outer, Self.moving.contains(outer.name) else { return }
    outerMove = max(outerMove ?? outer.event, outer.event)
  }

  /// The change that announced the move of a view which is not completed; `nil` if the view is
  /// settled, if its first callback was not observed, or if a move inside the move may have
  /// replaced it.
  package func announcedMove(_ kind: RegionKind, slot: Int) -> StateChange? {
    let moving = StateSet(ViewMoveStep.moving.rawValue)
    guard hierarchy[slot].states[kind] == moving,
      let change = hierarchy.changes(of: slot).last(where: { $0.kind == kind }),
      change.after == moving
    else { return nil }
    if let outerMove, outerMove >= change.event { return nil }
    return change
  }

  /// The views whose announced moves are not completed when a recorded trace ends in order.
  package func uncompletedMoves(_ kind: RegionKind) -> [Int] {
    guard ending.isWholeTrace, !ending.hasLostEvents else { return [] }
    return hierarchy.slots.filter { isUncompleted(kind, slot: $0) }
      .sorted { hierarchy[$0].id < hierarchy[$1].id }
  }

  /// Whether the recorded move of a view was announced and not completed.
  package func isUncompleted(_ kind: RegionKind, slot: Int) -> Bool {
    hierarchy[slot].identity == .runtime && announcedMove(kind, slot: slot) != nil
  }

  /// The evidence of a move that is not completed.
  package func announcementEvidence(
    _ kind: RegionKind,
    slot: Int,
    missing: Name
  ) -> [Finding.Evidence] {
    var evidence = recentEvidence(slot: slot, kind: kind, count: 1)
    if let last = evidence.indices.last {
      evidence[last].note = "\(missing.knownText) was not called after it"
    }
    return evidence
  }
}
