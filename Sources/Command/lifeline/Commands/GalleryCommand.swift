import ArgumentParser
import LifelineCommand

/// `lifeline render gallery`.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw all pictures of all traces in a folder, for documentation.",
    discussion: """
      Each trace gets a folder with timeline, sequence and tree: an svg with both themes, NAME.png \
      and NAME~dark.png. A README.md displays all pictures; a README.md from a different source is \
      not replaced. A picture that would be empty is skipped with a warning. A trace that can't be \
      read or drawn is reported, and makes the exit status 2; the others are drawn. A second run \
      changes no file.

      --list names a file that replaces --traces, with the line NAME PATH MARK | TITLE for each \
      trace. PATH is a trace, log or scenario file, relative to the working directory. The \
      optional MARK is the moment of the tree (default: the end), and the optional TITLE the \
      heading of the pictures (default: the trace's title). Lines that begin with # are skipped.

      --embed draws the pictures of a Markdown file, and inserts them between
      <!-- lifeline:picture trace=traces/push.json diagram=timeline --> and
      <!-- /lifeline:picture -->.

      EXAMPLES
        lifeline render gallery --traces traces --output render
        lifeline render gallery --list render/gallery.txt --max-width 1000
        lifeline render gallery --traces traces --output App.docc/Resources --docc
        lifeline render gallery --embed README.md --output docs/pictures
      """
  )

  @Option(help: ArgumentHelp("The folder of traces (.json) and logs (.log).", valueName: "folder"))
  var traces = "traces"

  @Option(help: ArgumentHelp("A file that lists the traces.", valueName: "file"))
  var list: String?

  @Option(help: ArgumentHelp("The folder for pictures.", valueName: "folder"))
  var output = "render"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point in a png: 1, 2 or 3.", valueName: "pixels")
  )
  var scale = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Maximum width of timelines; wider ones wrap.", valueName: "pixels")
  )
  var maxWidth: Int?

  @Flag(help: "Write pngs with the file names of DocC into one folder: NAME-timeline~dark@2x.png.")
  var docc = false

  @Flag(help: "Write only svg files, which the page then displays.")
  var svgOnly = false

  @Flag(help: "Also write a page to explore each trace, as 'lifeline render html' does.")
  var pages = false

  @Flag(help: "Print the <picture> element of each picture.")
  var snippet = false

  @Option(help: ArgumentHelp("A Markdown file with picture markers.", valueName: "file"))
  var embed: String?

  @Option(
    help: ArgumentHelp(
      "The folder of rule pages that findings link to, relative to the pictures.",
      valueName: "folder"
    )
  )
  var rulePages: String?

  func validate() throws {
    try lifeline.validate(scale: scale)
    guard embed == nil || !docc else {
      throw ValidationError("--embed and --docc are mutually exclusive")
    }
    guard !svgOnly || !docc && !snippet && embed == nil else {
      throw ValidationError("--svg-only can't be combined with --docc, --snippet or --embed")
    }
    guard embed == nil || list == nil else {
      throw ValidationError("--embed and --list are mutually exclusive")
    }
    guard !pages || !docc && embed == nil else {
      throw ValidationError("--pages can't be combined with --docc or --embed")
    }
    try lifeline.validate(maxWidth: maxWidth, scale: docc ? 2 : scale)
  }

  @MainActor
  func run() async throws {
    if let embed {
      var job = EmbeddingJob(embed)
      job.output = output
      job.scale = scale
      job.printsSnippets = snippet
      job.rulePages = rulePages
      try job.run()
      return
    }
    var job = GalleryJob(list.map { .list($0) } ?? .folder(traces))
    job.output = output
    job.scale = scale
    job.maxWidth = maxWidth
    job.isForDocC = docc
    job.isSVGOnly = svgOnly
    job.writesPages = pages
    job.printsSnippets = snippet
    job.rulePages = rulePages
    try endUnlessZero(try await job.run())
  }
}
