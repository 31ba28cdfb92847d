/// The identity of a thread in a trace: its process and its number.
public struct ThreadID: Hashable, Sendable, Comparable {
  /// The process in the upper 32 bits, the thread in the lower 32 bits.
  public let rawValue: UInt64

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - process: The `pid` of the trace.
  ///   - thread: The `tid` of the trace.
  public init(process: UInt32, thread: UInt32) {
    rawValue = UInt64(process) << 32 | UInt64(thread)
  }

  /// The process (`pid`).
  public var process: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 32) }

  /// The number of the thread (`tid`).
  public var thread: UInt32 { UInt32(truncatingIfNeeded: rawValue) }

  /// Orders by process, then by number.
  public static func < (left: ThreadID, right: ThreadID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TraceEvent {
  public var threadID: ThreadID { ThreadID(process: process, thread: thread) }
}
