public import TraceModel

/// The clock of a recorder.
public protocol TimeSource: Sendable {
  /// The kind of clock in the trace's header.
  var kind: ClockKind { get }

  /// Returns the time for one event.
  ///
  /// A virtual clock advances by at least one nanosecond, so that no two events have the same time.
  func stamp() -> Instant

  /// Returns the current time without advancing it.
  func now() -> Instant
}
