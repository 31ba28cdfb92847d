/// The storage of a recorder's lines.
///
/// A sink provides memory to lanes in slabs; the lanes write their lines into it without further
/// calls.
public protocol TraceSink: Sendable {
  /// Stores the first lines of the trace, opening bracket included.
  ///
  /// - Throws: An error if the trace can't be stored.
  func begin(_ head: [UInt8]) throws(RecorderError)

  /// Provides memory to a lane; its previous slab is full.
  ///
  /// - Parameters:
  ///   - lane: The number of the lane; lanes of a recorder count up from 1.
  ///   - bytes: The minimum size.
  /// - Returns: A slab filled with spaces, or `nil` when the trace is finished.
  /// - Throws: An error if no memory can be provided; recording then stops.
  func claim(lane: UInt32, atLeast bytes: Int) throws(RecorderError) -> TraceSlab?

  /// Whether the sink belongs to the parent of this process, which forked it during the recording.
  var isParents: Bool { get }

  /// Determines why a slab refuses lines.
  ///
  /// - Throws: The reason why the trace can't be stored; nothing if it is finished.
  func checkSealed() throws(RecorderError)

  /// Seals all slabs, sorts their lines by time and adds the footer.
  ///
  /// - Parameter foot: Creates the last lines from the number of stored events.
  /// - Throws: An error if the trace can't be finished; stored lines stay readable.
  func finish(foot: (_ events: Int) -> [UInt8]) throws(RecorderError)

  /// Returns the bytes of the trace so far, in the order of time.
  ///
  /// - Throws: An error if the trace can't be read back.
  func snapshot() throws(RecorderError) -> [UInt8]

  /// Returns the bytes that a snapshot has and earlier calls have not returned.
  ///
  /// The lines of each call are in the order of time; a line of one call can be older than a line
  /// of an earlier call if several lanes record.
  ///
  /// - Parameter progress: The bytes that earlier calls have returned.
  /// - Returns: The bytes; `nil` from a sink that can only return everything.
  /// - Throws: `system` when the trace can't be read back.
  func unreadBytes(after progress: inout SnapshotProgress) throws(RecorderError) -> [UInt8]?
}

/// The part of a trace that a reader of a running recording has read.
public struct SnapshotProgress: Sendable {
  /// The end of the part of a lane that was read.
  struct Position {
    /// The index of the slab in the lane.
    var slab = 0
    /// The bytes of that slab that were read.
    var bytes = 0
  }

  var hasHead = false
  var hasFoot = false
  var lanes: [UInt32: Position] = [:]

  /// Starts at the beginning of the trace.
  public init() {}

  /// Returns the unread lines of a lane and marks them as read.
  ///
  /// - Parameters:
  ///   - lane: The number of the lane.
  ///   - slabs: The published lines of all its slabs.
  /// - Returns: The unread parts of the slabs, in order.
  mutating func takeUnread(
    of lane: UInt32,
    in slabs: [UnsafeRawBufferPointer]
  ) -> [UnsafeRawBufferPointer] {
    var position = lanes[lane] ?? Position()
    var unread: [UnsafeRawBufferPointer] = []
    for index in position.slab..<slabs.count {
      let start = index == position.slab ? position.bytes : 0
      unread.append(UnsafeRawBufferPointer(rebasing: slabs[index][start...]))
      position = Position(slab: index, bytes: slabs[index].count)
    }
    lanes[lane] = position
    return unread
  }
}

extension TraceSink {
  /// Returns `false`; file sinks override this.
  public var isParents: Bool { false }

  /// Does nothing; file sinks override this.
  public func checkSealed() throws(RecorderError) {}

  /// Returns `nil`, unless a sink can return parts of a trace.
  public func unreadBytes(
    after progress: inout SnapshotProgress
  ) throws(RecorderError) -> [UInt8]? { nil }
}
