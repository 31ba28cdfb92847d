import ArgumentParser
import Scenarios
import TraceModel
import TraceRecorder

/// `lifeline verify FILES…`.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs scenario files and compares what they expect.",
    discussion: """
      A difference is shown line by line: '-' was expected, '+' was observed,
      with the step that caused it. A scenario that needs what the runtime does
      not have yet is waiting; one whose file says why it differs is counted
      apart.

      EXAMPLES
        lifeline verify                                the project's scenarios
        lifeline verify traces/scenarios/nav           those of a folder
        lifeline verify my.yml --behavior 'iOS 17'     as an older version does

      EXIT STATUS
        0  every scenario holds or waits
        1  at least one differs
        2  a file is no scenario, its run can't go on, or standard output can't
           be written
      """
  )

  @Argument(help: "Scenario files, or folders that hold them (default: traces/scenarios).")
  var paths: [String] = []

  @Option(help: "The version of UIKit, such as 'iOS 17', instead of the files' own.")
  var behavior: BehaviorChoice?

  @Flag(help: "Names the scenarios that hold or wait, too.")
  var all = false

  @MainActor
  func run() async throws {
    let files = try ScenarioFile.found(in: paths.isEmpty ? ["traces/scenarios"] : paths)
    guard !files.isEmpty else {
      throw CommandFailure(
        place: paths.joined(separator: " "),
        message: "there is no scenario file",
        help: "scenario files end in .yml"
      )
    }
    var report = VerifyReport(namesAll: all)
    for file in files { try report.add(file, await outcome(of: file)) }
    try report.printSummary()
    if report.failed > 0 { throw CommandEnded(status: 2) }
    if report.differing > 0 { throw CommandEnded(status: 1) }
  }

  @MainActor
  private func outcome(of file: ScenarioFile) async -> VerifyReport.Outcome {
    do {
      let scenario = try file.scenario()
      guard scenario.waitsFor.isEmpty else { return .waits(scenario) }
      let result = try await scenario.run(behavior: behavior?.version)
      return .compared(scenario, scenario.compare(result))
    } catch let error as ScenarioError {
      return .failed(CommandFailure(error, path: file.path).text)
    } catch let failure as CommandFailure {
      return .failed(failure.text)
    } catch let error as RecorderError {
      let message = "\(error.message) [\(error.code.rawValue)]"
      return .failed(CommandFailure(place: file.path, message: message).text)
    } catch {
      return .failed("\(file.path): error: \(error)")
    }
  }
}

/// A version of UIKit that the user names.
struct BehaviorChoice: ExpressibleByArgument {
  /// The version.
  let version: BehaviorVersion

  init?(argument: String) {
    guard let version = BehaviorVersion(argument) else { return nil }
    self.version = version
  }
}

/// Counts how scenarios went and prints what a person should know.
struct VerifyReport {
  /// Whether scenarios that hold are named too.
  let namesAll: Bool
  private var holding = 0
  private var stated = 0
  private var waiting = 0
  /// How many differ.
  private(set) var differing = 0
  /// How many could not be run.
  private(set) var failed = 0

  init(namesAll: Bool) {
    self.namesAll = namesAll
  }

  /// How a file went.
  enum Outcome {
    /// It was run and compared.
    case compared(Scenario, Comparison)
    /// It needs what the runtime does not have.
    case waits(Scenario)
    /// It could not be run, for the reason of a message.
    case failed(String)
  }

  /// Adds a file.
  ///
  /// - Throws: ``CommandFailure`` when standard output can't be written.
  mutating func add(_ file: ScenarioFile, _ outcome: Outcome) throws(CommandFailure) {
    switch outcome {
    case .compared(let scenario, let comparison): try add(file, scenario, comparison)
    case .waits(let scenario):
      waiting += 1
      if namesAll {
        let names = scenario.waitsFor.joined(separator: ", ")
        try printLine("\(file.path): waits for \(names)")
      }
    case .failed(let text):
      failed += 1
      Terminal.writeError(text)
    }
  }

  private mutating func add(
    _ file: ScenarioFile,
    _ scenario: Scenario,
    _ comparison: Comparison
  ) throws(CommandFailure) {
    if comparison.holds, scenario.differs.isEmpty {
      holding += 1
      let how = comparison.accepted.map { "holds in another order: \($0)" } ?? "holds"
      if namesAll { try printLine("\(file.path): \(how)") }
      return
    }
    if !comparison.holds, !scenario.differs.isEmpty {
      stated += 1
      if namesAll {
        try printLine("\(file.path): differs as it says: \(scenario.differs)")
      }
      return
    }
    differing += 1
    if comparison.holds {
      try printLine(
        "\(file.path): difference: the file says that it differs, but it holds"
      )
      return
    }
    let lines = ["\(file.path): difference: \(scenario.title)"] + comparison.lines
    try printLine(lines.joined(separator: "\n"))
  }

  /// Prints the last line.
  ///
  /// - Throws: ``CommandFailure`` when standard output can't be written.
  func printSummary() throws(CommandFailure) {
    let total = holding + stated + differing + waiting + failed
    var parts = ["\(holding) of \(total) hold"]
    if stated > 0 { parts.append("\(stated) differ as their files say") }
    if differing > 0 { parts.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if waiting > 0 { parts.append("\(waiting) wait\(waiting == 1 ? "s" : "")") }
    if failed > 0 { parts.append("\(failed) failed") }
    try printLine(parts.joined(separator: ", "))
  }

  /// Writes lines, which may hold text of a scenario file.
  private func printLine(_ text: String) throws(CommandFailure) {
    try OutputFile.printLine(VisibleText.lines(text))
  }
}
