import ArgumentParser
import LifelineCommand

/// `lifeline summary TRACE…`.
struct SummaryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Sum up many traces: findings, slow transitions, runs that differ.",
    discussion: """
      The tables list findings by rule, by class and by test, the slowest transitions, and the \
      tests whose runs differ in the calls that 'lifeline diff' compares. A test is the title of \
      its traces. With --baseline or --since, findings that were not there before are new; they \
      are the same when rule, class and callback are.

      'lifeline query' answers other questions about the same tables.

      EXAMPLES
        lifeline summary .lifeline
        lifeline summary monday tuesday --rows 30
        lifeline summary .lifeline --since last-week.json
        lifeline summary .lifeline --baseline known.json --format json

      EXIT STATUS
        0  the inputs were summed up
        2  any failure: wrong usage, unreadable input; the other inputs are summed up
      """
  )

  @Argument(
    help: "Traces, logs, scenario files, folders or patterns; '-' is standard input."
  )
  var traces: [String]

  @Option(
    help: ArgumentHelp(
      "Baseline of known findings, written by 'lifeline baseline write'.",
      valueName: "file"
    )
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Report of an earlier 'lifeline check' in JSON; its findings are known.",
      valueName: "file"
    )
  )
  var since: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest number of rows in a table.", valueName: "rows")
  )
  var rows = 10

  @Option(help: "text (tables) or json (an object with an array for each table).")
  var format = SummaryJob.Format.text

  func validate() throws {
    guard (1...1_000_000).contains(rows) else {
      throw ValidationError("--rows is \(rows), expected 1 to 1000000")
    }
    guard baseline == nil || since == nil else {
      throw ValidationError("--baseline and --since are mutually exclusive")
    }
  }

  @MainActor
  func run() async throws {
    var job = SummaryJob(traces)
    job.baseline = baseline
    job.since = since
    job.rows = rows
    job.format = format
    try endUnlessZero(try await job.run())
  }
}
