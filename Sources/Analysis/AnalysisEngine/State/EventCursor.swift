package import TraceModel

/// The current event of the walk over a trace.
package struct EventCursor {
  /// The number of the event, counted from 1.
  package var ordinal: UInt64 = 0
  var line: UInt32 = 0
  /// The number of the app's call that caused the event.
  var site: UInt32 = 0
  /// The time of the event.
  package var now = Instant.zero
  /// The controller that the presenter of the current relation presented before.
  package var previousPresented = SubjectID.none
  /// The superview that the view of the current relation had before.
  package var previousSuperview = SubjectID.none

  /// The number of recorded ends of turns so far; 0 in a trace that does not record them.
  package var turns = 0

  package var event: EventIndex { EventIndex(UInt32(truncatingIfNeeded: ordinal &- 1)) }
}
