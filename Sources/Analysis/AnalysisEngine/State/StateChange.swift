import Findings
package import TraceModel

/// A change of a region's state, kept to explain later findings.
package struct StateChange {
  package var kind: RegionKind
  package var before: StateSet
  package var after: StateSet
  var isUntimed: Bool
  var line: UInt32
  var site: UInt32
  /// The callback that changed the state.
  package var name: Name
  /// The event that changed the state.
  var event: EventIndex
  var time: Instant

  /// A placeholder in a history that is not full yet.
  static let empty = StateChange(
    kind: .appearance,
    before: .none,
    after: .none,
    isUntimed: true,
    line: 0,
    site: 0,
    name: .empty,
    event: EventIndex(0),
    time: .zero
  )
}
