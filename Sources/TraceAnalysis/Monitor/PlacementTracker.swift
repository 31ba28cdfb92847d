import TraceModel

/// A controller's root view that stands in the view of another controller.
struct Placement {
  /// The controller whose root view was placed.
  var child: SubjectID
  /// The controller whose view it stands in.
  var owner: SubjectID
  /// The change of the superview, or of the view, that placed it.
  var event: TraceEvent
  /// The index of that event.
  var index: EventIndex
}

/// The root views that were put somewhere in the current turn, to be looked at when it is over.
///
/// `addChild` may come before or after `addSubview`; only the end of the turn shows whether it came.
struct PlacementTracker {
  /// More views than this do not wait for a place; the oldest are given up.
  private static let limit = 256

  private var pending: [SubjectID: (event: TraceEvent, index: EventIndex)] = [:]
  private var order: ArraySlice<SubjectID> = []

  /// Notes that a root view got a superview, or that a placed view became a root view.
  mutating func note(_ child: SubjectID, _ event: TraceEvent, at index: EventIndex) {
    if pending.updateValue((event, index), forKey: child) == nil { order.append(child) }
  }

  /// Returns the placements that can be judged now; the views that stand in no other controller's
  /// view yet wait for the next turn.
  mutating func settle(in world: World) -> [Placement] {
    var placements: [Placement] = []
    var waiting: [SubjectID] = []
    for child in order {
      guard let (event, index) = pending[child], let slot = world.population.find(child) else {
        pending[child] = nil
        continue
      }
      let view = world.population[slot].rootView
      guard let viewSlot = world.population.find(view),
        world.population[viewSlot].superview != .none
      else {
        pending[child] = nil
        continue
      }
      if let owner = world.controller(above: view) {
        pending[child] = nil
        placements.append(Placement(child: child, owner: owner, event: event, index: index))
      } else if world.population[viewSlot].window != .none {
        // In a window with no controller above: the window's own root.
        pending[child] = nil
      } else {
        waiting.append(child)
      }
    }
    for child in waiting.dropLast(Self.limit) { pending[child] = nil }
    order = waiting.suffix(Self.limit)
    return placements
  }
}
