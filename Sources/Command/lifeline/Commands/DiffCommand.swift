import ArgumentParser
import CommandEnvironment
import DiagramLayout
import Essentials
import LifelineCommand
import TraceComparison
import TraceModel

/// `lifeline diff A B`.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare the calls of two traces or logs, without their times.",
    discussion: """
      Objects match by class and number within the class, calls by name and arguments. A call at \
      a different position in both traces is reported as moved. A log is compared by the \
      callbacks that it prints. The picture shows both timelines, each object of A above the same \
      object of B, and marks the differences.

      EXAMPLES
        lifeline diff before.json after.json
        lifeline diff before.json device.log --only '*Controller'
        lifeline diff before.json after.json -o diff.png
        lifeline diff before.yml after.yml -o diff.svg --max-width 830
        lifeline diff before.json after.json -o diff.pdf --form sequence

      EXIT STATUS
        0  no difference
        1  differences
        2  any failure: wrong usage, unreadable input, no recognized callback
      """
  )

  enum PictureForm: String, ExpressibleByArgument, CaseIterable {
    case timelines
    case sequence

    var form: ComparisonLayout.Form {
      switch self {
      case .timelines: .timelines
      case .sequence: .sequence
      }
    }
  }

  @Argument(help: "The first trace, log or scenario file; '-' is standard input.")
  var first: String

  @Argument(help: "The second trace, log or scenario file; '-' is standard input.")
  var second: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A picture of the comparison: png, svg or pdf.", valueName: "file")
  )
  var output: String?

  @Option(help: "The format of the report.")
  var format = DiffJob.Format.text

  @Option(help: "The form of the picture: both timelines, or a sequence of the aligned calls.")
  var form = PictureForm.timelines

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Maximum width of the timelines; wider ones wrap.", valueName: "pixels")
  )
  var maxWidth: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of equal calls around each difference.", valueName: "calls")
  )
  var context = 3

  @Flag(help: "Also draw UIKit's own views in the picture.")
  var systemViews = false

  @Flag(help: "Ignore callbacks of layout, constraints and drawing.")
  var ignoreLayout = false

  @Option(
    help: ArgumentHelp(
      "Compare only these classes, such as '*Controller'; separated by commas.",
      valueName: "classes"
    )
  )
  var only: String?

  @Option(
    help: ArgumentHelp("Ignore these classes, such as 'UI*,_UI*'.", valueName: "classes")
  )
  var hide: String?

  @Option(
    help: ArgumentHelp(
      "The callbacks that a log prints, separated by commas (default: detected).",
      valueName: "callbacks"
    )
  )
  var observes: String?

  @Option(help: "The heading of the picture (default: the names of both inputs).")
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point in a png: 1, 2 or 3.", valueName: "pixels")
  )
  var scale = 2

  @Option(help: "Text in an svg: real, or outlines for viewers without the fonts.")
  var text = PictureSettings.Text.real

  @Option(help: "The colors of the picture.")
  var theme = ThemeOption.light

  func validate() throws {
    guard (0...1_000_000).contains(context) else {
      throw ValidationError("--context is \(context), expected 0 to 1000000")
    }
    try lifeline.validate(scale: scale)
    for (name, list) in [("only", only), ("hide", hide)] where list?.isEmpty == true {
      throw ValidationError("--\(name) is empty, expected classes separated by commas")
    }
    try lifeline.validate(maxWidth: maxWidth, scale: scale)
    guard first != "-" || second != "-" else {
      throw ValidationError("both inputs are standard input; name a file for one of them")
    }
  }

  @MainActor
  func run() async throws {
    var job = DiffJob(first, second)
    job.options = ComparisonOptions(
      ignoresLayout: ignoreLayout,
      only: Self.patterns(only),
      hidden: Self.patterns(hide)
    )
    job.observes = observes.map(commaSeparated)
    job.format = format
    job.context = context
    job.picture = output.map(picture)
    try endUnlessZero(try await job.run())
  }

  private func picture(_ path: String) -> DiffJob.Picture {
    var settings = PictureSettings(input: first, output: path)
    settings.text = text
    settings.scale = scale
    settings.theme = theme.theme
    var picture = DiffJob.Picture(settings)
    picture.form = form.form
    picture.title = title
    picture.maxWidth = maxWidth
    picture.showsSystemViews = systemViews
    return picture
  }

  private static func patterns(_ list: String?) -> [GlobPattern] {
    (list ?? "").split(separator: ",").map { part in
      GlobPattern(part.trimmed)
    }
  }
}
