import TraceModel

/// The controllers that are between two states, with the controllers that they change places with.
///
/// A transition moves one controller in and another one out; what one of them does tells how the
/// other one's part should end.
struct TransitionTracker {
  /// More movers than this, and the oldest are forgotten: no screen has as many.
  private static let limit = 64

  /// A controller between its will callback and its did callback.
  struct Mover {
    var id: SubjectID
    /// The will callback.
    var start: CallbackEvent
    var isAppearing: Bool
    /// The parent at the will callback; a controller that is removed meanwhile still moves in it.
    var container: SubjectID
    /// Whether the controller was hidden or visible before, not on the way back of a cancel.
    var startedSettled: Bool
    /// The controller that moves the other way in the same transition.
    var partner = SubjectID.none
    /// The first did callback of the partner, once it came; later ones are of other transitions.
    var partnerSettled: CallbackEvent?
  }

  private(set) var movers: [Mover] = []
  /// The number of the last callback that moved an appearance.
  private(set) var lastMove: CallbackEvent?

  /// Takes a move of an appearance.
  ///
  /// - Returns: The will callback that the move ends or turns around, or `nil`.
  mutating func note(_ move: AppearanceMove, in hierarchy: Hierarchy) -> CallbackEvent? {
    lastMove = move.event
    let id = move.event.subject
    func isRelated(_ other: SubjectID) -> Bool { hierarchy.isRelated(other, id) }
    switch move.trigger {
    case .isAppearing: return movers.last { $0.id == id }?.start
    case .didAppear, .didDisappear:
      let start = remove(id)
      for place in movers.indices
      where movers[place].partner == id && movers[place].partnerSettled == nil {
        movers[place].partnerSettled = move.event
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
        for place in movers.indices
        where movers[place].isAppearing != isAppearing && movers[place].partner == .none
          && movers[place].id.process == id.process && !isRelated(movers[place].id)
        {
          movers[place].partner = id
        }
      }
      movers.append(mover)
      if movers.count > Self.limit { movers.removeFirst() }
      return start
    }
  }

  /// Forgets a controller that died.
  @discardableResult
  mutating func remove(_ id: SubjectID) -> CallbackEvent? {
    guard let place = movers.lastIndex(where: { $0.id == id }) else { return nil }
    return movers.remove(at: place).start
  }
}
