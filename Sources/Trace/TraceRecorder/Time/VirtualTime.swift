import TraceFormat
public import TraceModel

/// A clock that advances only by its methods.
///
/// Every ``stamp()`` advances it by one nanosecond: events have strictly ascending times, and equal
/// runs have equal times.
public final class VirtualTime: TimeSource {
  private let nanoseconds: AtomicValue<Int64>

  /// Creates a clock.
  public init(startingAt start: Instant = .zero) {
    nanoseconds = AtomicValue(start.nanoseconds)
  }

  /// Always `virtual`.
  public var kind: ClockKind { .virtual }

  /// Returns the time for one event and advances by one nanosecond.
  public func stamp() -> Instant {
    Instant(nanoseconds: nanoseconds.add(1))
  }

  /// Returns the current time without advancing it.
  public func now() -> Instant {
    Instant(nanoseconds: nanoseconds.load())
  }

  /// Advances the clock to a moment; a moment in the past changes nothing.
  public func advance(to moment: Instant) {
    var old = nanoseconds.load()
    while old < moment.nanoseconds {
      let change = nanoseconds.compareExchange(expected: old, desired: moment.nanoseconds)
      if change.exchanged { return }
      old = change.old
    }
  }
}
