import CommandEnvironment
import Foundation
import Synchronization
import TraceFormat
import TraceModel

/// The program `lifeline-run`: answers the requests of the command until its input ends.
package enum RuntimeServer {
  /// Runs the program.
  ///
  /// - Parameter arguments: The arguments of the process, which begin with its name.
  /// - Returns: The exit status: 64 for a command of a different version.
  @MainActor
  package static func run(_ arguments: [String]) async -> Int32 {
    guard arguments.dropFirst() == [RuntimeFrame.version] else {
      let name = RuntimeProgram.name
      FileHandle.standardError.write(
        Data("error: '\(name)' is started by 'lifeline'\nhelp: run 'lifeline record --help'\n".utf8)
      )
      return 64
    }
    // Whatever prints to standard output during a run must not be read as an answer.
    let answers = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let session = CommandSession(
      input: STDIN_FILENO,
      showsProgress: false,
      runtime: HeadlessRuntime()
    ) { (bytes: [UInt8], stream: CommandSession.Stream) -> SystemFailure? in
      stream == .output
        ? write(RuntimeFrame(.output, bytes).encoded, to: answers)
        : write(bytes, to: STDERR_FILENO)
    }
    for await line in requests() {
      let result = await CommandSession.$current.withValue(session) {
        await Self.result(ofRequest: line, answers: answers)
      }
      guard let data = try? JSONEncoder().encode(result) else { return 2 }
      guard write(RuntimeFrame(.result, [UInt8](data)).encoded, to: answers) == nil else {
        return 2
      }
      isBusy.withLock { $0 = false }
    }
    return 0
  }

  /// The lines of standard input.
  ///
  /// When the command ends during a run, the run ends like that of a program that is killed: its
  /// trace contains what happened until then.
  private static func requests() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      while let line = readLine(strippingNewline: true) {
        isBusy.withLock { $0 = true }
        continuation.yield(line)
      }
      if isBusy.withLock({ $0 }) { kill(getpid(), SIGKILL) }
      continuation.finish()
    }
    return stream
  }

  /// Whether a request was read whose result is not written.
  private static let isBusy = Mutex(false)

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemFailure? {
    do throws(SystemFailure) {
      try FileReplacement.write(bytes, toDescriptor: descriptor)
      return nil
    } catch {
      return error
    }
  }

  @MainActor
  private static func result(ofRequest line: String, answers: Int32) async -> RuntimeResult {
    do {
      let request = try JSONDecoder().decode(RuntimeRequest.self, from: Data(line.utf8))
      return try await result(of: request, on: HeadlessRuntime(), answers: answers)
    } catch let failure as CommandFailure {
      return .failed(failure)
    } catch {
      return .failed(CommandFailure(message: "the request can't be read: \(error)"))
    }
  }

  @MainActor
  private static func result(
    of request: RuntimeRequest,
    on runtime: HeadlessRuntime,
    answers: Int32
  ) async throws(CommandFailure) -> RuntimeResult {
    let scenario: RecordedScenario
    switch request {
    case .stories: return .stories(runtime.stories())
    case .record(let name, let output, let clock):
      let kind = ClockKind(rawValue: clock) ?? .virtual
      switch try await runtime.record(name, into: output, clock: kind) {
      case .story: return .recorded
      case .scenario(let recorded): scenario = recorded
      }
    case .run(let path): scenario = try await runtime.run(scenarioAt: path)
    case .verify(let paths, let behavior, let namesAll):
      let version = behavior.map { BehaviorVersion(major: max($0, 2)) }
      return .status(try await runtime.verify(paths, behavior: version, namesAll: namesAll))
    }
    if let failure = write(RuntimeFrame(.trace, scenario.trace).encoded, to: answers) {
      throw .unwritable("-", failure.code)
    }
    return .scenario(path: scenario.path, suppressions: scenario.suppressions)
  }
}
