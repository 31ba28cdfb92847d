import CommandEnvironment
import Essentials
import LogImport
import TraceModel

/// Counts the bytes that are read of one input, and ends the reading at the limits.
///
/// The time limit is tested before each read, while a pipe has no bytes, and at each event. The
/// check of an input that was read completely is not interrupted.
final class InputMeter {
  /// The amount that was read of an input.
  struct Counts {
    /// The number of bytes.
    fileprivate(set) var bytes = 0
    fileprivate var lineFeeds = 0
    fileprivate var endsWithLineFeed = true

    /// The number of lines, also of a last line without a line feed.
    var lines: Int { lineFeeds + (endsWithLineFeed ? 0 : 1) }
  }

  private let path: String
  private let limits: InputLimits
  private let start: ContinuousClock.Instant
  /// The amount that was read so far; `nil` before the first read has returned.
  var counts: Counts?
  /// The format; `nil` before it is detected.
  var format: InputFormat?

  init(path: String, limits: InputLimits, start: ContinuousClock.Instant = .now) {
    self.path = path
    self.limits = limits
    self.start = start
  }

  /// Whether the check has a time limit.
  var hasTimeout: Bool { limits.timeout != nil }

  /// The elapsed time of the check.
  var elapsed: Duration { start.duration(to: .now) }

  /// Refuses an open file over the maximum size.
  ///
  /// - Throws: ``CommandFailure``.
  func requireSize(of descriptor: Int32) throws(CommandFailure) {
    var status = stat()
    if fstat(descriptor, &status) == 0 { try requireSize(status) }
  }

  /// Refuses a file over the maximum size, without opening it.
  ///
  /// - Throws: ``CommandFailure``.
  func requireSize() throws(CommandFailure) {
    var status = stat()
    if stat(path, &status) == 0 { try requireSize(status) }
  }

  private func requireSize(_ status: stat) throws(CommandFailure) {
    guard let maximum = limits.maxBytes, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) > maximum
    else { return }
    throw tooLarge("\(status.st_size) bytes", maximum: maximum)
  }

  /// Waits for the next bytes of a pipe.
  ///
  /// - Throws: ``CommandFailure`` at the time limit.
  func waitForInput(of descriptor: Int32) throws(CommandFailure) {
    guard let timeout = limits.timeout else { return }
    while true {
      try requireTime()
      let rest = max(timeout - elapsed, .zero)
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Rounded up, so that the last wait does not end before the limit.
      let milliseconds = Int32(min(rest / .milliseconds(1), 60_000)) + 1
      let count = poll(&request, 1, milliseconds)
      if count > 0 || (count < 0 && errno != EINTR) { return }
    }
  }

  /// Counts bytes that were read.
  ///
  /// - Throws: ``CommandFailure`` when a pipe exceeds the maximum size.
  func count(_ read: UnsafeRawBufferPointer) throws(CommandFailure) {
    var counts = counts ?? Counts()
    defer { self.counts = counts }
    guard let last = read.last else { return }
    counts.bytes += read.count
    if let maximum = limits.maxBytes, counts.bytes > maximum {
      throw tooLarge("more than \(maximum) bytes", maximum: maximum)
    }
    var found = 0
    for byte in read where byte == UInt8(ascii: "\n") { found &+= 1 }
    counts.lineFeeds += found
    counts.endsWithLineFeed = last == UInt8(ascii: "\n")
  }

  /// Tests the time limit.
  ///
  /// - Throws: ``CommandFailure`` when it is reached.
  func requireTime() throws(CommandFailure) {
    guard let timeout = limits.timeout, elapsed >= timeout else { return }
    throw CommandFailure(
      location: path,
      code: .input(.timeout),
      message: "the check reached its time limit of \(Self.seconds(timeout)) s after "
        + (counts?.bytes ?? 0).counted("byte"),
      help: "raise --timeout-per-file, or check the file alone"
    )
  }

  private func tooLarge(_ size: String, maximum: Int) -> CommandFailure {
    CommandFailure(
      location: path,
      code: .input(.tooLarge),
      message: "the input has \(size), and --max-bytes is \(maximum)",
      help: "raise --max-bytes, or check the file alone"
    )
  }

  /// A duration in seconds without trailing zeros.
  private static func seconds(_ duration: Duration) -> String {
    let text = String(duration / .seconds(1))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
