/// The facts about the current lifetime of a subject.
package struct Lifetime {
  /// The number of the lifetime, unique in the trace.
  @usableFromInline package let number: UInt32
  /// Whether the controller received `viewWillAppear` in this lifetime.
  package var hasAppeared = false
  /// Whether a callback was observed in this lifetime.
  package var hasCallbacks = false
  /// Whether a state became known since events were missing.
  var isKnown = false
  /// Whether the birth was observed, so that the first states are known.
  package var isBornHere = false
  /// The number of the event of the last callback that moved the appearance.
  package var lastAppearanceOrdinal: UInt64 = 0
}
