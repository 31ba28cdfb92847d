/// The clocks of traces.
public enum ClockKind: String, Sendable, CaseIterable {
  /// The runtime's simulated clock; each event is at least 1 ns after the previous event.
  case virtual
  /// The machine's monotonic clock.
  case monotonic
  /// The wall clock of a device, from a log.
  case wall
  /// No clock: times only keep the order of lines, at 1 µs for each event.
  case order
}

public struct TraceHeader: Hashable, Sendable {
  /// The major version of the format; readers reject a higher one than their own.
  public var version: Int
  /// The minor version of the format; readers ignore additions of a higher one.
  public var minor: Int
  /// The clock of the events.
  public var clock: ClockKind
  /// The name of the run, test or log.
  public var title: String
  /// The program that wrote the trace, with its version.
  public var producer: String
  /// The wall-clock time of the beginning in nanoseconds since 1970; 0 if unknown.
  public var epoch: Int64
  /// The time zone of displayed times in seconds east of UTC; `nil` if unknown.
  public var zone: Int?
  /// The behavior of UIKit that the runtime followed, such as `iOS 18`; empty for device logs.
  public var behavior: String
  /// The texts of the callbacks that the producer logs; `nil` for all callbacks.
  ///
  /// A log that never prints `viewDidLoad` contains no information about loading: the analyzer
  /// treats callbacks outside this set as unobserved, not as missing.
  public var observed: [String]?

  /// Creates a header of the format's current version.
  public init(clock: ClockKind, title: String, producer: String = "lifeline 0.1.0") {
    version = Self.currentVersion
    minor = Self.currentMinor
    self.clock = clock
    self.title = title
    self.producer = producer
    epoch = 0
    zone = nil
    behavior = ""
    observed = nil
  }

  /// The major version that this code writes, and the highest that it reads.
  public static let currentVersion = 1
  /// The minor version that this code writes.
  public static let currentMinor = 0
}

/// How a trace ended.
public struct TraceEnd: Hashable, Sendable {
  /// The kinds of ends.
  public enum Status: String, Sendable, CaseIterable {
    /// The recorder was closed.
    case complete
    /// The recorder stopped early, for example because the disk was full.
    case stopped
    /// The footer is missing: the process was killed, or the file was truncated.
    case cut
  }

  /// How the trace ended.
  public var status: Status
  /// The reason; may be empty.
  public var reason: String
  /// The number of events in the footer; `nil` without a footer.
  public var events: Int?
  /// The number of events that the recorder could not store.
  public var dropped: Int

  /// Creates an end.
  public init(status: Status, reason: String = "", events: Int? = nil, dropped: Int = 0) {
    self.status = status
    self.reason = reason
    self.events = events
    self.dropped = dropped
  }
}
