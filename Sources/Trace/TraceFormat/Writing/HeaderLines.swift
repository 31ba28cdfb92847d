package import TraceModel

/// The first and last lines of a trace.
package enum HeaderLines {
  /// Returns the opening bracket and the header line.
  package static func head(
    _ header: TraceHeader,
    process: UInt32 = 1,
    thread: UInt32 = 1,
    extra: String = ""
  ) -> [UInt8] {
    var bytes = Array("[\n".utf8)
    bytes += headerLine(header, process: process, thread: thread, time: .zero, extra: extra)
    return bytes
  }

  /// Returns the header line, with comma and newline.
  static func headerLine(
    _ header: TraceHeader,
    process: UInt32,
    thread: UInt32,
    time: Instant,
    extra: String
  ) -> [UInt8] {
    let extra = extra.isEmpty ? nil : ExtraMembers(extra)
    var bytes = start(process: process, thread: thread, time: time)
    bytes += ",\"name\":\"lifeline\"".utf8
    bytes += extra?.top ?? []
    bytes += ",\"args\":{\"schema\":\"lifeline\",\"version\":\(header.version)".utf8
    bytes += ",\"minor\":\(header.minor),\"clock\":\"\(header.clock.rawValue)\",\"title\":".utf8
    bytes += JSONString.quoted(header.title)
    bytes += ",\"producer\":".utf8
    bytes += JSONString.quoted(header.producer)
    if !header.behavior.isEmpty {
      bytes += ",\"behavior\":".utf8
      bytes += JSONString.quoted(header.behavior)
    }
    if header.epoch != 0 { bytes += ",\"epoch_unix_ns\":\"\(header.epoch)\"".utf8 }
    if let zone = header.zone { bytes += ",\"zone_s\":\(zone)".utf8 }
    if let observed = header.observed {
      bytes += ",\"observed\":[".utf8
      for (index, callback) in observed.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += JSONString.quoted(callback)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    append(extra, to: &bytes)
    bytes += "}},\n".utf8
    return bytes
  }

  /// Returns the line that ends a turn of the main loop, with comma and newline.
  package static func endOfTurn(process: UInt32, thread: UInt32, time: Instant) -> [UInt8] {
    var bytes = start(process: process, thread: thread, time: time)
    bytes += ",\"name\":\"\(Name.endOfTurn.knownText)\"},\n".utf8
    return bytes
  }

  /// Returns a line with the position of a call of the app, with comma and newline.
  package static func callSite(
    _ number: UInt32,
    _ position: String,
    process: UInt32,
    thread: UInt32,
    time: Instant
  ) -> [UInt8] {
    var bytes = start(process: process, thread: thread, time: time)
    bytes += ",\"name\":\"call site\",\"args\":{\"name\":".utf8
    bytes += JSONString.quoted(position)
    bytes += ",\"site\":\(number)}},\n".utf8
    return bytes
  }

  /// Returns the line of a program that can't find its calls, for a reason in two words, with comma
  /// and newline.
  package static func noCallSites(
    _ reason: String,
    process: UInt32,
    thread: UInt32,
    time: Instant
  ) -> [UInt8] {
    var bytes = start(process: process, thread: thread, time: time)
    bytes += ",\"name\":\"\(TraceEvent.noCallSites)\",\"args\":{\"name\":".utf8
    bytes += JSONString.quoted(reason)
    bytes += "}},\n".utf8
    return bytes
  }

  /// Returns a line with the name of a process or thread, with comma and newline; `kind` is
  /// Perfetto's word, `process_name` or `thread_name`.
  package static func name(
    _ text: String,
    kind: StaticString,
    process: UInt32,
    thread: UInt32,
    time: Instant = .zero
  ) -> [UInt8] {
    var bytes = start(process: process, thread: thread, time: time)
    bytes += ",\"name\":\"\(kind)\",\"args\":{\"name\":".utf8
    bytes += JSONString.quoted(text)
    bytes += "}},\n".utf8
    return bytes
  }

  /// Returns the footer and the closing bracket.
  package static func foot(
    _ end: TraceEnd,
    events: Int,
    process: UInt32 = 1,
    thread: UInt32 = 1,
    time: Instant,
    extra: String = ""
  ) -> [UInt8] {
    let extra = extra.isEmpty ? nil : ExtraMembers(extra)
    var bytes = start(process: process, thread: thread, time: time)
    bytes += ",\"name\":\"lifeline_end\"".utf8
    bytes += extra?.top ?? []
    bytes += ",\"args\":{\"events\":\(events),\"dropped\":\(end.dropped)".utf8
    bytes += ",\"status\":\"\(end.status.rawValue)\"".utf8
    if !end.reason.isEmpty {
      bytes += ",\"reason\":".utf8
      bytes += JSONString.quoted(end.reason)
    }
    append(extra, to: &bytes)
    bytes += "}}\n]\n".utf8
    return bytes
  }

  private static func append(_ extra: ExtraMembers?, to bytes: inout [UInt8]) {
    guard let extra, !extra.arguments.isEmpty else { return }
    bytes.append(UInt8(ascii: ","))
    bytes += extra.arguments
  }

  private static func start(process: UInt32, thread: UInt32, time: Instant) -> [UInt8] {
    var bytes = Array("{\"ph\":\"M\",\"pid\":\(process),\"tid\":\(thread),\"ts\":".utf8)
    let room = [UInt8](unsafeUninitializedCapacity: 24) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var cursor = ByteWriter(at: base)
      cursor.put(microseconds: time.nanoseconds)
      count = cursor.position - base
    }
    bytes += room
    return bytes
  }
}
