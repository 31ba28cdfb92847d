internal import DiagramLayout
internal import TraceModel

extension RunExport {
  /// Writes the pauses of a folded axis, and between them the real times.
  mutating func writeAxis(_ writer: inout PacketWriter) throws {
    guard axis.isFolded, !axis.isOrdinal, !axis.positions.isEmpty else { return }
    guard let track = try topicOfTrace(.clock, &writer) else { return }
    let times = history.trace.events.times
    let first = times.first ?? .zero
    func add(_ name: String, _ from: Int64, _ to: Int64, _ details: [Argument]) throws {
      guard to > from else { return }
      var begin = TrackEvent(.begin, at: from, on: track)
      begin.name = writer.name(name)
      begin.category = .clock
      begin.arguments = details
      try writer.write(begin)
      try writer.write(TrackEvent(.end, at: to, on: track))
    }
    var start: (position: Int64, event: Int) = (0, 0)
    for pause in axis.pauses {
      let end = axis.positions[pause.event] - ExportAxis.pauseWidth
      let time = first.duration(to: times[start.event]).shortText
      try add("from \(time)", start.position, end, timeArguments(at: start.event))
      let word = pause.isTransition ? "transition" : "pause"
      let length = Argument("duration", .text(ExactTime.text(pause.length.wholeNanoseconds)))
      try add("\(word), \(pause.length.shortText)", end, end + ExportAxis.pauseWidth, [length])
      start = (end + ExportAxis.pauseWidth, pause.event)
    }
    let time = first.duration(to: times[start.event]).shortText
    try add("from \(time)", start.position, axis.end, timeArguments(at: start.event))
  }

  /// Writes sentences about the trace as slices over its whole length.
  mutating func writeAbout(_ notes: [String], _ writer: inout PacketWriter) throws {
    guard let track = try topicOfTrace(.about, &writer) else { return }
    let sentences = [axisSentence] + notes
    for (number, sentence) in sentences.enumerated() {
      var begin = TrackEvent(.begin, at: 0, on: track)
      begin.name = writer.name(sentence)
      begin.category = .about
      if number == 0 { begin.arguments = headerArguments }
      try writer.write(begin)
    }
    for _ in sentences { try writer.write(TrackEvent(.end, at: axis.end, on: track)) }
  }

  /// How to read the axis.
  private var axisSentence: String {
    if axis.isOrdinal {
      return axis.isFolded
        ? "The trace has no times: 1 ms is one event."
        : "The trace has no times: 1 µs is one event."
    }
    guard axis.isFolded else { return "Distances are times." }
    return "1 ms is one event; the real times are in 'Clock' and in the details of slices."
  }

  private var headerArguments: [Argument] {
    let header = history.trace.header
    var arguments = [Argument("clock", .text(header.clock.rawValue))]
    for (name, text) in [
      ("title", header.title), ("producer", header.producer), ("behavior", header.behavior),
    ] where !text.isEmpty {
      arguments.append(Argument(name, .text(VisibleText.of(text))))
    }
    if header.epoch != 0 {
      arguments.append(Argument("wall-clock time at 0, ns since 1970", .number(header.epoch)))
    }
    arguments.append(Argument("events", .number(Int64(history.trace.events.count))))
    arguments.append(Argument("objects", .number(Int64(history.subjects.count))))
    return arguments
  }
}
