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
        2  a file is no scenario, or its run can't go on
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
    for file in files { await verify(file, into: &report) }
    try report.printSummary()
    if report.failed > 0 { throw CommandEnded(status: 2) }
    if report.differing > 0 { throw CommandEnded(status: 1) }
  }

  @MainActor
  private func verify(_ file: ScenarioFile, into report: inout VerifyReport) async {
    do {
      let scenario = try file.scenario()
      guard scenario.waitsFor.isEmpty else { return try report.waits(file, scenario) }
      let result = try await scenario.run(behavior: behavior?.version)
      try report.add(file, scenario, scenario.compare(result))
    } catch let error as ScenarioError {
      report.fails(CommandFailure(error, path: file.path).text)
    } catch let failure as CommandFailure {
      report.fails(failure.text)
    } catch let error as RecorderError {
      let message = "\(error.message) [\(error.code.rawValue)]"
      report.fails(CommandFailure(place: file.path, message: message).text)
    } catch {
      report.fails("\(file.path): error: \(error)")
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

  /// Adds a scenario that was run.
  mutating func add(
    _ file: ScenarioFile,
    _ scenario: Scenario,
    _ comparison: Comparison
  ) throws(CommandFailure) {
    if comparison.holds, scenario.differs.isEmpty {
      holding += 1
      let how = comparison.accepted.map { "holds in another order: \($0)" } ?? "holds"
      if namesAll { try write("\(file.path): \(how)") }
      return
    }
    if !comparison.holds, !scenario.differs.isEmpty {
      stated += 1
      if namesAll { try write("\(file.path): differs as it says: \(scenario.differs)") }
      return
    }
    differing += 1
    if comparison.holds {
      try write("\(file.path): difference: the file says that it differs, but it holds")
      return
    }
    try write("\(file.path): difference: \(scenario.title)")
    for line in comparison.lines { try write(line) }
  }

  /// Adds a scenario that needs what the runtime does not have.
  mutating func waits(_ file: ScenarioFile, _ scenario: Scenario) throws(CommandFailure) {
    waiting += 1
    if namesAll {
      try write("\(file.path): waits for \(scenario.waitsFor.joined(separator: ", "))")
    }
  }

  /// Adds a file that could not be run.
  mutating func fails(_ text: String) {
    failed += 1
    Terminal.writeError(text)
  }

  /// Prints the last line.
  func printSummary() throws(CommandFailure) {
    let total = holding + stated + differing + waiting + failed
    var parts = ["\(holding) of \(total) hold"]
    if stated > 0 { parts.append("\(stated) differ as their files say") }
    if differing > 0 { parts.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if waiting > 0 { parts.append("\(waiting) wait\(waiting == 1 ? "s" : "")") }
    if failed > 0 { parts.append("\(failed) failed") }
    try write(parts.joined(separator: ", "))
  }

  /// Writes a line, which may hold text of a scenario file.
  private func write(_ line: String) throws(CommandFailure) {
    try Terminal.write(VisibleText.of(line))
  }
}
