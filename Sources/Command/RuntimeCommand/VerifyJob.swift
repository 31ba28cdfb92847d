package import CommandEnvironment
import Scenarios
package import TraceModel

/// Runs scenario files and compares their results: the work of `lifeline verify`.
package struct VerifyJob {
  /// Scenario files, or folders that contain them; empty for `traces/scenarios`.
  package var paths: [String]
  /// The UIKit version; `nil` for the version of each file.
  package var behavior: BehaviorVersion?
  /// Whether scenarios that hold or wait are named too.
  package var namesAll: Bool

  package init(_ paths: [String], behavior: BehaviorVersion? = nil, namesAll: Bool = false) {
    self.paths = paths.isEmpty ? ["traces/scenarios"] : paths
    self.behavior = behavior
    self.namesAll = namesAll
  }

  /// Runs all scenarios and prints the differences.
  ///
  /// - Returns: The exit status: 2 when a scenario could not be run, 1 when one differs, else 0.
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws(CommandFailure) -> Int32 {
    let files = try ScenarioFile.found(in: paths)
    guard !files.isEmpty else {
      throw CommandFailure(
        location: paths.joined(separator: " "),
        message: "there is no scenario file",
        help: "scenario files end in .yml"
      )
    }
    var report = VerifyReport(namesAll: namesAll)
    for file in files { try report.add(file, await outcome(of: file)) }
    try report.printSummary()
    if report.failed > 0 { return 2 }
    return report.differing > 0 ? 1 : 0
  }

  @MainActor
  private func outcome(of file: ScenarioFile) async -> VerifyReport.Outcome {
    do {
      let scenario = try file.scenario()
      guard scenario.waitsFor.isEmpty else { return .waits(scenario) }
      let result = try await scenario.run(behavior: behavior)
      let comparison = scenario.compare(result)
      guard !comparison.holds || !scenario.comparesNothing else {
        let failure = CommandFailure(
          location: file.path,
          code: .input(.nothingToJudge),
          message: "nothing was compared: the scenario expects nothing",
          help: "list the expected callbacks under 'expect', or those that must not be sent under "
            + "'observes'"
        )
        return .failed(failure)
      }
      return .compared(scenario, comparison)
    } catch {
      return .failed(CommandFailure(scenarioFailure: error, path: file.path))
    }
  }
}
