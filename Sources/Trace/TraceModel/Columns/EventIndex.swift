/// The number of an event in the order in which its source gave the events, counted from 0.
///
/// The index stays the same when a trace in memory orders its events by time; ``Trace`` translates
/// it into a position.
public struct EventIndex: Hashable, Sendable, Comparable {
  /// The number, counted from 0.
  public let number: UInt32

  public init(_ number: UInt32) {
    self.number = number
  }

  /// Orders as the source does.
  public static func < (left: EventIndex, right: EventIndex) -> Bool { left.number < right.number }
}
