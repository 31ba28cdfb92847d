import ArgumentParser
import DiagramLayout
import Foundation
import TraceComparison
import TraceModel

/// `lifeline diff A B`.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares what two traces or logs did, in order; times never count.",
    discussion: """
      Objects are compared by class and number within the class, calls by name and arguments. A \
      call that both made at different places is said to have moved. A log is compared by the \
      callbacks that it shows. The picture shows both timelines, an object in A above the same \
      one in B, and marks what differs.

      EXAMPLES
        lifeline diff before.json after.json
        lifeline diff before.json device.log --only '*Controller'
        lifeline diff before.json after.json -o diff.png
        lifeline diff before.yml after.yml -o diff.svg --max-width 830
        lifeline diff before.json after.json -o diff.pdf --form sequence

      EXIT STATUS
        0  no difference
        1  differences
        2  anything else
      """
  )

  /// The forms of the picture.
  enum PictureForm: String, ExpressibleByArgument, CaseIterable {
    case timelines
    case sequence

    /// The form of the layout.
    var form: ComparisonLayout.Form {
      switch self {
      case .timelines: .timelines
      case .sequence: .sequence
      }
    }
  }

  /// The forms of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Argument(help: "The first trace, log or scenario file; '-' is standard input.")
  var first: String

  @Argument(help: "The second trace, log or scenario file; '-' is standard input.")
  var second: String

  @Option(name: .shortAndLong, help: "A picture of the comparison: png, svg or pdf.")
  var output: String?

  @Option(help: "text or json.")
  var format = Format.text

  @Option(help: "The picture's form: both timelines, or a sequence of the aligned calls.")
  var form = PictureForm.timelines

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Breaks the timelines into strips of at most so many pixels.",
      valueName: "pixels"
    )
  )
  var maxWidth: Int?

  @Option(
    parsing: .unconditional,
    help: "How many equal calls are shown around each difference."
  )
  var context = 3

  @Flag(help: "Leaves layout, constraints and drawing out.")
  var ignoreLayout = false

  @Option(help: "The classes that are compared, such as '*Controller'; separated by commas.")
  var only: String?

  @Option(help: "The classes that are left out, such as 'UI*,_UI*'.")
  var hide: String?

  @Option(help: "The callbacks that a log would have printed, separated by commas.")
  var observes: String?

  @Option(help: "The picture's heading (default: the names of both inputs).")
  var title: String?

  @Option(parsing: .unconditional, help: "The picture's pixels a point for png: 1, 2 or 3.")
  var scale = 2

  @Option(help: "For svg: real text, or outlines that Cairo draws for places without fonts.")
  var text = TextStyle.real

  @Option(help: "The picture's colours: light or dark.")
  var theme = ThemeName.light

  func validate() throws {
    guard (0...1_000_000).contains(context) else {
      throw ValidationError("--context is \(context), expected 0 or more")
    }
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale), expected 1, 2 or 3")
    }
    for (name, list) in [("only", only), ("hide", hide)] where list?.isEmpty == true {
      throw ValidationError("--\(name) is empty, expected classes separated by commas")
    }
    try TimelineCommand.validate(maxWidth: maxWidth, scale: scale)
    guard first != "-" || second != "-" else {
      throw ValidationError("both inputs are standard input; name a file for one of them")
    }
  }

  @MainActor
  func run() async throws {
    let picture = try output.map(pictureFile)
    let traces = (try await trace(first), try await trace(second))
    let options = ComparisonOptions(
      ignoresLayout: ignoreLayout,
      only: Self.patterns(only),
      hidden: Self.patterns(hide)
    )
    let comparison = TraceComparison(traces.0, traces.1, options: options)
    let names = (first, second)
    guard !comparison.rows.isEmpty else {
      throw CommandFailure(
        message: "neither input holds a call that is compared",
        help: "compare more classes with --only and --hide, or record callbacks first"
      )
    }
    let report =
      switch format {
      case .text: comparison.text(names: names, context: context)
      case .json: comparison.json(names: names)
      }
    if picture == nil || output != "-" { try OutputFile.standard.write(report) }
    try picture?.write { measurer throws(LayoutError) in
      try ComparisonLayout(
        options: ComparisonLayout.Options(
          form: form.form,
          title: title,
          context: context,
          maxWidth: maxWidth.map(Double.init)
        )
      ).scene(of: comparison, names: shortNames, measurer: measurer)
    }
    if !comparison.isEqual { throw CommandEnded(status: 1) }
  }

  @MainActor
  private func trace(_ path: String) async throws -> Trace {
    let input = InputFile(path: path)
    let trace = try await input.pictured(observes: observes.map(CheckCommand.list)).0
    try input.requireSubjects(of: trace)
    return trace
  }

  private func pictureFile(_ path: String) throws -> PictureFile {
    // The picture has the options of every other picture, whatever these are.
    let words = [
      "--output=\(path)", "--scale=\(scale)", "--theme=\(theme.rawValue)",
      "--text=\(text.rawValue)", "--", first,
    ]
    return try PictureFile(try PictureOptions.parse(words), suffix: "diff")
  }

  /// The names of the files; their whole paths where the names are equal.
  private var shortNames: (String, String) {
    let names = (InputFile(path: first).title, InputFile(path: second).title)
    return names.0 == names.1 ? (first, second) : names
  }

  private static func patterns(_ list: String?) -> [GlobPattern] {
    (list ?? "").split(separator: ",").map { part in
      GlobPattern(part.trimmingCharacters(in: .whitespaces))
    }
  }
}
