import ArgumentParser
import LifelineCommand

/// `lifeline render timeline|sequence|tree|html|gallery`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a trace, a log or a scenario file as PNG, SVG, PDF or HTML.",
    discussion: """
      EXAMPLES
        lifeline render timeline push.json -o push.png
        lifeline render timeline push.yml -o push.svg
        lifeline render timeline device.log --from 2.5s --to 3s -o device.svg
        lifeline render sequence push.json -o push-sequence.png
        lifeline render tree push.json --mark pushed -o tree.png
        lifeline render tree push.json --at 1.5 --format svg -o - > tree.svg
        lifeline render tree push.json --form controllers --format text
        lifeline render html push.json -o push.html
        lifeline render gallery --traces traces --output docs/pictures

      EXIT STATUS
        0  the picture was drawn
        2  any failure: wrong usage, unreadable input, nothing to draw
      """,
    subcommands: [
      TimelineCommand.self, SequenceCommand.self, TreeCommand.self, HTMLCommand.self,
      GalleryCommand.self,
    ]
  )
}

/// Options that all pictures of one trace share.
struct PictureOptions: ParsableArguments {
  @Argument(help: "A trace, a log, or a scenario file in .yml; '-' is standard input.")
  var trace: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture (default: the trace's name with the kind of picture); '-' is standard output.",
      valueName: "file"
    )
  )
  var output: String?

  @Option(help: "The format; text is for trees (default: the ending of the output, else png).")
  var format: PictureSettings.Format?

  @Option(help: "Text in an svg: real, or outlines for viewers without the fonts.")
  var text = PictureSettings.Text.real

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point in a png: 1, 2 or 3.", valueName: "pixels")
  )
  var scale = 2

  @Option(help: "The colors; an svg with real text has both themes.")
  var theme = ThemeOption.light

  @Option(help: "The heading (default: the trace's title).")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The folder of rule pages that findings in an svg link to, relative to the picture.",
      valueName: "folder"
    )
  )
  var rulePages: String?

  @Option(
    help: ArgumentHelp(
      "The callbacks that a log prints, separated by commas (default: detected).",
      valueName: "callbacks"
    )
  )
  var observes: String?

  func validate() throws {
    try lifeline.validate(scale: scale)
    guard text == .real || format == nil || format == .svg else {
      throw ValidationError("--text outlines is for svg; the text of a png or pdf has no choice")
    }
  }

  /// Whether the options ask for text instead of a picture.
  var isText: Bool { format == .text || format == nil && output?.hasSuffix(".txt") ?? false }

  /// Returns the job that draws a kind of picture.
  func job(_ kind: PictureKind) -> PictureJob {
    var settings = PictureSettings(input: trace, output: output)
    settings.format = format
    settings.text = text
    settings.scale = scale
    settings.theme = theme.theme
    return PictureJob(kind, settings, observes: observes.map(commaSeparated))
  }
}
