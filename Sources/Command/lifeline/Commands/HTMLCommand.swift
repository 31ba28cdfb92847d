import ArgumentParser
import CommandEnvironment
import LifelineCommand
import TracePage

/// `lifeline render html TRACE…`.
struct HTMLCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "html",
    abstract: "Write a page to explore a trace in a browser: one file, offline.",
    discussion: """
      The page has a timeline that zooms, the tree and the frames of each moment, the findings of \
      'lifeline check' with their evidence, and a table of all events. It opens by double click and \
      loads nothing. Two traces are aligned as 'lifeline diff' aligns them; several have a list to \
      choose one.

      For a folder, such as the .lifeline of tests, each trace gets a page beside it, and index.html \
      lists all of them. A file that is not a page of lifeline is not replaced.

      EXAMPLES
        lifeline render html push.json
        lifeline render html device.log -o report.html
        lifeline render html push.yml --title 'The push of #12' -o push.html
        lifeline render html before.json after.json -o compared.html
        lifeline render html .lifeline

      EXIT STATUS
        0  the page was written
        2  any failure: wrong usage, unreadable input
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Traces, logs or scenario files in .yml, or one folder; '-' is standard input.",
      valueName: "trace"
    )
  )
  var traces: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The page (default: the trace's name with .html, or report.html); '-' is standard output.",
      valueName: "file"
    )
  )
  var output: String?

  @Option(help: "The heading (default: the trace's title).")
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum number of events; the page states what it omits.",
      valueName: "events"
    )
  )
  var maxEvents = TracePage.Options().mostEvents

  @Flag(help: "Do not align two traces: the page has a list to choose one.")
  var separate = false

  @Option(
    help: ArgumentHelp(
      "The folder of the sources that traces name (default: the working folder).",
      valueName: "folder"
    )
  )
  var sourceRoot: String?

  @Option(
    help: ArgumentHelp(
      "The address of that folder, to which lines of sources link.",
      discussion: "{file} and {line} are replaced; without them, /{file}#L{line} follows.",
      valueName: "url"
    )
  )
  var sourceURL: SourceAddressOption?

  @OptionGroup var selection: SelectionOptions

  func validate() throws {
    guard maxEvents > 0 else {
      throw ValidationError("--max-events is \(maxEvents), expected 1 or more")
    }
  }

  @MainActor
  func run() async throws {
    if let folder = traces.first(where: PageFolderJob.isFolder) {
      guard traces.count == 1 else {
        throw CommandFailure(
          location: folder,
          message: "a folder can't be combined with other inputs",
          help: "name the folder alone, or traces"
        )
      }
      guard output == nil, title == nil else {
        throw CommandFailure(
          location: folder,
          message: "the pages of a folder have the names and titles of its traces",
          help: "leave --output and --title out, or name one trace"
        )
      }
      var job = PageFolderJob(folder)
      job.options.mostEvents = maxEvents
      job.options.sources = sourceURL?.address
      job.sourceRoot = sourceRoot
      job.selection = selection.ruleSelection
      return try endUnlessZero(try job.run())
    }
    var job = PageJob(traces, output: output)
    job.alignsTwo = !separate
    if let title { job.options.title = title }
    job.options.mostEvents = maxEvents
    job.options.sources = sourceURL?.address
    job.sourceRoot = sourceRoot
    job.selection = selection.ruleSelection
    try await job.run()
  }
}
