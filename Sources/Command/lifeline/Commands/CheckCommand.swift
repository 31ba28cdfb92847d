import ArgumentParser
import LifelineCommand

/// `lifeline check FILE…`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check traces, device logs and scenario files against the rules.",
    discussion: """
      The file type is detected from the first bytes. A scenario file, whose name ends in .yml, \
      is run and its trace is checked. gzip is read as what it contains. In a folder, all files \
      that end in .json, .ndjson or .log, or in these and .gz, are checked, at any depth, except \
      hidden ones. In a quoted pattern, * matches within one name and ** any number of folders. \
      What a folder leaves out is reported on standard error.

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
        lifeline check logs 'more/**/*.txt' --exclude old
        lifeline check device.log --baseline known.json
        lifeline check logs --since last-week.json  report only new findings
        cat device.log | lifeline check - --observes viewWillAppear,viewDidAppear
        find . -name '*.log' -print0 | lifeline check --files-from - --format rows --jobs 4

      FORMATS
        text    findings with the events that prove them, then a summary; more
                  than three equal findings are one with a count, without --all
        short   one line per finding: path:line: severity: message [rule]
        json    the whole report
        jsonl   one JSON object per finding, each on one line
        rows    one JSON object per input, each on one line, also for an unreadable one: status
                (clean, findings, unreadable, cut, timeout), counts, error; see fleet/COLUMNS.md
        sarif   SARIF 2.1.0, for code scanning
        junit   JUnit XML, for test dashboards
        github  annotations of GitHub Actions

      Without --format, the ending of --output implies the format: .sarif, .json, .jsonl, .xml \
      (junit), otherwise text. A --format that contradicts the ending is an error.

      EXIT STATUS
        0  no finding at or above --fail-on
        1  findings; with --fail-on-cut a recording without an end; with
           --min-recognized a log of which less was parsed
        2  any other failure: wrong usage, unreadable input, no recognized callback
        3  with --format rows or --files-from: an input could not be checked; 2 then is a failure
           of the whole run. --allow-bad-input ignores such inputs
      """
  )

  @Argument(
    help: "Traces, logs, scenario files, folders or patterns; '-' or no file is standard input."
  )
  var files: [String] = []

  @OptionGroup var exclusions: ExclusionOptions

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

  @OptionGroup var manyInputs: ManyInputsOptions

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp(
      "Baseline of known findings, written by 'lifeline baseline write'.",
      valueName: "file"
    )
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "The JSON report of an earlier check: only findings that it does not contain are reported.",
      discussion: """
        As in a baseline, findings are the same when rule, class and callback are. Standard error \
        states the number of old ones.
        """,
      valueName: "report"
    )
  )
  var since: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Exit with status 1 for a log in which fewer of the lines that look like callbacks were parsed.",
      valueName: "percent"
    )
  )
  var minRecognized: Int?

  @Option(
    help: ArgumentHelp(
      "The address of the rules' pages, for links in sarif (default: 'rule-pages' of .lifeline.yml).",
      valueName: "url"
    )
  )
  var rulePages: PageAddressOption?

  @Option(
    help: ArgumentHelp(
      "The folder of the sources that traces name (default: the working folder).",
      discussion: "Findings name lines of these sources; text reports quote them.",
      valueName: "folder"
    )
  )
  var sourceRoot: String?

  @Flag(
    help: "Print statistics, to standard error if standard output has a machine-readable report."
  )
  var statistics = false

  @Flag(help: "List the transitions between controllers in text reports: time, duration, kind.")
  var transitions = false

  @Flag(
    help: "Print each of several equal findings in text and short, not one with a count."
  )
  var all = false

  @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "When text is colored. NO_COLOR and CLICOLOR_FORCE are honored.",
      valueName: "when"
    )
  )
  var color = ColorChoice.auto

  @OptionGroup var logOptions: LogOptions

  func validate() throws {
    if let minRecognized, !(1...100).contains(minRecognized) {
      throw ValidationError("--min-recognized is \(minRecognized), expected 1 to 100")
    }
  }

  @MainActor
  func run() async throws {
    var job = CheckJob(files)
    job.targets = format
    job.output = output
    job.selection = selection.ruleSelection
    job.exclusions = exclusions.exclude
    job.baseline = baseline
    job.since = since
    job.minimumRecognized = minRecognized
    job.rulePages = rulePages?.address
    job.sourceRoot = sourceRoot
    job.failOn = failOn
    job.failsOnCut = failOnCut
    job.showsStatistics = statistics
    job.showsTransitions = transitions
    job.isQuiet = quiet
    job.showsEach = all
    job.color = color
    job.patterns = logOptions.pattern
    job.explainsImport = logOptions.explainImport
    job.filesFrom = manyInputs.filesFrom
    job.threadCount = manyInputs.jobs
    job.limits = manyInputs.limits
    job.allowsBadInput = manyInputs.allowBadInput
    job.rowsListFindings = manyInputs.rowsFindings
    job.rowsHaveDuration = !manyInputs.noDuration
    try endUnlessZero(try await job.run())
  }
}

/// Ends the command with an exit status other than 0.
///
/// - Throws: `ExitCode`.
func endUnlessZero(_ status: Int32) throws(ExitCode) {
  if status != 0 { throw ExitCode(status) }
}
