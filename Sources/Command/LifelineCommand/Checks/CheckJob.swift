import CheckConfiguration
import CommandEnvironment
import Findings
package import TraceAnalysis
import TraceModel

/// Checks traces, logs and scenario files, and writes the reports: the work of `lifeline check`.
package struct CheckJob {
  /// Files, folders and patterns; empty for standard input.
  package var paths: [String]
  /// Patterns of files and folders that are left out.
  package var exclusions: [String] = []
  /// The reports; empty for one report in the format that the name of ``output`` implies.
  package var targets: [ReportTarget] = []
  /// The file of each target without a path; `nil` for standard output.
  package var output: String?
  /// The rules and configuration of the check.
  package var selection = RuleSelection()
  /// The baseline of known findings; `nil` if there is none.
  package var baseline: String?
  /// The JSON report of an earlier check, whose findings are known; `nil` if there is none.
  package var since: String?
  /// The address of the rules' pages; `nil` for that of the first configuration that states one.
  package var rulePages: PageAddress?
  /// The failure threshold; `nil` for the threshold of each configuration.
  package var failOn: FailureThreshold?
  /// Whether a recording without an end makes the exit status 1.
  package var failsOnCut = false
  /// The share of the lines that look like callbacks, in percent, below which a log makes the exit
  /// status 1; `nil` if there is none.
  package var minimumRecognized: Int?
  /// Whether statistics are printed.
  package var showsStatistics = false
  /// Whether text reports list transitions.
  package var showsTransitions = false
  /// Whether only errors and warnings are printed.
  package var isQuiet = false
  /// Whether each of several equal findings is written.
  package var showsEach = false
  /// The folder of the sources that traces name; `nil` for the working folder.
  package var sourceRoot: String?
  /// When text is colored.
  package var color = ColorChoice.auto
  /// Custom patterns of callback lines.
  package var patterns: [String] = []
  /// Whether the parsing of each line of a log is explained.
  package var explainsImport = false

  /// The list of inputs, instead of ``paths``; `-` is standard input, `nil` is none.
  package var filesFrom: String?
  /// The number of inputs that are checked at the same time.
  package var threadCount = 1
  /// The limits of the check of each input.
  package var limits = InputLimits()
  /// Whether an input that can't be checked does not change the exit status.
  package var allowsBadInput = false
  /// Whether rows list the findings of their input.
  package var rowsListFindings = false
  package var rowsHaveDuration = true

  /// Creates a job with default options.
  package init(_ paths: [String]) {
    self.paths = paths
  }

  /// Checks all inputs and writes the reports.
  ///
  /// - Returns: The exit status: 2 when an input could not be checked, or 3 for rows and lists of
  ///   inputs; 1 when findings fail, else 0.
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws -> Int32 {
    try requireCompatibleOptions()
    let inputs = try inputs()
    let resolved = try ReportTarget.resolve(targets, output: output, inputs: inputs.files)
    let known = try known()
    let settings = settings(of: inputs)
    var outputs = try resolved.map { target in
      try ReportOutput(format: target.format, path: target.path, settings: settings)
    }
    let printsStatistics = showsStatistics && !outputs.contains(where: \.isForPeople)
    var checker = InputChecker(
      check: check,
      options: statusOptions(hasRows: outputs.contains { $0.format == .rows }),
      baseline: known,
      keepsInputs: printsStatistics || since != nil
        || outputs.contains(where: \.format.needsAllInputs)
    )
    let queue = inputs.queue(writing: resolved.map(\.path))
    if threadCount > 1 {
      try await checkOnThreads(queue, checker: &checker, outputs: &outputs)
    } else {
      try await checkInOrder(queue, checker: &checker, outputs: &outputs)
    }
    if let since, !isQuiet { writeAge(of: checker.inputs, known: known, since: since) }
    for output in outputs {
      try output.finish(
        checker.inputs,
        isList: inputs.areSeveral,
        hasFailed: checker.hasFailed
      )
    }
    if printsStatistics { writeStatistics(of: checker.inputs) }
    return checker.status
  }

  /// The outputs of this check, which a checked folder may contain from an earlier run.
  var writtenFiles: [String] {
    targets.compactMap(\.path) + [output, baseline, since].compactMap(\.self)
  }

  /// The check of each input.
  var check: InputCheck {
    InputCheck(
      observes: selection.observes,
      patterns: patterns,
      explainsImport: explainsImport,
      showsProgress: !isQuiet && threadCount == 1,
      limits: limits,
      sources: SourceRoot(sourceRoot)
    )
  }

  private func statusOptions(hasRows: Bool) -> InputChecker.StatusOptions {
    let badInput: Int32 = hasRows || filesFrom != nil ? 3 : 2
    return InputChecker.StatusOptions(
      failOn: failOn,
      failsOnCut: failsOnCut,
      minimumRecognized: minimumRecognized,
      badInput: allowsBadInput ? nil : badInput
    )
  }

  private func settings(of inputs: CheckInputs) -> ReportOutput.Settings {
    ReportOutput.Settings(
      isQuiet: isQuiet,
      showsEach: showsEach,
      showsStatistics: showsStatistics,
      showsTransitions: showsTransitions,
      color: color,
      namesInputs: inputs.areSeveral,
      usesBaseline: baseline != nil || since != nil,
      pages: rulePages ?? inputs.rulePages ?? .published,
      isLive: inputs.files.contains { InputFile(path: $0).isPipe },
      rowsListFindings: rowsListFindings,
      rowsHaveDuration: rowsHaveDuration
    )
  }

  /// Returns the findings that are not reported again.
  private func known() throws(CommandFailure) -> Baseline {
    switch (baseline, since) {
    case (nil, nil): return Baseline()
    case (let path?, nil): return try Baseline(readingFile: path)
    case (nil, let path?): return try Baseline(readingReport: path)
    case (_?, _?):
      throw CommandFailure(
        message: "--baseline and --since both name known findings",
        help: "leave one out"
      )
    }
  }

  /// States how many findings are old, and how many of the earlier ones no longer occur.
  private func writeAge(of inputs: [CheckedInput], known: Baseline, since: String) {
    let reports = inputs.compactMap { input in
      if case .report(let report) = input.outcome { report } else { nil }
    }
    let old = reports.reduce(0) { $0 + $1.suppressed.count { $0.by == .report } }
    let new = reports.reduce(0) { $0 + $1.findings.count }
    CommandSession.writeMessage(
      "since \(since): \(new.counted("new finding")), \(old.grouped) old, \((known.total - old).grouped) no longer found"
    )
  }

  private func writeStatistics(of inputs: [CheckedInput]) {
    for input in inputs {
      guard case .report(let report) = input.outcome else { continue }
      CommandSession.writeMessage(String(report.statistics(fileName: input.name).dropLast()))
    }
  }
}
