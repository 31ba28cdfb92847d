import ArgumentParser
import LifelineCommand

/// `lifeline check FILE…`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check traces, device logs and scenario files against the rules.",
    discussion: """
      The file type is detected from the first bytes. A scenario file, whose name ends in .yml, \
      is run and its trace is checked. In a folder, all .json and .log files are checked, at any \
      depth, except hidden ones.

      Callbacks that a log never prints are not reported as missing; the report lists the \
      callbacks that it observed. A log file is read twice, first to detect its callbacks. Input \
      from a pipe is checked against the callbacks seen so far, unless --observes lists them; its \
      findings are written as soon as they are certain, in the formats text, short and jsonl.

      EXAMPLES
        lifeline check push.json
        lifeline check traces/scenarios/stories/vc4-by-hand.yml
        lifeline check device.log --format text --format sarif=out.sarif
        lifeline check .lifeline -o report.sarif   all traces of a folder
        lifeline check device.log --select LC2 --ignore LC223 --fail-on warning
        lifeline check device.log --baseline known.json
        cat device.log | lifeline check - --observes viewWillAppear,viewDidAppear

      FORMATS
        text    findings with the events that prove them, then a summary
        short   one line per finding: path:line: severity: message [rule]
        json    the whole report
        jsonl   one JSON object per finding, each on one line
        sarif   SARIF 2.1.0, for code scanning
        junit   JUnit XML, for test dashboards
        github  annotations of GitHub Actions

      Without --format, the ending of --output implies the format: .sarif, .json, .jsonl, .xml \
      (junit), otherwise text. A --format that contradicts the ending is an error.

      EXIT STATUS
        0  no finding at or above --fail-on
        1  findings, or with --fail-on-cut a recording without an end
        2  any other failure: wrong usage, unreadable input, no recognized callback
      """
  )

  @Argument(help: "Traces, logs, scenario files or folders; '-' or no file is standard input.")
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The format of a report, with an optional file.",
      discussion:
        "FORMAT goes to standard output, FORMAT=FILE to a file. May be repeated.",
      valueName: "format[=file]"
    )
  )
  var format: [ReportTarget] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Output file of each --format that names no file.", valueName: "file")
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Minimum severity that makes the exit status 1 (default: error).",
      discussion: "Findings of low confidence never do.",
      valueName: "severity"
    )
  )
  var failOn: FailureThreshold?

  @Flag(help: "Exit with status 1 for a recording without an end: its program died or was killed.")
  var failOnCut = false

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp(
      "Baseline of known findings, written by 'lifeline baseline write'.",
      valueName: "file"
    )
  )
  var baseline: String?

  @Flag(
    help: "Print statistics, to standard error if standard output has a machine-readable report."
  )
  var statistics = false

  @Flag(help: "List the transitions between controllers in text reports: time, duration, kind.")
  var transitions = false

  @Flag(name: .shortAndLong, help: "Print only findings that are worse than notes.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "When text is colored. NO_COLOR and CLICOLOR_FORCE are honored.",
      valueName: "when"
    )
  )
  var color = ColorChoice.auto

  @OptionGroup var logOptions: LogOptions

  @MainActor
  func run() async throws {
    var job = CheckJob(files)
    job.targets = format
    job.output = output
    job.selection = selection.ruleSelection
    job.baseline = baseline
    job.failOn = failOn
    job.failsOnCut = failOnCut
    job.showsStatistics = statistics
    job.showsTransitions = transitions
    job.isQuiet = quiet
    job.color = color
    job.patterns = logOptions.pattern
    job.explainsImport = logOptions.explainImport
    try endUnlessZero(try await job.run())
  }
}

/// Ends the command with an exit status other than 0.
///
/// - Throws: `ExitCode`.
func endUnlessZero(_ status: Int32) throws(ExitCode) {
  if status != 0 { throw ExitCode(status) }
}
