import ArgumentParser
import CheckConfiguration
import Findings
import TraceAnalysis

/// `lifeline check FILE…`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks traces, device logs and scenario files against the rules.",
    discussion: """
      What a file is, a trace or a log, is found out from its first bytes. A log that never prints \
      a callback is not blamed for its absence; what was observed stands in the report. A scenario \
      file, which ends in .yml, is run, and its trace is checked.

      EXAMPLES
        lifeline check push.json
        lifeline check traces/scenarios/stories/vc4-by-hand.yml
        lifeline check device.log --format text --format sarif=out.sarif
        lifeline check .lifeline -o report.sarif   every trace of a folder
        lifeline check device.log --select LC2 --ignore LC223 --fail-on warning
        lifeline check device.log --baseline known.json
        cat device.log | lifeline check - --observes viewWillAppear,viewDidAppear

      A file is looked through before it is checked, to learn what it prints; what comes by a pipe \
      is judged by what was printed so far, unless --observes tells. Findings of a log in a pipe are \
      written as soon as they are certain in text, short and jsonl.

      FORMATS
        text    findings with the events that prove them, then a summary
        short   one line a finding: path:line: severity: what is wrong [rule]
        json    the whole report
        jsonl   one finding a line, as JSON
        sarif   SARIF 2.1.0, for code scanning
        junit   JUnit XML, for test dashboards
        github  annotations of GitHub Actions

      Without --format the end of --output's name decides: .sarif, .json, .jsonl, .xml (junit); any \
      other name holds text. A --format that the name contradicts is an error.

      A folder stands for its files that end in .json or .log, at any depth; hidden files are left \
      out.

      EXIT STATUS
        0  nothing found at or above --fail-on
        1  findings; with --fail-on-cut also a recording whose end is missing
        2  anything else: wrong usage, unreadable input, no callback in it
      """
  )

  @Argument(help: "Traces, logs, scenario files or folders; '-' or nothing is standard input.")
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "How a report is written, and where: text, short, json, jsonl, sarif, junit, github.",
      discussion:
        "FORMAT goes to standard output, FORMAT=FILE to a file. May be given several times."
    )
  )
  var format: [ReportTarget] = []

  @Option(name: .shortAndLong, help: "Where a --format without a file of its own goes.")
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The least severity that gives exit status 1: error (default), warning, info, note, never.",
      discussion: "Findings of low confidence never do."
    )
  )
  var failOn: FailureThreshold?

  @Flag(help: "Exit status 1 for a recording whose end is missing: its program died or was killed.")
  var failOnCut = false

  @OptionGroup var selection: SelectionOptions

  @Option(help: "Findings that are known: a file of 'lifeline baseline write'.")
  var baseline: String?

  @Flag(help: "Adds what was counted; to standard error when no report is for people.")
  var statistics = false

  @Flag(help: "Lists the transitions between controllers in text: when, how long, what kind.")
  var transitions = false

  @Flag(name: .shortAndLong, help: "Writes findings worse than notes and nothing else.")
  var quiet = false

  @Option(
    help: "When text is coloured: auto, always, never. NO_COLOR and CLICOLOR_FORCE are heard."
  )
  var color = ColorChoice.auto

  @OptionGroup var logOptions: LogOptions

  @MainActor
  func run() async throws {
    let paths = try InputFolder.expanded(files.isEmpty ? ["-"] : files, except: writtenFiles)
    let targets = try ReportTarget.resolve(format, output: output, inputs: paths)
    let configurations = try selection.configurations(for: paths)
    let known = try baseline.map(BaselineFile.read) ?? Baseline()
    var outputs = try targets.map { target in
      try ReportOutput(format: target.format, path: target.path, settings: settings(of: paths))
    }
    var run = CheckRun(
      configurations: configurations,
      observes: selection.observedCallbacks,
      logOptions: logOptions,
      failOn: failOn,
      failsOnCut: failOnCut,
      baseline: known,
      isQuiet: quiet
    )
    for path in paths {
      var trace: Result<[UInt8], CommandFailure>?
      if ScenarioFile.isNamed(by: path) { trace = await ScenarioFile(path: path).traceOrFailure() }
      try run.check(path, trace: trace, &outputs)
    }
    let rules = RuleRegistry.all.map(\.id).filter { id in
      configurations.contains { $0.policy.includes(id) }
    }
    for output in outputs {
      try output.finish(run.inputs, rules: rules, isList: paths.count > 1)
    }
    if statistics, !outputs.contains(where: \.isForPeople) { writeStatistics(run.inputs) }
    if run.status != 0 { throw CommandEnded(status: run.status) }
  }

  /// The files of the reports, which a folder that is checked may hold from an earlier run.
  private var writtenFiles: [String] {
    format.compactMap(\.path) + [output, baseline].compactMap(\.self)
  }

  private func settings(of paths: [String]) -> ReportOutput.Settings {
    ReportOutput.Settings(
      isQuiet: quiet,
      showsStatistics: statistics,
      showsTransitions: transitions,
      color: color,
      namesInputs: paths.count > 1,
      usesBaseline: baseline != nil,
      isLive: paths.isEmpty || paths.contains { InputFile(path: $0).isPipe }
    )
  }

  private func writeStatistics(_ inputs: [CheckedInput]) {
    for input in inputs {
      guard case .report(let report) = input.outcome else { continue }
      Terminal.writeError(String(report.statistics(fileName: input.name).dropLast()))
    }
  }

  /// Splits a list that commas separate; leaves empty items out.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
  }
}
