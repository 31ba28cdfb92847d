import CheckConfiguration
import Findings
import TraceAnalysis
import TraceModel

/// Checks traces, logs and scenario files, and writes the reports: the work of `lifeline check`.
package struct CheckJob {
  /// Files and folders; empty for standard input.
  package var paths: [String]
  /// The reports; empty for one report in the format that the name of ``output`` implies.
  package var targets: [ReportTarget] = []
  /// The file of each target without a path; `nil` for standard output.
  package var output: String?
  /// The rules and configuration of the check.
  package var selection = RuleSelection()
  /// The baseline of known findings; `nil` for none.
  package var baseline: String?
  /// The failure threshold; `nil` for the threshold of each configuration.
  package var failOn: FailureThreshold?
  /// Whether a recording without an end makes the exit status 1.
  package var failsOnCut = false
  /// Whether statistics are printed.
  package var showsStatistics = false
  /// Whether text reports list transitions.
  package var showsTransitions = false
  /// Whether only findings worse than notes are printed.
  package var isQuiet = false
  /// When text is colored.
  package var color = ColorChoice.auto
  /// Custom patterns of callback lines.
  package var patterns: [String] = []
  /// Whether the parsing of each line of a log is explained.
  package var explainsImport = false

  /// Creates a job with default options.
  package init(_ paths: [String]) {
    self.paths = paths.isEmpty ? ["-"] : paths
  }

  /// Checks all inputs and writes the reports.
  ///
  /// - Returns: The exit status: 2 when an input could not be checked, 1 when findings fail, else 0.
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws -> Int32 {
    let files = try InputFolder.expanded(paths, except: writtenFiles)
    let resolved = try ReportTarget.resolve(targets, output: output, inputs: files)
    let configurations = try selection.configurations(for: files)
    let known = try baseline.map { try Baseline(readingFile: $0) } ?? Baseline()
    var outputs = try resolved.map { target in
      try ReportOutput(format: target.format, path: target.path, settings: settings(of: files))
    }
    var checker = InputChecker(
      configurations: configurations,
      observes: selection.observes,
      patterns: patterns,
      explainsImport: explainsImport,
      failOn: failOn,
      failsOnCut: failsOnCut,
      baseline: known,
      showsProgress: !isQuiet
    )
    for file in files {
      var trace: Result<[UInt8], CommandFailure>?
      if ScenarioFile.isNamed(by: file) { trace = await ScenarioFile(path: file).traceOrFailure() }
      try checker.check(file, trace: trace, reportingTo: &outputs)
    }
    let rules = RuleRegistry.all.map(\.id).filter { id in
      configurations.contains { $0.policy.includes(id) }
    }
    for output in outputs {
      try output.finish(checker.inputs, rules: rules, isList: files.count > 1)
    }
    if showsStatistics, !outputs.contains(where: \.isForPeople) {
      writeStatistics(of: checker.inputs)
    }
    return checker.status
  }

  /// The outputs of this check, which a checked folder may contain from an earlier run.
  private var writtenFiles: [String] {
    targets.compactMap(\.path) + [output, baseline].compactMap(\.self)
  }

  private func settings(of files: [String]) -> ReportOutput.Settings {
    ReportOutput.Settings(
      isQuiet: isQuiet,
      showsStatistics: showsStatistics,
      showsTransitions: showsTransitions,
      color: color,
      namesInputs: files.count > 1,
      usesBaseline: baseline != nil,
      isLive: files.contains { InputFile(path: $0).isPipe }
    )
  }

  private func writeStatistics(of inputs: [CheckedInput]) {
    for input in inputs {
      guard case .report(let report) = input.outcome else { continue }
      CommandSession.writeMessage(String(report.statistics(fileName: input.name).dropLast()))
    }
  }
}
