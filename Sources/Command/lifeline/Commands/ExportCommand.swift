import ArgumentParser
import LifelineCommand
import PerfettoExport

/// `lifeline export TRACE… --to perfetto`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write traces in the format of another program.",
    discussion: """
      FORMATS
        perfetto    Perfetto's own format, for ui.perfetto.dev
        sqlite      the tables of 'lifeline query', with indexes
        jsonl       a line about the inputs, then an event on each line: the columns of event_log
        otlp        OpenTelemetry's protocol as JSON: a span for each run and each call
        speedscope  a profile for each thread, for www.speedscope.app

      What a format leaves out is stated on standard error.

      A trace opens in ui.perfetto.dev as it is; an export is made for it. Each input is a \
      process with the title of the trace; among several also with its path. The tracks of its \
      objects follow the hierarchy, with the states and callbacks of each object; the track of a \
      thread contains all calls as they are nested. Arrows lead from calls to their callbacks and \
      from evidence to findings. Further tracks contain marks, messages, changes of the \
      hierarchy, and what the export leaves out.

      On a virtual clock all callbacks of a turn take nanoseconds. Therefore 1 ms of Perfetto's \
      axis is an event, and a pause of more than 100 ms is 10 ms wide; the track 'Clock' and the \
      details of each slice state the real times. With --mode linear, distances are times.

      EXAMPLES
        lifeline export push.json --to perfetto
        lifeline export before.json after.json --to perfetto -o both.pftrace
        lifeline export .lifeline --to sqlite -o tests.sqlite   all traces of a folder
        lifeline export device.log --to perfetto --mode linear
        lifeline export push.json --to jsonl -o - | grep viewDidAppear

      EXIT STATUS
        0  the file was written
        2  any failure: wrong usage, unreadable input, no event in it; the other
           inputs are written
      """
  )

  /// The time axes of an export.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case folded
    case linear

    var axis: PerfettoExport.Axis {
      switch self {
      case .folded: .folded
      case .linear: .linear
      }
    }
  }

  @Argument(
    help: "Traces, logs, scenario files, folders or patterns; '-' is standard input."
  )
  var traces: [String]

  @Option(help: "The format of the file.")
  var to: ExportTarget

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file (default: the input's name with an ending for the format); '-' is standard output.",
      valueName: "file"
    )
  )
  var output: String?

  @Option(help: "Perfetto's time axis: folded (an event is 1 ms, pauses are compressed) or linear.")
  var mode = Mode.folded

  @Flag(help: "Also show UIKit's own views in Perfetto, and SwiftUI views without callbacks.")
  var systemViews = false

  @Option(
    help: ArgumentHelp(
      "The address of the rules' pages, for links in findings.",
      valueName: "url"
    )
  )
  var rulePages: PageAddressOption?

  @Option(
    help: ArgumentHelp(
      "The callbacks that a log prints, separated by commas (default: detected).",
      valueName: "callbacks"
    )
  )
  var observes: String?

  @MainActor
  func run() async throws {
    var job = ExportJob(traces)
    job.output = output
    job.target = to
    job.options.axis = mode.axis
    job.options.showsSystemViews = systemViews
    job.rulePages = rulePages?.address
    job.observes = observes.map(commaSeparated)
    try endUnlessZero(try await job.run())
  }
}
