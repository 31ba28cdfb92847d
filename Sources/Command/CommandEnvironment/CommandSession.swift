import Essentials
import Synchronization
package import TraceFormat
import TraceModel

/// The surroundings of one run of the command: its streams, and the files that it has read.
///
/// The jobs of the subcommands use ``current``: the streams of the process. A test replaces it for
/// its task, so that several jobs run in one process and their output is captured.
package final class CommandSession: Sendable {
  /// A stream that the command writes.
  package enum Stream: Sendable {
    case output
    case errors

    /// The descriptor of the stream in a process.
    package var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
  }

  /// Writes bytes to a stream, and returns the failure of the system.
  package typealias Writer = @Sendable ([UInt8], Stream) -> SystemFailure?

  /// The session of the running job.
  @TaskLocal package static var current = CommandSession(
    input: STDIN_FILENO,
    showsProgress: isatty(STDERR_FILENO) == 1
  ) { bytes, stream in
    do throws(SystemFailure) {
      try FileReplacement.write(bytes, toDescriptor: stream.descriptor)
      return nil
    } catch {
      return error
    }
  }

  /// The descriptor that `-` reads.
  package let input: Int32
  /// Whether long reading shows its progress on standard error.
  package let showsProgress: Bool
  /// Runs stories and scenario files.
  package let runtime: any ScenarioRuntime
  private let writer: Writer
  private let readFiles = Mutex(ReadFiles())

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - input: The descriptor that `-` reads; the session does not close it.
  ///   - showsProgress: Whether long reading shows its progress on standard error.
  ///   - runtime: Runs stories and scenario files: by default the program `lifeline-run`.
  ///   - writer: Writes bytes to one of the streams.
  package init(
    input: Int32,
    showsProgress: Bool,
    runtime: any ScenarioRuntime = RuntimeProgram(),
    writer: @escaping Writer
  ) {
    self.input = input
    self.showsProgress = showsProgress
    self.runtime = runtime
    self.writer = writer
  }

  package func write(_ bytes: [UInt8], to stream: Stream) throws(SystemFailure) {
    if let failure = writer(bytes, stream) { throw failure }
  }

  /// Adds a file that is being read.
  package func noteRead(_ path: String) {
    readFiles.withLock { $0.insert(path) }
  }

  /// Refuses an output that would replace a file that was read.
  ///
  /// - Throws: ``CommandFailure``.
  package func requireNotRead(_ output: String) throws(CommandFailure) {
    guard let input = readFiles.withLock({ $0.path(ofSameFileAs: output) }) else { return }
    let name = input == output ? "" : " '\(input)'"
    throw CommandFailure(
      location: output,
      message: "the output would replace the input\(name)",
      help: "name a different file"
    )
  }

  /// Writes bytes to standard output, unbuffered.
  ///
  /// - Throws: ``CommandFailure``.
  package static func writeOutput(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(SystemFailure) {
      try current.write(bytes, to: .output)
    } catch {
      throw .unwritable("-", error.code)
    }
  }

  /// Writes lines to standard error, with hidden characters spelled out.
  ///
  /// A failure is ignored: there is no other stream that could report it.
  package static func writeMessage(_ text: String) {
    try? current.write(Array((VisibleText.lines(text) + "\n").utf8), to: .errors)
  }

  /// Writes a failure to standard error.
  ///
  /// - Returns: The exit status of a command that failed, 2.
  package static func report(_ failure: CommandFailure) -> Int32 {
    writeMessage(failure.text)
    return 2
  }
}
