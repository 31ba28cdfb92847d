package import TraceModel

/// Runs stories and scenario files for the command.
///
/// The command does not contain the runtime. ``RuntimeProgram`` passes the work on to the program
/// `lifeline-run`, which is much larger.
package protocol ScenarioRuntime: Sendable {
  /// Returns the stories, in the order of `lifeline record --list`.
  ///
  /// - Throws: ``CommandFailure`` when the runtime can't be started.
  @MainActor func stories() async throws(CommandFailure) -> [StorySummary]

  /// Records a story into a file, or runs the scenario with a name.
  ///
  /// - Parameters:
  ///   - name: The name of a story, or of a scenario of `traces/scenarios`.
  ///   - output: The trace of a story; `nil` for its name with `.json`, `-` for standard output.
  ///   - clock: The clock of the run.
  /// - Returns: Whether the name is that of a story, or the trace of the scenario.
  /// - Throws: ``CommandFailure``, also when there is no such story.
  @MainActor func record(
    _ name: String,
    into output: String?,
    clock: ClockKind
  ) async throws(CommandFailure) -> NamedRecording

  /// Runs a scenario file and returns its trace.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor func run(scenarioAt path: String) async throws(CommandFailure) -> RecordedScenario

  /// Runs scenario files and prints the differences from their expectations.
  ///
  /// - Parameters:
  ///   - paths: Files, or folders that contain them.
  ///   - behavior: The UIKit version; `nil` for the version of each file.
  ///   - namesAll: Whether scenarios that hold or wait are named too.
  /// - Returns: The exit status: 2 when a scenario could not be run, 1 when one differs, else 0.
  /// - Throws: ``CommandFailure``.
  @MainActor func verify(
    _ paths: [String],
    behavior: BehaviorVersion?,
    namesAll: Bool
  ) async throws(CommandFailure) -> Int32
}

/// A story in a list.
package struct StorySummary: Codable, Sendable {
  /// The name on the command line.
  package let name: String
  /// A summary in one line.
  package let summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// The result of a name.
package enum NamedRecording: Sendable {
  /// A story, which was recorded into its file.
  case story
  /// A scenario, whose trace is not written yet.
  case scenario(RecordedScenario)
}

/// The trace of a scenario file.
package struct RecordedScenario: Sendable {
  /// A comment of the file that accepts the findings of a rule.
  package struct Suppression: Codable, Sendable {
    /// The rule, as the file spells it.
    package let rule: String
    /// The line of the comment, counted from 1.
    package let line: Int
    /// The column of the comment, counted from 1.
    package let column: Int

    package init(rule: String, line: Int, column: Int) {
      self.rule = rule
      self.line = line
      self.column = column
    }
  }

  /// The path of the file.
  package let path: String
  /// The bytes of the trace.
  package let trace: [UInt8]
  /// The suppressions of the file; the runtime does not check whether their rules exist.
  package let suppressions: [Suppression]

  /// Creates the result of a run.
  package init(path: String, trace: [UInt8], suppressions: [Suppression]) {
    self.path = path
    self.trace = trace
    self.suppressions = suppressions
  }
}
