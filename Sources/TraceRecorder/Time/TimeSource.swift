public import TraceModel

/// Where a recorder takes the times of its events from.
public protocol TimeSource: Sendable {
  /// Which clock it is; stands in the trace's header.
  var kind: ClockKind { get }

  /// Returns the time for one event.
  ///
  /// A virtual clock moves on by at least a nanosecond, so that no two events share a time.
  func stamp() -> Instant

  /// Returns the time without moving it.
  func now() -> Instant
}
