package import TraceModel

/// A controller's root view inside the view of a different controller.
package struct Placement {
  /// The controller whose root view was placed.
  package var child: SubjectID
  /// The controller whose view contains it.
  package var owner: SubjectID
  /// The change of the superview or of the root view that placed it.
  package var event: TraceEvent
  package var index: EventIndex
}

/// The root views that were added to a view in the current turn, to be judged at its end.
///
/// `addChild` may be called before or after `addSubview`; only the end of the turn shows whether it
/// was.
struct PlacementTracker {
  /// The largest number of pending views; the oldest are removed above it.
  private static let limit = 256

  private var pending: [SubjectID: (event: TraceEvent, index: EventIndex)] = [:]
  private var order: ArraySlice<SubjectID> = []

  /// Records that a root view got a superview, or that a view with a superview became a root view.
  mutating func note(_ child: SubjectID, _ event: TraceEvent, at index: EventIndex) {
    if pending.updateValue((event, index), forKey: child) == nil { order.append(child) }
  }

  /// Returns the placements that can be judged now; views that are not inside the view of a
  /// different controller stay pending.
  mutating func settle(in state: AnalysisState) -> [Placement] {
    var placements: [Placement] = []
    var waiting: [SubjectID] = []
    for child in order {
      guard let (event, index) = pending[child], let slot = state.hierarchy.find(child) else {
        pending[child] = nil
        continue
      }
      let view = state.hierarchy[slot].relations.rootView
      guard let viewSlot = state.hierarchy.find(view),
        state.hierarchy[viewSlot].relations.superview != .none
      else {
        pending[child] = nil
        continue
      }
      if let owner = state.hierarchy.controller(above: view) {
        pending[child] = nil
        placements.append(Placement(child: child, owner: owner, event: event, index: index))
      } else if state.hierarchy[viewSlot].relations.window != .none {
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
