package import TraceModel

/// The controllers in transition, each with its partner.
///
/// A transition shows one controller and hides its partner; the callbacks of one show how the part
/// of the other should end.
package struct TransitionTracker {
  /// The largest number of movers, above which the oldest is removed; no screen has as many.
  private static let limit = 64

  /// The longest time between the did callbacks of the two controllers of a transition.
  ///
  /// UIKit sends both in one turn of the main loop; no animation between them takes seconds.
  static let completionLimit = Duration.seconds(3)

  /// A controller between its will callback and its did callback.
  package struct Mover {
    package var id: SubjectID
    /// The will callback.
    package var start: CallbackEvent
    package var isAppearing: Bool
    /// The parent at the will callback, even if the controller is removed before the did callback.
    package var container: SubjectID
    /// Whether the controller was hidden or visible before, not in a cancelled transition.
    package var startedSettled: Bool
    /// The controller that moves in the opposite direction in the same transition.
    package var partner = SubjectID.none
    /// The first did callback of the partner; later ones belong to other transitions.
    var partnerSettled: CallbackEvent?
    /// Whether an animation began after the will callback, which a finger that rests has not.
    var isAnimated = false
    /// When the animations of the transition had ended, none being left.
    var rested: Instant?
    /// Whether the time limit has passed, so that rules have received the mover.
    var isLate = false
  }

  /// The earliest time at which a mover may be late; no mover is late before it.
  private(set) var deadline = Instant(nanoseconds: .max)

  package private(set) var movers: [Mover] = []
  /// The last callback that moved an appearance.
  package private(set) var lastMove: CallbackEvent?

  /// Processes a change of an appearance.
  ///
  /// - Returns: The will callback that the change ends or reverses, or `nil`.
  mutating func note(_ move: AppearanceMove, in hierarchy: Hierarchy) -> CallbackEvent? {
    lastMove = move.event
    let id = move.event.subject
    func isRelated(_ other: SubjectID) -> Bool { hierarchy.isRelated(other, id) }
    switch move.trigger {
    case .isAppearing: return movers.last { $0.id == id }?.start
    case .didAppear, .didDisappear:
      let start = remove(id)
      for index in movers.indices
      where movers[index].partner == id && movers[index].partnerSettled == nil {
        movers[index].partnerSettled = move.event
        if !move.event.isUntimed {
          deadline = min(deadline, move.event.time.advanced(by: Self.completionLimit))
        }
      }
      return start
    case .willAppear, .willDisappear:
      let start = remove(id)
      let isAppearing = move.trigger == .willAppear
      var mover = Mover(
        id: id,
        start: move.event,
        isAppearing: isAppearing,
        container: hierarchy.parent(of: id),
        startedSettled: start == nil
      )
      let partner = movers.lastIndex {
        $0.isAppearing != isAppearing && $0.id.process == id.process && !isRelated($0.id)
      }
      if let partner {
        mover.partner = movers[partner].id
        for index in movers.indices
        where movers[index].isAppearing != isAppearing && movers[index].partner == .none
          && movers[index].id.process == id.process && !isRelated(movers[index].id)
        {
          movers[index].partner = id
        }
      }
      movers.append(mover)
      if movers.count > Self.limit { movers.removeFirst() }
      return start
    }
  }

  /// Records that an animation began, which belongs to all open transitions.
  mutating func noteAnimation() {
    for index in movers.indices {
      movers[index].isAnimated = true
      movers[index].rested = nil
    }
  }

  /// Records that the last animation ended.
  mutating func noteRest(at time: Instant) {
    for index in movers.indices where movers[index].isAnimated { movers[index].rested = time }
  }

  /// Returns the movers whose partner settled longer ago than the limit, each once.
  mutating func takeLate(at now: Instant) -> [Mover] {
    var late: [Mover] = []
    deadline = Instant(nanoseconds: .max)
    for index in movers.indices {
      guard let settled = movers[index].partnerSettled, !settled.isUntimed, !movers[index].isLate
      else { continue }
      let limit = settled.time.advanced(by: Self.completionLimit)
      if limit < now {
        movers[index].isLate = true
        late.append(movers[index])
      } else {
        deadline = min(deadline, limit)
      }
    }
    return late
  }

  /// Removes a deallocated controller.
  @discardableResult
  mutating func remove(_ id: SubjectID) -> CallbackEvent? {
    guard let index = movers.lastIndex(where: { $0.id == id }) else { return nil }
    return movers.remove(at: index).start
  }
}
