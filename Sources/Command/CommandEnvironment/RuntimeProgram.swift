import Essentials
import Synchronization
import TraceFormat
package import TraceModel

/// The runtime in the program `lifeline-run`, which is started by the first request.
///
/// The program reads requests until its standard input is closed, so that many scenarios need one
/// start. It writes messages and traces of stories itself.
package final class RuntimeProgram: ScenarioRuntime {
  package static let name = "lifeline-run"

  private let connection = Mutex<Connection?>(nil)
  private let search: [String]

  /// Creates the runtime of a program that is not started yet.
  ///
  /// - Parameter folders: The folders of the program; `nil` for the folder of the command, and then
  ///   those of `PATH`.
  package init(folders: [String]? = nil) {
    search = folders ?? Self.folders
  }

  /// The pipes of a running program.
  private struct Connection {
    let process: ChildProcess
    let requests: Int32
    let answers: Int32
  }

  @MainActor
  package func stories() throws(CommandFailure) -> [StorySummary] {
    guard case .stories(let list) = try answer(to: .stories).result else { throw Self.mismatch }
    return list
  }

  @MainActor
  package func record(
    _ name: String,
    into output: String?,
    clock: ClockKind
  ) throws(CommandFailure) -> NamedRecording {
    let request = RuntimeRequest.record(name: name, output: output, clock: clock.rawValue)
    let answer = try answer(to: request)
    if case .recorded = answer.result { return .story }
    return .scenario(try answer.scenario())
  }

  @MainActor
  package func run(scenarioAt path: String) throws(CommandFailure) -> RecordedScenario {
    CommandSession.current.noteRead(path)
    return try answer(to: .run(path: path)).scenario()
  }

  @MainActor
  package func verify(
    _ paths: [String],
    behavior: BehaviorVersion?,
    namesAll: Bool
  ) throws(CommandFailure) -> Int32 {
    let request = RuntimeRequest.verify(
      paths: paths,
      behavior: behavior?.major,
      namesAll: namesAll
    )
    guard case .status(let status) = try answer(to: request).result else { throw Self.mismatch }
    return status
  }

  // MARK: Requests

  /// A result with the trace before it.
  private struct Answer {
    var trace: [UInt8] = []
    var result = RuntimeResult.recorded

    func scenario() throws(CommandFailure) -> RecordedScenario {
      guard case .scenario(let path, let suppressions) = result else { throw mismatch }
      return RecordedScenario(path: path, trace: trace, suppressions: suppressions)
    }
  }

  private func answer(to request: RuntimeRequest) throws(CommandFailure) -> Answer {
    let result = connection.withLock { connection in
      Result { () throws(CommandFailure) in
        let running: Connection
        if let open = connection { running = open } else { running = try start() }
        connection = running
        do throws(CommandFailure) {
          return try Self.answer(to: request, from: running)
        } catch {
          if !running.process.isRunning { connection = nil }
          throw error
        }
      }
    }
    return try result.get()
  }

  private static func answer(
    to request: RuntimeRequest,
    from connection: Connection
  ) throws(CommandFailure) -> Answer {
    // A program that ended before the request is reported.
    let action = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, action) }
    do {
      var line = try JSONEncoder().encode(request)
      line.append(UInt8(ascii: "\n"))
      try FileReplacement.write(Array(line), toDescriptor: connection.requests)
    } catch {
      throw ended(connection.process)
    }
    var answer = Answer()
    while let frame = RuntimeFrame.read(from: connection.answers) {
      switch frame.kind {
      case .output: try CommandSession.writeOutput(frame.bytes)
      case .trace: answer.trace = frame.bytes
      case .result:
        let data = Data(frame.bytes)
        guard let result = try? JSONDecoder().decode(RuntimeResult.self, from: data) else {
          throw mismatch
        }
        if case .failed(let failure) = result { throw failure }
        answer.result = result
        return answer
      }
    }
    throw ended(connection.process)
  }

  // MARK: The program

  private func start() throws(CommandFailure) -> Connection {
    let paths = search.map { "\($0)/\(Self.name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw CommandFailure(
        message: "stories and scenario files need the program '\(Self.name)', which is not in "
          + "\(search.first ?? "PATH") and not in PATH",
        help: "build it in a clone of Lifeline: swift build --product \(Self.name)"
      )
    }
    do throws(SystemFailure) {
      let (requests, answers) = (try ChildProcess.pipe(), try ChildProcess.pipe())
      defer {
        close(requests.reading)
        close(answers.writing)
      }
      let process = try ChildProcess(
        path,
        [RuntimeFrame.version],
        descriptors: [requests.reading, answers.writing]
      )
      return Connection(process: process, requests: requests.writing, answers: answers.reading)
    } catch {
      throw CommandFailure(
        location: path,
        message: "can't be started: \(error.reason)",
        help: "build it again: swift build --product \(Self.name)"
      )
    }
  }

  /// The folder of the command, with and without resolved links, and the folders of `PATH`.
  private static var folders: [String] {
    #if canImport(Darwin)
    let files = [Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])]
    #else
    let files: [URL] = []
    #endif
    // Linux: proc(5).
    let command = (files.first ?? URL(filePath: "/proc/self/exe")).resolvingSymlinksInPath()
    let paths = (files + [command]).map { $0.deletingLastPathComponent().path }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return paths + path.split(separator: ":").map(String.init)
  }

  private static func ended(_ process: ChildProcess) -> CommandFailure {
    let reason: String
    switch process.wait() {
    case .exit(64): return mismatch
    case .exit(let status): reason = "ended with status \(status)"
    case .signal(let number): reason = "was ended by signal \(number)"
    }
    return CommandFailure(
      message: "the program '\(name)' \(reason) during the run",
      help: "its messages are above; a story that it recorded can be checked up to that point"
    )
  }

  private static var mismatch: CommandFailure {
    CommandFailure(
      message: "the program '\(name)' is of a different version than the command",
      help: "build both: swift build --product lifeline && swift build --product \(name)"
    )
  }
}
