package import CommandEnvironment
import Essentials
import Synchronization
import TraceAnalysis
import TraceFormat
package import TraceModel

/// Records a story or a scenario file: the work of `lifeline record NAME`.
package struct RecordJob {
  /// The name of a story, the name of a scenario of `traces/scenarios`, or the path of a scenario
  /// file.
  package var name: String
  /// The trace; `nil` for the name with `.json`, `-` for standard output.
  package var output: String?
  /// The clock of the run.
  package var clock: ClockKind

  package init(_ name: String, output: String? = nil, clock: ClockKind = .virtual) {
    self.name = name
    self.output = output
    self.clock = clock
  }

  /// Prints a line for each story: its name and its summary.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  package static func printList() async throws(CommandFailure) {
    let stories = try await CommandSession.current.runtime.stories()
    let width = stories.map(\.name.count).max() ?? 0
    let lines = stories.map { story in
      story.name + String(repeating: " ", count: width - story.name.count + 2) + story.summary
    }
    try OutputFile.printLine(lines.joined(separator: "\n"))
  }

  /// Records the trace.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws(CommandFailure) {
    let runtime = CommandSession.current.runtime
    if ScenarioName.isNamed(by: name) {
      try requireVirtualClock(name)
      return try write(try await runtime.run(scenarioAt: name))
    }
    let path = output ?? "\(name).json"
    try OutputFile(path: path).requireReplaceable()
    if case .scenario(let scenario) = try await record(into: path) {
      try requireVirtualClock(scenario.path)
      try write(scenario)
    }
  }

  /// Records a story into a file; into memory first for a pipe, a device and an open file of this
  /// process, which the process with the runtime does not have.
  @MainActor
  private func record(into path: String) async throws(CommandFailure) -> NamedRecording {
    let session = CommandSession.current
    var status = stat()
    let isFile = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    guard path != "-", FileReplacement.isOwnDescriptor(path) || !isFile else {
      return try await session.runtime.record(name, into: output, clock: clock)
    }
    let bytes = Mutex<[UInt8]>([])
    let memory = CommandSession(
      input: session.input,
      showsProgress: false,
      runtime: session.runtime
    ) { (part: [UInt8], stream: CommandSession.Stream) -> SystemFailure? in
      guard stream == .output else { return nil }
      bytes.withLock { $0 += part }
      return nil
    }
    let result = await CommandSession.$current.withValue(memory) {
      await Self.result { () async throws(CommandFailure) in
        try await session.runtime.record(name, into: "-", clock: clock)
      }
    }
    let recording = try result.get()
    if case .story = recording {
      try OutputFile(path: path).write(bytes.withLock { $0 })
      CommandSession.writeMessage("recorded \(name) into \(path)")
    }
    return recording
  }

  @MainActor
  private static func result<Value>(
    _ body: () async throws(CommandFailure) -> Value
  ) async -> Result<Value, CommandFailure> {
    do throws(CommandFailure) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }

  private func requireVirtualClock(_ path: String) throws(CommandFailure) {
    guard clock != .virtual else { return }
    throw CommandFailure(
      location: path,
      message: "a scenario runs on the virtual clock",
      help: "leave --clock out"
    )
  }

  private func write(_ scenario: RecordedScenario) throws(CommandFailure) {
    try scenario.requireRules()
    let name = URL(filePath: scenario.path).deletingPathExtension().lastPathComponent
    let path = output ?? "\(name).json"
    try OutputFile(path: path).write(scenario.trace)
    if path != "-" { CommandSession.writeMessage("recorded \(name) into \(path)") }
  }
}

extension RecordedScenario {
  /// Refuses a suppression of a rule that does not exist.
  ///
  /// - Throws: ``CommandFailure`` with the location in the scenario file.
  func requireRules() throws(CommandFailure) {
    for suppression in suppressions {
      do throws(RuleSelectorError) {
        _ = try RuleSelector(suppression.rule)
      } catch {
        throw CommandFailure(
          location: "\(path):\(suppression.line):\(suppression.column)",
          message: error.message,
          help: error.help
        )
      }
    }
  }

  /// Runs a scenario file and returns its trace.
  ///
  /// - Throws: ``CommandFailure``, also for a suppression of a rule that does not exist.
  @MainActor
  static func trace(of path: String) async throws(CommandFailure) -> [UInt8] {
    let scenario = try await CommandSession.current.runtime.run(scenarioAt: path)
    try scenario.requireRules()
    return scenario.trace
  }
}
