import Synchronization
public import TraceModel

/// Time that stands still until it is moved.
///
/// Every ``stamp()`` moves it on by one nanosecond: events have strictly ascending times, and the
/// same run gives the same times.
public final class VirtualTime: TimeSource {
  private let nanoseconds: Atomic<Int64>

  /// Creates a clock.
  public init(startingAt start: Instant = .zero) {
    nanoseconds = Atomic(start.nanoseconds)
  }

  /// Always `virtual`.
  public var kind: ClockKind { .virtual }

  /// Returns the time for one event and moves on by one nanosecond.
  public func stamp() -> Instant {
    Instant(nanoseconds: nanoseconds.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  /// Returns the time without moving it.
  public func now() -> Instant {
    Instant(nanoseconds: nanoseconds.load(ordering: .relaxed))
  }

  /// Moves the time forward to a moment; a moment that is past already changes nothing.
  public func advance(to moment: Instant) {
    nanoseconds.max(moment.nanoseconds, ordering: .relaxed)
  }
}
