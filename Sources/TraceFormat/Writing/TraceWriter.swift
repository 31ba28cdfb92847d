public import TraceModel

/// Writes a trace event by event.
///
/// The events come in the order of their lines; header and footer are written by
/// ``init(header:output:)`` and ``finish(_:)``, so that header and footer events of a source only
/// hand on what a reader did not know of them.
public struct TraceWriter {
  /// Takes the next bytes of the trace.
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
  /// The events that were written and are no metadata.
  public private(set) var eventCount = 0

  /// Creates a writer; nothing is written before the first event or the end.
  public init(header: TraceHeader, output: @escaping Output) {
    self.header = header
    self.output = output
    buffer.reserveCapacity(2 * Self.batch)
  }

  /// Writes an event.
  ///
  /// A time before the latest one of the same thread is moved up to it; in a device log only when
  /// it goes back by at most a second, since more is another run of the process.
  ///
  /// - Parameters:
  ///   - event: The event; its process and thread stand in its line.
  ///   - names: The table of its names; the same, or grown, at every call.
  /// - Throws: What the output throws.
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
  /// A trace that was cut stays so: it gets neither.
  ///
  /// - Throws: What the output throws.
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
  /// Returns all that a source has left, as a trace in bytes.
  ///
  /// - Throws: What the source throws.
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
  /// - Throws: Nothing of its own.
  public static func bytes(of trace: Trace) throws -> [UInt8] {
    let collector = ByteCollector()
    var writer = TraceWriter(header: trace.header) { collector.bytes += $0 }
    for event in trace.events { try writer.write(event, names: trace.names) }
    try writer.finish(trace.end)
    return collector.bytes
  }

  /// Collects what writers put out.
  private final class ByteCollector {
    var bytes: [UInt8] = []
  }
}
