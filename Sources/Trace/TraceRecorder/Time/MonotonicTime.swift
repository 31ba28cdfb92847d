public import TraceModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The machine's monotonic clock, starting at the creation of the value.
///
/// Source: POSIX.1-2017, `clock_gettime`, `CLOCK_MONOTONIC`.
public struct MonotonicTime: TimeSource {
  private let start: Int64

  /// Creates a clock that starts now.
  public init() {
    start = Self.read()
  }

  /// Always `monotonic`.
  public var kind: ClockKind { .monotonic }

  /// Returns the nanoseconds since the clock was created.
  public func stamp() -> Instant { now() }

  /// Returns the nanoseconds since the clock was created.
  public func now() -> Instant {
    Instant(nanoseconds: Self.read() &- start)
  }

  private static func read() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
