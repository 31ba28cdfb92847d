/// Which clock stamped the events of a trace.
public enum ClockKind: String, Sendable, CaseIterable {
  /// The runtime's clock without real time; every event is at least 1 ns after the one before.
  case virtual
  /// The machine's monotonic clock.
  case monotonic
  /// The wall clock of a device, read from a log.
  case wall
  /// No clock: only the order of lines is known, times count events in microseconds.
  case order
}

/// What a trace says about itself before its first event.
public struct TraceHeader: Hashable, Sendable {
  /// The major version of the format; a reader refuses a higher one than its own.
  public var version: Int
  /// The minor version of the format; readers ignore what a higher one adds.
  public var minor: Int
  /// Which clock stamped the events.
  public var clock: ClockKind
  /// The name of the run, test or log.
  public var title: String
  /// The program that wrote the trace, with its version.
  public var producer: String
  /// The wall-clock time of the trace's beginning in nanoseconds since 1970, 0 when not known.
  public var epoch: Int64
  /// The time zone of the clock that people read, in seconds east of UTC; `nil` when not known.
  public var zone: Int?
  /// The behaviour of UIKit that the runtime followed, such as `iOS 18`; empty for device logs.
  public var behavior: String
  /// The callbacks that the producer would have logged, by their text; `nil` means all of them.
  ///
  /// A log that never prints `viewDidLoad` says nothing about loading. An analyzer treats every
  /// callback outside this set as unseen, not as absent.
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

  /// The major version that this code writes and the highest that it reads.
  public static let currentVersion = 1
  /// The minor version that this code writes.
  public static let currentMinor = 0
}

/// How a trace ended.
public struct TraceEnd: Hashable, Sendable {
  /// The reasons for an end.
  public enum Status: String, Sendable, CaseIterable {
    /// The recorder was closed: what is open at the end was really open.
    case complete
    /// The recorder stopped early, for example because the disk was full.
    case stopped
    /// There is no footer: the program died, or the file was cut.
    case cut
  }

  /// How the trace ended.
  public var status: Status
  /// Why, in words; empty when there is nothing to say.
  public var reason: String
  /// The number of events that the footer states; `nil` without a footer.
  public var events: Int?
  /// The events that the recorder could not store.
  public var dropped: Int

  /// Creates an end.
  public init(status: Status, reason: String = "", events: Int? = nil, dropped: Int = 0) {
    self.status = status
    self.reason = reason
    self.events = events
    self.dropped = dropped
  }
}
