import Foundation
package import LogImport
import TraceFormat
package import TraceModel

/// A trace or a log that the user named; `-` is standard input.
package struct InputFile {
  /// The path as the user wrote it.
  package let path: String
  /// Whether long reading shows its progress on standard error.
  let showsProgress: Bool
  /// The trace of a scenario file, which was run already; `nil` for an input that is read.
  package var recordedTrace: [UInt8]?
  /// How a log is read.
  package var logReading = LogReading()

  /// Names an input.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - showsProgress: Whether a session that can show progress does.
  package init(path: String, showsProgress: Bool = true) {
    self.path = path
    self.showsProgress = showsProgress && CommandSession.current.showsProgress
  }

  /// The file name, for titles.
  package var title: String {
    path == "-" ? "standard input" : URL(filePath: path).lastPathComponent
  }

  /// Opens the input, detects its format, and passes its events to a body.
  ///
  /// - Parameters:
  ///   - observes: The callbacks that a log prints; with `nil`, a first pass over a file detects
  ///     them. A pipe is read once, so its callbacks are those seen so far.
  ///   - body: Reads the source; it is called once.
  /// - Returns: The result of the body.
  /// - Throws: ``CommandFailure``.
  package func read<Result>(
    observes: [String]?,
    _ body: (inout any TraceEventSource, InputFormat) throws -> Result
  ) throws -> Result {
    do {
      if let recordedTrace {
        var source: any TraceEventSource = TraceReader(bytes: recordedTrace)
        return try body(&source, .trace)
      }
      let descriptor = try open()
      defer { if path != "-" { close(descriptor) } }
      let head = try readUpTo(InputFormat.sufficientBytes, from: descriptor)
      guard !head.isEmpty else { throw emptyInput }
      let format = InputFormat.detect(head)
      guard format != .log || !ScenarioFile.isBegun(by: head) else {
        throw CommandFailure(
          location: path,
          message: "the input is a scenario file, not a log",
          help: "'lifeline check' and 'lifeline record' run a file whose name ends in .yml"
        )
      }
      var source = try source(format, head: head, descriptor: descriptor, observes: observes)
      return try body(&source, format)
    } catch let error as TraceFormatError {
      throw CommandFailure(error, path: path)
    }
  }

  private var emptyInput: CommandFailure {
    CommandFailure(
      location: path,
      message: "the input is empty",
      help: isPipe
        ? "pass a trace that 'lifeline record' wrote, or a device log"
        : "a program that is killed as it begins to record leaves 0 bytes: record it again"
    )
  }

  private func source(
    _ format: InputFormat,
    head: [UInt8],
    descriptor: Int32,
    observes: [String]?
  ) throws -> any TraceEventSource {
    switch format {
    case .trace:
      var first: [UInt8]? = head
      let reader = TraceReader { memory in
        if let bytes = first {
          let taken = bytes.prefix(memory.count)
          memory.copyBytes(from: taken)
          first = taken.count < bytes.count ? Array(bytes.dropFirst(taken.count)) : nil
          return taken.count
        }
        return try fill(memory, from: descriptor)
      }
      return ProgressSource(reader, label: title, isShown: showsProgress)
    case .log:
      // A file is read twice: the first pass detects its callbacks and the time of its first line.
      var options = isPipe ? LogImportOptions() : LogImportOptions(scan: try scan())
      if let observes { options.observes = observes }
      options.patterns = logReading.patterns
      options.explain = logReading.explain
      options.forgetsEnded = logReading.forgetsEnded
      var first: [UInt8]? = head
      let importer = LogImporter(title: title, options: options) {
        if let bytes = first {
          first = nil
          return bytes
        }
        return try chunk(from: descriptor)
      }
      return ProgressSource(importer, label: title, isShown: showsProgress)
    }
  }

  /// Whether the input can be read only once: standard input, a named pipe, `<(…)`.
  package var isPipe: Bool {
    var status = stat()
    return path == "-" || (stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG)
  }

  /// Whether another path names the same file.
  package func isSame(as other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard path != "-", other != "-", stat(path, &first) == 0, stat(other, &second) == 0 else {
      return false
    }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Reads the file once to detect its callbacks.
  private func scan() throws -> LogScan {
    let descriptor = try open()
    defer { close(descriptor) }
    return try LogImporter.scan(patterns: logReading.patterns) { try chunk(from: descriptor) }
  }

  private func open() throws -> Int32 {
    if path == "-" { return CommandSession.current.input }
    guard !path.isEmpty else {
      throw CommandFailure(message: "the name of the input is empty", help: Self.help)
    }
    CommandSession.current.noteRead(path)
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
    return descriptor
  }

  private func readUpTo(_ count: Int, from descriptor: Int32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count, let more = try chunk(from: descriptor, count: count - bytes.count) {
      bytes += more
      // A log that is being written may pause after its first lines, which are enough.
      if isPipe, bytes.contains(UInt8(ascii: "\n")) { break }
    }
    return bytes
  }

  private func chunk(from descriptor: Int32, count: Int = 1 << 18) throws -> [UInt8]? {
    let bytes = try [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      used = try fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
    }
    return bytes.isEmpty ? nil : bytes
  }

  private func fill(_ memory: UnsafeMutableRawBufferPointer, from descriptor: Int32) throws -> Int {
    while true {
      let count = Foundation.read(descriptor, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      if errno != EINTR { throw unreadable(errno) }
    }
  }

  private func unreadable(_ number: Int32) -> CommandFailure {
    CommandFailure(
      location: path,
      message: "can't be read: \(String(cString: strerror(number)))",
      help: Self.help
    )
  }

  private static let help = "name an existing trace or log; '-' reads standard input"
}
