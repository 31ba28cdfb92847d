internal import DiagramLayout
internal import TraceModel

/// The tracks of the objects of a trace, in the order of the lanes of a timeline.
///
/// An object has a track for its states, one for its callbacks on each thread, and further ones for
/// states that may overlap. They have one merge key, so that Perfetto displays them as one.
struct ObjectTracks {
  /// The track of the states of an object, and its position.
  private struct Entry {
    var states: UInt64
    var parent: UInt64
    var name: String
    var rank: Int
  }

  private struct Receiver: Hashable {
    var life: Int
    var thread: ThreadID
  }

  /// Tracks are nested at most this deep; deeper ones stand below the innermost of these.
  static let maximumDepth = 24

  private var entries: [Entry?]
  private var callbacks: [Receiver: UInt64] = [:]
  /// The further tracks of each object on which nothing is open.
  private var free: [Int: [UInt64]] = [:]

  /// Describes the tracks of states of all drawn objects.
  ///
  /// - Parameters:
  ///   - order: The lanes.
  ///   - names: The name of each lifetime.
  ///   - root: Returns the track above all objects of the process of a lifetime.
  ///   - writer: Receives the descriptions.
  /// - Throws: The error of the output.
  init(
    _ order: LaneOrder,
    names: [String],
    root: (Int) -> UInt64?,
    _ writer: inout PacketWriter
  ) throws {
    entries = Array(repeating: nil, count: names.count)
    var around: [(depth: Int, life: Int)] = []
    for (rank, lane) in order.lanes.enumerated() where lane.isDrawn {
      while let last = around.last, last.depth >= lane.depth { around.removeLast() }
      let owner = around.prefix(Self.maximumDepth).last.flatMap { entries[$0.life] }
      around.append((lane.depth, lane.life))
      guard let parent = owner?.states ?? root(lane.life) else { continue }
      let track = writer.newTrack()
      let entry = Entry(states: track, parent: parent, name: names[lane.life], rank: rank)
      entries[lane.life] = entry
      try writer.write(Self.description(of: track, entry))
    }
  }

  private static func description(of track: UInt64, _ entry: Entry) -> TrackDescription {
    TrackDescription(
      kind: .child(of: entry.parent),
      number: track,
      name: entry.name,
      rank: entry.rank,
      mergeKey: "object \(entry.states)"
    )
  }

  /// Whether an object has tracks.
  func contains(_ life: Int) -> Bool { entries[life] != nil }

  /// Returns the track of the states of an object; `nil` for one without tracks.
  func states(of life: Int) -> UInt64? { entries[life]?.states }

  /// Returns the track of the callbacks of an object on a thread; `nil` for one without tracks.
  mutating func callbacks(
    of life: Int,
    on thread: ThreadID,
    _ writer: inout PacketWriter
  ) throws -> UInt64? {
    guard let entry = entries[life] else { return nil }
    let receiver = Receiver(life: life, thread: thread)
    if let track = callbacks[receiver] { return track }
    let track = writer.newTrack()
    callbacks[receiver] = track
    try writer.write(Self.description(of: track, entry))
    return track
  }

  /// Returns a track of an object on which nothing is open; `nil` for one without tracks.
  mutating func takeFree(of life: Int, _ writer: inout PacketWriter) throws -> UInt64? {
    guard let entry = entries[life] else { return nil }
    if let track = free[life]?.popLast() { return track }
    let track = writer.newTrack()
    try writer.write(Self.description(of: track, entry))
    return track
  }

  /// Makes a track available for the next state of an object.
  mutating func release(_ track: UInt64, of life: Int) {
    free[life, default: []].append(track)
  }
}
