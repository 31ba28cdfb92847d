import CommandEnvironment
import Scenarios
import TraceModel

/// Counts the outcomes of scenarios, and prints the differences.
struct VerifyReport {
  /// Whether scenarios that hold or wait are named too.
  let namesAll: Bool
  private var holding = 0
  private var stated = 0
  private var waiting = 0
  /// The number of scenarios that differ.
  private(set) var differing = 0
  /// The number of scenarios that could not be run.
  private(set) var failed = 0

  init(namesAll: Bool) {
    self.namesAll = namesAll
  }

  /// The outcome of a scenario file.
  enum Outcome {
    /// The scenario was run and compared.
    case compared(Scenario, Comparison)
    /// The scenario needs a feature that the runtime does not have yet.
    case waits(Scenario)
    /// The scenario could not be run.
    case failed(CommandFailure)
  }

  /// Adds the outcome of a file.
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
    case .failed(let failure):
      failed += 1
      CommandSession.writeMessage(failure.text)
    }
  }

  private mutating func add(
    _ file: ScenarioFile,
    _ scenario: Scenario,
    _ comparison: Comparison
  ) throws(CommandFailure) {
    if comparison.holds, scenario.differs.isEmpty {
      holding += 1
      let how = comparison.accepted.map { "holds in a different order: \($0)" } ?? "holds"
      if namesAll { try printLine("\(file.path): \(how)") }
      return
    }
    if !comparison.holds, !scenario.differs.isEmpty {
      stated += 1
      if namesAll {
        try printLine("\(file.path): differs as the file states: \(scenario.differs)")
      }
      return
    }
    differing += 1
    if comparison.holds {
      try printLine(
        "\(file.path): difference: the scenario holds, but the file states that it differs"
      )
      return
    }
    let lines = ["\(file.path): difference: \(scenario.title)"] + comparison.lines
    try printLine(lines.joined(separator: "\n"))
  }

  /// Prints the counts.
  ///
  /// - Throws: ``CommandFailure`` when standard output can't be written.
  func printSummary() throws(CommandFailure) {
    let total = holding + stated + differing + waiting + failed
    var parts = ["\(holding) of \(total) hold"]
    if stated > 0 { parts.append("\(stated) differ as their files state") }
    if differing > 0 { parts.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if waiting > 0 { parts.append("\(waiting) wait\(waiting == 1 ? "s" : "")") }
    if failed > 0 { parts.append("\(failed) failed") }
    try printLine(parts.joined(separator: ", "))
  }

  /// Prints lines with hidden characters of scenario files spelled out.
  private func printLine(_ text: String) throws(CommandFailure) {
    try CommandSession.writeOutput(Array((VisibleText.lines(text) + "\n").utf8))
  }
}
