public import TraceModel

/// Writes a trace event by event.
///
/// The events are written in the order of the calls. ``init(header:output:)`` and ``finish(_:)``
/// write header and footer; header and footer events of a source only add the members that its
/// reader did not recognize.
public struct TraceWriter {
  /// Receives the next bytes of the trace.
  public typealias Output = (UnsafeRawBufferPointer) throws -> Void

  private static let batch = 64 * 1024
  private let header: TraceHeader
  private let output: Output
  private var encoder = LineEncoder()
  private var buffer: [UInt8] = []
  private var isHeadWritten = false
  private var hasClosed = false
  private var lastTime = Instant.zero
  private var clock = ThreadClock()
  private var footer: (process: UInt32, thread: UInt32, time: Instant, extra: String)?
  /// The number of written events that are not metadata.
  public private(set) var eventCount = 0

  /// Creates a writer; nothing is written before the first event or the end.
  public init(header: TraceHeader, output: @escaping Output) {
    self.header = header
    self.output = output
    buffer.reserveCapacity(2 * Self.batch)
  }

  /// Writes an event.
  ///
  /// A time before the latest one of the same thread is raised to it; in a device log only if it
  /// goes back by at most a second, since a larger step starts another run of the process.
  ///
  /// - Parameters:
  ///   - event: The event with its process and thread.
  ///   - names: The table of its names; it may grow from call to call.
  /// - Throws: Errors of the output.
  public mutating func write(_ event: TraceEvent, names: NameTable) throws {
    switch event.kind {
    case .header:
      guard !isHeadWritten else { return }
      writeHead(process: event.process, thread: event.thread, extra: names[event.extra])
      return
    case .footer:
      footer = (event.process, event.thread, event.time, names[event.extra])
      return
    case .unknown where event.extra.isEmpty: return
    default: break
    }
    if !isHeadWritten { writeHead() }
    if encoder.nameCount != names.count { encoder.follow(names) }
    var event = event
    event.time = clock.ascending(event, threshold: header.clock == .wall ? .seconds(1) : nil)
    append(event, names: names)
    lastTime = max(lastTime, event.time)
    if event.kind != .metadata, !isMetadataLine(event, names: names) { eventCount += 1 }
    if buffer.count >= Self.batch { try flush() }
  }

  /// Writes the footer and the closing bracket.
  ///
  /// A trace with the status `cut` receives neither.
  ///
  /// - Throws: Errors of the output.
  public mutating func finish(_ end: TraceEnd) throws {
    guard !hasClosed else { return }
    hasClosed = true
    if !isHeadWritten { writeHead() }
    if end.status != .cut {
      buffer += HeaderLines.foot(
        end,
        events: eventCount,
        process: footer?.process ?? 1,
        thread: footer?.thread ?? 1,
        time: footer?.time ?? lastTime,
        extra: footer?.extra ?? ""
      )
    }
    try flush()
  }

  private mutating func writeHead(process: UInt32 = 1, thread: UInt32 = 1, extra: String = "") {
    isHeadWritten = true
    buffer += HeaderLines.head(header, process: process, thread: thread, extra: extra)
  }

  private mutating func append(_ event: TraceEvent, names: NameTable) {
    let bound = encoder.bound(of: event)
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(LineEncoder.firstByte, count: bound))
    let count = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { encoder.write(event, names: names, after: $0 + start) } ?? 0
    }
    buffer.removeLast(bound - count)
  }

  private func isMetadataLine(_ event: TraceEvent, names: NameTable) -> Bool {
    event.kind == .unknown && names[event.extra].contains("\"ph\":\"M\"")
  }

  private mutating func flush() throws {
    try buffer.withUnsafeBytes { try output($0) }
    buffer.removeAll(keepingCapacity: true)
  }
}

extension TraceWriter {
  /// Returns the remaining events of a source as a trace in bytes.
  ///
  /// - Throws: Errors of the source.
  public static func bytes(of source: inout some TraceEventSource) throws -> [UInt8] {
    let first = try source.next()
    let collector = ByteCollector()
    var writer = TraceWriter(header: source.header) { collector.bytes += $0 }
    if let first { try writer.write(first, names: source.names) }
    while let event = try source.next() { try writer.write(event, names: source.names) }
    try writer.finish(source.end)
    return collector.bytes
  }

  /// Returns a trace in memory as bytes.
  ///
  /// - Throws: Never.
  public static func bytes(of trace: Trace) throws -> [UInt8] {
    let collector = ByteCollector()
    var writer = TraceWriter(header: trace.header) { collector.bytes += $0 }
    for event in trace.events { try writer.write(event, names: trace.names) }
    try writer.finish(trace.end)
    return collector.bytes
  }

  /// Collects the output of writers.
  private final class ByteCollector {
    var bytes: [UInt8] = []
  }
}
