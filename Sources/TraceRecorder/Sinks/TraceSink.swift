/// Where the lines of a recorder go.
///
/// A sink gives lanes memory in slabs; the lanes write their lines into it without asking again.
public protocol TraceSink: Sendable {
  /// Stores the first lines of the trace, opening bracket included.
  ///
  /// - Throws: What keeps the trace from being stored at all.
  func begin(_ head: [UInt8]) throws(RecorderError)

  /// Gives a lane memory; the lane's slab before it is full.
  ///
  /// - Parameters:
  ///   - lane: The number of the lane: they count up from 1 in a recorder.
  ///   - bytes: The room that is needed at least.
  /// - Returns: A slab filled with spaces, or `nil` when the trace is finished.
  /// - Throws: What keeps the memory from being given; recording then stops.
  func claim(lane: UInt32, atLeast bytes: Int) throws(RecorderError) -> TraceSlab?

  /// Whether the sink belongs to the parent of this process, which forked it while recording.
  var isParents: Bool { get }

  /// Finds out why a slab refuses lines.
  ///
  /// - Throws: What keeps the trace from being stored; nothing when it is finished.
  func checkSealed() throws(RecorderError)

  /// Seals all slabs, puts their lines in the order of time and adds the footer.
  ///
  /// - Parameter foot: Makes the last lines from the number of events that were stored.
  /// - Throws: What keeps the trace from being finished; what was stored stays readable.
  func finish(foot: (_ events: Int) -> [UInt8]) throws(RecorderError)

  /// Returns the bytes of the trace as it stands, in the order of time.
  ///
  /// - Throws: What keeps the trace from being read back.
  func snapshot() throws(RecorderError) -> [UInt8]
}

extension TraceSink {
  /// Whether the sink belongs to the parent of this process: never, unless a sink says so.
  public var isParents: Bool { false }

  /// Finds nothing, unless a sink says so.
  public func checkSealed() throws(RecorderError) {}
}
