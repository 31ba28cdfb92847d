import ArgumentParser

/// `lifeline render timeline|tree`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a trace, a log or a scenario file as PNG or SVG.",
    discussion: """
      EXAMPLES
        lifeline render timeline push.json -o push.png
        lifeline render timeline device.log -o device.svg
        lifeline render timeline push.yml -o push.svg
        lifeline render tree push.json --mark pushed -o tree.png
        lifeline render tree push.json --at 1.5 --format svg -o - > tree.svg
      """,
    subcommands: [TimelineCommand.self, TreeCommand.self]
  )
}

/// What every picture can be told.
struct PictureOptions: ParsableArguments {
  @Argument(help: "A trace, a log, or a scenario file in .yml; '-' is standard input.")
  var trace: String

  @Option(
    name: .shortAndLong,
    help: "The picture (default: the trace's name with -timeline or -tree); '-' is standard output."
  )
  var output: String?

  @Option(help: "png or svg (default: as the output's name ends, else png).")
  var format: PictureFormat?

  @Option(help: "For svg: real text, or outlines that Cairo draws for places without fonts.")
  var text = TextStyle.real

  @Option(help: "Pixels a point for png: 1, 2 or 3.")
  var scale = 2

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
    guard text == .real || format != .png else {
      throw ValidationError("--text outlines is for svg; a png has no text")
    }
  }
}

/// The formats of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png
  case svg
}

/// How text stands in an SVG.
enum TextStyle: String, ExpressibleByArgument, CaseIterable {
  case real
  case outlines
}
