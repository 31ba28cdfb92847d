internal import TraceModel

/// The tracks of a process, or of all processes of a trace, that belong to no object.
struct ProcessTracks {
  /// A track below that of the process.
  ///
  /// Perfetto sorts the tracks below a process by their names, from top to bottom as here.
  enum Topic: String, CaseIterable {
    /// How to read the axis, and the omissions of the export.
    case about = "About this trace"
    /// The real times of a folded axis.
    case clock = "Clock"
    case findings = "Findings"
    /// Changes of relations and properties of objects.
    case hierarchy = "Hierarchy"
    case marks = "Marks"
    /// Messages of UIKit and of the runtime.
    case messages = "Messages"
    /// The track above those of the objects.
    case objects = "Objects"
  }

  /// The number of the process in the file; 0 for what all processes of a trace share.
  let number: Int64
  private let track: UInt64
  private var topics: [Topic: UInt64] = [:]
  private var threads: [UInt32: UInt64] = [:]

  init(number: Int64, name: String, to writer: inout PacketWriter) throws {
    self.number = number
    track = writer.newTrack()
    let kind = TrackDescription.Kind.process(number)
    try writer.write(
      TrackDescription(kind: kind, number: track, name: name, rank: Int(number))
    )
  }

  /// Describes a track beside the tracks of processes, above the common tracks of a trace.
  init(ofTrace name: String, to writer: inout PacketWriter) throws {
    number = 0
    track = writer.newTrack()
    try writer.write(TrackDescription(kind: .child(of: 0), number: track, name: name, rank: 0))
  }

  /// Returns the track of a topic, which is described when it is first used.
  mutating func topic(_ topic: Topic, _ writer: inout PacketWriter) throws -> UInt64 {
    if let track = topics[topic] { return track }
    let track = writer.newTrack()
    topics[topic] = track
    try writer.write(
      TrackDescription(
        kind: .child(of: self.track),
        number: track,
        name: topic.rawValue,
        rank: Topic.allCases.firstIndex(of: topic) ?? 0
      )
    )
    return track
  }

  /// Returns the track of a thread.
  ///
  /// - Parameters:
  ///   - thread: The number of the thread in the trace; 1 is the main thread.
  ///   - name: The name that the trace states; empty if there is none.
  ///   - writer: Receives the description of a new track.
  /// - Returns: The number of the track.
  /// - Throws: The error of the output.
  mutating func thread(
    _ thread: UInt32,
    name: String,
    _ writer: inout PacketWriter
  ) throws -> UInt64 {
    if let track = threads[thread] { return track }
    let track = writer.newTrack()
    threads[thread] = track
    let plain = thread == 1 ? "main" : "thread \(thread)"
    // Perfetto recognizes the main thread of a process by equal numbers.
    let own = thread == 1 ? number : (number * 100_000 + Int64(threads.count)) & 0x7FFF_FFFF
    try writer.write(
      TrackDescription(
        kind: .thread(process: number, number: own),
        number: track,
        name: name.isEmpty ? plain : name,
        rank: Int(thread.magnitude & 0x7FFF_FFFF)
      )
    )
    return track
  }
}
