import ArgumentParser
import DiagramLayout

/// `lifeline render timeline|sequence|tree|gallery`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a trace, a log or a scenario file as PNG, SVG or PDF.",
    discussion: """
      EXAMPLES
        lifeline render timeline push.json -o push.png
        lifeline render timeline push.yml -o push.svg
        lifeline render timeline device.log --from 2.5s --to 3s -o device.svg
        lifeline render sequence push.json -o push-sequence.png
        lifeline render tree push.json --mark pushed -o tree.png
        lifeline render tree push.json --at 1.5 --format svg -o - > tree.svg
        lifeline render gallery --traces traces --output docs/pictures

      EXIT STATUS
        0  drawn
        2  anything else: wrong usage, unreadable input, nothing to draw
      """,
    subcommands: [
      TimelineCommand.self, SequenceCommand.self, TreeCommand.self, GalleryCommand.self,
    ]
  )
}

/// What every picture can be told.
struct PictureOptions: ParsableArguments {
  @Argument(help: "A trace, a log, or a scenario file in .yml; '-' is standard input.")
  var trace: String

  @Option(
    name: .shortAndLong,
    help:
      "The picture (default: the trace's name with -timeline, -sequence or -tree); '-' is standard output."
  )
  var output: String?

  @Option(help: "png, svg or pdf (default: as the output's name ends, else png).")
  var format: PictureFormat?

  @Option(help: "For svg: real text, or outlines that Cairo draws for places without fonts.")
  var text = TextStyle.real

  @Option(parsing: .unconditional, help: "Pixels a point for png: 1, 2 or 3.")
  var scale = 2

  @Option(help: "light or dark; an svg with real text has both and follows the reader.")
  var theme = ThemeName.light

  @Option(help: "The heading (default: the trace's title).")
  var title: String?

  @Option(help: "For svg: the folder that findings link into, relative to the picture.")
  var rulePages: String?

  @Option(help: "The callbacks that a log would have printed, separated by commas.")
  var observes: String?

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale), expected 1, 2 or 3")
    }
    guard text == .real || format == nil || format == .svg else {
      throw ValidationError("--text outlines is for svg; png and pdf draw text in one way")
    }
  }
}

/// The formats of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png
  case svg
  case pdf
}

/// The colours of a picture.
enum ThemeName: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark

  /// The values of the colours.
  var theme: Theme { self == .dark ? .dark : .light }
}

/// How text stands in an SVG.
enum TextStyle: String, ExpressibleByArgument, CaseIterable {
  case real
  case outlines
}
