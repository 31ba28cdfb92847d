import Findings
import PerfettoExport
import TraceModel

/// An export as Perfetto's importer understands it: tracks, and slices paired on each track.
struct DecodedExport {
  struct Track {
    var number: UInt64
    var name: String
    var parent: UInt64?
    var rank: Int
    var mergeKey: String?
    /// The number of the process in a track of a process.
    var process: UInt64?
    /// The number of the thread in a track of a thread.
    var thread: UInt64?
  }

  struct Slice {
    var track: UInt64
    var start: UInt64
    /// `nil` without an end; equal to the start for an instant.
    var end: UInt64?
    var depth: Int
    var name: String
    var category: String
    var arguments: [String: String]
    var isInstant: Bool
    var flows: [UInt64]
    var endingFlows: [UInt64]
  }

  /// The bytes of the file.
  private(set) var bytes: [UInt8] = []
  /// What the export returned for all traces.
  private(set) var omissions: [String] = []
  private(set) var tracks: [UInt64: Track] = [:]
  /// The numbers of the tracks in the order of their descriptions.
  private(set) var order: [UInt64] = []
  /// The slices in the order of their begins.
  private(set) var slices: [Slice] = []
  /// The ends without a begin, the events of tracks without a description, and numbers without a text.
  private(set) var errors: [String] = []

  private var texts: [UInt64: [UInt64: String]] = [:]
  private var open: [UInt64: [Int]] = [:]

  init(
    _ traces: [AnalyzedInput],
    options: PerfettoExport.Options = PerfettoExport.Options()
  ) throws {
    let sink = Sink()
    var export = try PerfettoExport(options: options, explanation: { "page of \($0)" }) {
      sink.bytes += $0
    }
    for input in traces {
      omissions += try export.add(input.trace, findings: input.findings, name: input.name)
    }
    try export.finish()
    bytes = sink.bytes
    try decode()
  }

  private final class Sink {
    var bytes: [UInt8] = []
  }

  private mutating func decode() throws {
    var events: [(time: UInt64, event: ProtobufReader)] = []
    for (number, packet) in try ProtobufReader(bytes).messages(1).enumerated() {
      if packet.number(13) != (number == 0 ? 1 : 2) {
        errors.append("packet \(number) has no state")
      }
      for definitions in try packet.messages(12) {
        for field: UInt64 in [1, 2, 3, 29] {
          for definition in try definitions.messages(field) {
            texts[field, default: [:]][definition.number(1) ?? 0] = definition.text(2)
          }
        }
      }
      for descriptor in try packet.messages(60) { try add(descriptor) }
      for event in try packet.messages(11) { events.append((packet.number(8) ?? 0, event)) }
    }
    // The importer sorts by time; events of equal times keep their order.
    for (_, entry) in events.enumerated().sorted(by: { ($0.1.time, $0.0) < ($1.1.time, $1.0) }) {
      try add(entry.event, at: entry.time)
    }
  }

  private mutating func add(_ descriptor: ProtobufReader) throws {
    let number = descriptor.number(1) ?? 0
    let process = try descriptor.messages(3).first
    let thread = try descriptor.messages(4).first
    if tracks[number] != nil { errors.append("track \(number) is described twice") }
    let track = Track(
      number: number,
      name: descriptor.text(2) ?? process?.text(6) ?? thread?.text(5) ?? "",
      parent: descriptor.number(5),
      rank: Int(truncatingIfNeeded: descriptor.number(12) ?? 0),
      mergeKey: descriptor.text(16),
      process: process?.number(1) ?? thread?.number(1),
      thread: thread?.number(2)
    )
    if let parent = track.parent, tracks[parent] == nil {
      errors.append("the parent of \(track.name) is not described before it")
    }
    tracks[number] = track
    order.append(number)
  }

  private mutating func add(_ event: ProtobufReader, at time: UInt64) throws {
    let track = event.number(11) ?? 0
    if tracks[track] == nil { errors.append("an event is on the unknown track \(track)") }
    let kind = event.number(9)
    if kind == 2 {
      guard let slice = open[track]?.popLast() else {
        errors.append("an end at \(time) has no begin")
        return
      }
      slices[slice].end = time
      slices[slice].arguments.merge(try arguments(of: event)) { $1 }
      return
    }
    slices.append(
      Slice(
        track: track,
        start: time,
        end: kind == 3 ? time : nil,
        depth: open[track]?.count ?? 0,
        name: text(2, event.number(10)),
        category: text(1, event.number(3)),
        arguments: try arguments(of: event),
        isInstant: kind == 3,
        flows: event.numbers(47),
        endingFlows: event.numbers(48)
      )
    )
    if kind == 1 { open[track, default: []].append(slices.count - 1) }
  }

  private mutating func text(_ field: UInt64, _ number: UInt64?) -> String {
    guard let number, let text = texts[field]?[number] else {
      errors.append("the text \(number ?? 0) of the kind \(field) is not defined")
      return ""
    }
    return text
  }

  private mutating func arguments(of event: ProtobufReader) throws -> [String: String] {
    var result: [String: String] = [:]
    for argument in try event.messages(4) {
      let name = text(3, argument.number(1))
      if let shared = argument.number(17) {
        result[name] = text(29, shared)
      } else {
        result[name] = try Self.value(of: argument)
      }
    }
    return result
  }

  private static func value(of argument: ProtobufReader) throws -> String {
    if let flag = argument.number(2) { return flag == 1 ? "true" : "false" }
    if let number = argument.number(4) { return String(Int64(bitPattern: number)) }
    if let text = argument.text(6) { return text }
    return try argument.messages(12).map { element in
      let entries = try element.messages(11).map { entry in
        "\(entry.text(10) ?? ""): \(try value(of: entry))"
      }
      return "{\(entries.joined(separator: ", "))}"
    }.joined(separator: " ")
  }
}

/// A trace with its findings and its name.
struct AnalyzedInput {
  var trace: Trace
  var findings: [Finding] = []
  var name = "run"
}
