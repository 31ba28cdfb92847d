import CommandEnvironment
import Essentials
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
  /// The largest number of bytes that compressed data may decompress to; `nil` for no limit.
  package var maximumSize: Int?
  /// How a log is read.
  package var logReading = LogReading()
  /// Counts and limits the bytes that are read; `nil` for no limits.
  var meter: InputMeter?
  /// Whether the session keeps the name, so that no output replaces the file.
  var isNoted = true

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
        var source = timed(RecordedScenarioSource(TraceReader(bytes: recordedTrace)))
        return try body(&source, .trace)
      }
      let descriptor = try open()
      defer { if path != "-" { close(descriptor) } }
      let bytes = InputBytes(
        descriptor: descriptor,
        path: path,
        limit: maximumSize,
        meter: meter
      )
      let head = try readUpTo(InputFormat.sufficientBytes, from: bytes)
      guard !head.isEmpty else { throw emptyInput(isCompressed: bytes.isCompressed) }
      let contents = InputContents(head)
      var refusal = contents.failure(path: path)
      refusal?.code = .input(.notText)
      if let refusal, !contents.mayContainLines { throw refusal }
      let format = InputFormat.detect(head)
      meter?.format = format
      guard format != .log || !ScenarioName.isBegun(by: head) else {
        throw CommandFailure(
          location: path,
          code: .input(.scenario),
          message: "the input is a scenario file, not a log",
          help: "'lifeline check' and 'lifeline record' run a file whose name ends in .yml"
        )
      }
      var source = try source(format, head: head, bytes: bytes, observes: observes)
      do {
        return try body(&source, format)
      } catch let failure as CommandFailure where failure.code == .noCallback {
        throw refusal ?? failure
      }
    } catch let error as TraceFormatError {
      throw CommandFailure(error, path: path)
    }
  }

  private func emptyInput(isCompressed: Bool) -> CommandFailure {
    guard !isCompressed else {
      return CommandFailure(
        location: path,
        code: .input(.empty),
        message: "the gzip data contain no bytes",
        help: "compress the log again: it was empty, or not yet written"
      )
    }
    return CommandFailure(
      location: path,
      code: .input(.empty),
      message: "the input is empty",
      help: isPipe
        ? "pass a trace that 'lifeline record' wrote, or a device log"
        : "a program that is killed as it begins to record leaves 0 bytes: record it again"
    )
  }

  private func source(
    _ format: InputFormat,
    head: [UInt8],
    bytes: InputBytes,
    observes: [String]?
  ) throws -> any TraceEventSource {
    switch format {
    case .trace:
      var first: [UInt8]? = head
      let reader = TraceReader { memory in
        if let head = first {
          let taken = head.prefix(memory.count)
          memory.copyBytes(from: taken)
          first = taken.count < head.count ? Array(head.dropFirst(taken.count)) : nil
          return taken.count
        }
        return try bytes.fill(memory)
      }
      return timed(ProgressSource(reader, label: title, isShown: showsProgress))
    case .log:
      // A file is read twice: the first pass detects its callbacks and the time of its first line.
      var options = isPipe ? LogImportOptions() : LogImportOptions(scan: try scan())
      if let observes { options.observes = observes }
      options.patterns = logReading.patterns
      options.explain = logReading.explain
      options.forgetsEnded = logReading.forgetsEnded
      var first: [UInt8]? = head
      let importer = LogImporter(title: title, options: options) {
        if let head = first {
          first = nil
          return head
        }
        return try bytes.chunk()
      }
      return timed(ProgressSource(importer, label: title, isShown: showsProgress))
    }
  }

  /// Ends a source at the time limit of the check, if there is one.
  private func timed(_ source: some TraceEventSource) -> any TraceEventSource {
    guard let meter, meter.hasTimeout else { return source }
    return TimedSource(source, meter: meter)
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
    let bytes = InputBytes(descriptor: descriptor, path: path, limit: maximumSize, meter: meter)
    // The bytes count once; the beginning was already read to detect the format.
    let counts = meter?.counts
    meter?.counts = nil
    let scan = try LogImporter.scan(patterns: logReading.patterns) { try bytes.chunk() }
    meter?.counts = counts
    return scan
  }

  private func open() throws -> Int32 {
    if path == "-" { return CommandSession.current.input }
    guard !path.isEmpty else {
      throw CommandFailure(
        code: .input(.badName),
        message: "the name of the input is empty",
        help: "name an existing trace or log; '-' reads standard input"
      )
    }
    if isNoted { CommandSession.current.noteRead(path) }
    // With a time limit, the open of a named pipe does not wait for its writer.
    let waiting = meter?.hasTimeout == true ? O_NONBLOCK : 0
    let descriptor = Essentials.open(path, O_RDONLY | O_CLOEXEC | waiting)
    guard descriptor >= 0 else { throw CommandFailure.unreadable(path, errno) }
    do throws(CommandFailure) {
      try meter?.requireSize(of: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private func readUpTo(_ count: Int, from input: InputBytes) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count, let more = try input.chunk(count - bytes.count) {
      bytes += more
      // A log that is being written may pause after its first lines, which are enough.
      if isPipe, bytes.contains(UInt8(ascii: "\n")) { break }
    }
    return bytes
  }
}
