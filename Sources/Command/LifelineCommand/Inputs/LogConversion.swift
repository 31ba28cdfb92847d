import CommandEnvironment
import Essentials
import TraceFormat
import TraceModel

/// Writes the events of a device log as a trace while the log is read, so that memory does not grow
/// with the number of events.
///
/// The header precedes the events, but the header of a log that is read once is complete only at
/// its
/// end: the events of a pipe, and of a trace for standard output, are then written to a file
/// without a name first.
final class LogConversion {
  /// The number of callbacks.
  private(set) var callbacks = 0
  /// The number of objects.
  private(set) var objects = 0
  /// The number of events.
  private(set) var events = 0

  private let output: OpenOutput
  /// The trace with a header that is replaced; `nil` if the output has it.
  private let staged: StagedFile?
  private let stagedFolder: String
  /// The length of the header in the staged file.
  private var stagedHeader = 0

  /// Opens the output.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it; `-` is standard output.
  ///   - isHeaderComplete: Whether the header is complete before the first event.
  /// - Throws: ``CommandFailure`` if the output or a temporary file can't be written.
  init(path: String, isHeaderComplete: Bool) throws(CommandFailure) {
    output = try OpenOutput(path: path)
    stagedFolder =
      path == "-"
      ? FileManager.default.temporaryDirectory.path
      : URL(filePath: path).deletingLastPathComponent().path
    guard path == "-" || !isHeaderComplete else {
      staged = nil
      return
    }
    do throws(SystemFailure) {
      staged = try StagedFile(in: stagedFolder)
    } catch {
      throw .unwritable(stagedFolder, error.code)
    }
  }

  /// Reads and writes all events of a log; the output has the trace only after ``finish(header:)``.
  ///
  /// - Throws: Errors of the source; ``CommandFailure`` of the output.
  func write(_ source: inout some TraceEventSource) throws {
    var times = RaisedTimes()
    guard var event = try source.next() else { return }
    var writer = TraceWriter(header: source.header) { [self] bytes in
      if staged == nil { try output.write(Array(bytes)) } else { try stage(bytes) }
    }
    stagedHeader = HeaderLines.head(source.header).count
    while true {
      count(event)
      times.raise(&event)
      try writer.write(event, names: source.names)
      guard let next = try source.next() else { break }
      event = next
    }
    try writer.finish(source.end)
  }

  /// Completes the output.
  ///
  /// - Parameter header: The header after the last event.
  /// - Throws: ``CommandFailure``; a file then keeps its old contents.
  func finish(header: TraceHeader) throws(CommandFailure) {
    if let staged {
      try output.write(HeaderLines.head(header))
      var offset = stagedHeader
      var piece = [UInt8](repeating: 0, count: 1 << 18)
      while true {
        let count = pread(staged.descriptor, &piece, piece.count, off_t(offset))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .unwritable(stagedFolder, errno) }
        guard count > 0 else { break }
        try output.write(count == piece.count ? piece : Array(piece[..<count]))
        offset += count
      }
    }
    try output.finish()
  }

  private func stage(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) {
    guard let staged else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Essentials.write(staged.descriptor, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unwritable(stagedFolder, errno) }
      rest = rest.dropFirst(count)
    }
  }

  private func count(_ event: TraceEvent) {
    events += 1
    if event.beginsCallback { callbacks += 1 }
    if event.kind == .birth { objects += 1 }
  }
}
