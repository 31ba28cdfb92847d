import ArgumentParser
import LifelineCommand

/// `lifeline import LOG`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Convert a device log to a trace.",
    discussion: """
      Reads NSLog in its old and new form, Xcode's console with and without metadata, 'log show' \
      and 'log stream' in every style, idevicesyslog, and plain print, in UTF-8 and UTF-16, also \
      compressed with gzip. The format of each line is detected. Prose about callbacks is ignored.

      --explain-import writes the explanations to standard output instead of the trace; with -o, \
      it writes both, the explanations to standard error.

      EXAMPLES
        lifeline import device.log -o device.json
        lifeline import device.log --explain-import
        lifeline import - < device.log | lifeline check -
        lifeline import app.log --pattern '(?<class>\\w+) did (?<callback>\\w+)'

      EXIT STATUS
        0  the trace was written
        2  any failure: wrong usage, unreadable input, no recognized callback
      """
  )

  @Argument(help: "A log; '-' is standard input.")
  var log = "-"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The trace; '-' is standard output.", valueName: "file")
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The callbacks that the log prints, separated by commas (default: detected).",
      valueName: "callbacks"
    )
  )
  var observes: String?

  @OptionGroup var logOptions: LogOptions

  func run() throws {
    var job = ImportJob(log)
    job.output = output
    job.observes = observes.map(commaSeparated)
    job.patterns = logOptions.pattern
    job.explainsImport = logOptions.explainImport
    try job.run()
  }
}
