public import TraceModel

/// Reads a trace as a stream of events, in the order of its lines.
///
/// Accepts this project's traces, complete or cut anywhere, and plain Chrome traces in the array
/// and the object form. Memory is bounded by the longest event, the names and the objects: a trace
/// of any length can be read from a pipe. (Unknown members are kept as names, unless they are
/// dropped.)
public struct TraceReader: TraceEventSource {
  /// The maximum size of an event from a pipe in bytes: 64 MiB.
  public static let pipeLineLimit = 64 << 20

  private var window: ByteWindow
  private var document: DocumentScanner
  private var hasEnded = false

  /// Reads bytes in memory.
  public init(bytes: [UInt8], unknown: UnknownMembers = .keep) {
    window = ByteWindow(bytes: bytes)
    document = DocumentScanner(unknown: unknown, lineLimit: .max)
  }

  /// Reads a file.
  ///
  /// - Throws: `unreadable` if the file can't be opened.
  public init(path: String, unknown: UnknownMembers = .keep) throws(TraceFormatError) {
    let input = try FileInput(path: path)
    window = ByteWindow { memory in try input.read(into: memory) }
    document = DocumentScanner(unknown: unknown, lineLimit: .max)
  }

  /// Reads an open file or pipe, such as standard input; it stays open.
  public init(descriptor: Int32, unknown: UnknownMembers = .keep) {
    let input = FileInput(descriptor: descriptor)
    self.init(unknown: unknown) { memory in try input.read(into: memory) }
  }

  /// Reads the input in parts.
  ///
  /// - Parameters:
  ///   - lineLimit: The maximum size of an event in bytes; a longer one is skipped and reported.
  ///   - unknown: The handling of unknown members.
  ///   - pull: Fills memory with the next bytes and returns their number, 0 at the end.
  public init(
    lineLimit: Int = TraceReader.pipeLineLimit,
    unknown: UnknownMembers = .keep,
    pull: @escaping (UnsafeMutableRawBufferPointer) throws -> Int
  ) {
    window = ByteWindow(pull: pull)
    document = DocumentScanner(unknown: unknown, lineLimit: lineLimit)
  }

  /// Creates a reader of a trace that is still being recorded: its bytes are appended.
  package init() {
    window = ByteWindow()
    document = DocumentScanner(unknown: .keep, lineLimit: .max)
  }

  /// Appends bytes to the input of a reader that was created without one.
  package mutating func append(_ bytes: [UInt8]) {
    let start = document.position
    window.append(bytes, keepingFrom: start)
    document.move(by: start)
  }

  /// Returns the next event, or `nil` when the bytes that were appended contain no further event.
  ///
  /// - Throws: ``TraceFormatError`` when the input is not a trace.
  package mutating func nextAppended() throws(TraceFormatError) -> TraceEvent? {
    while !hasEnded {
      switch try DocumentScanner.step(&document, in: window) {
      case .event(let event): return event
      case .nothing: continue
      case .ended: hasEnded = true
      case .needsMore: return nil
      }
    }
    return nil
  }

  /// A copy whose input ends with the bytes that were appended so far; ``next()`` reads it to its
  /// end.
  package var ending: TraceReader {
    var copy = self
    copy.window.end()
    return copy
  }

  /// The texts of the names in the events that were returned so far.
  public var names: NameTable { document.builder.names }
  /// The header of the trace; empty texts before its header, or if it has none.
  public var header: TraceHeader { document.builder.header }
  /// The end of the trace; `cut` until the end was reached.
  public var end: TraceEnd { document.builder.end }
  /// The problems so far, in the order of lines.
  public var problems: [TraceProblem] { document.builder.problems.all }
  /// Whether the trace began with a header of this format; `false` for a plain Chrome trace.
  public var hasHeader: Bool { document.builder.hasHeader }

  /// Returns the next event, or `nil` at the end.
  ///
  /// - Throws: ``TraceFormatError`` if the input is not a trace or has a newer version, and errors
  ///   of the source of the bytes.
  public mutating func next() throws -> TraceEvent? {
    while !hasEnded {
      switch try DocumentScanner.step(&document, in: window) {
      case .event(let event): return event
      case .nothing: continue
      case .ended: hasEnded = true
      case .needsMore:
        if window.isAtEnd {
          if document.retriesAtEnd(in: window) { continue }
          try document.finish(at: window)
          hasEnded = true
        } else {
          document.move(by: try window.refill(keepingFrom: document.position))
        }
      }
    }
    return nil
  }
}
