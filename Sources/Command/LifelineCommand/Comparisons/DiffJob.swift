import CommandEnvironment
package import DiagramLayout
package import TraceComparison
import TraceModel

/// Compares two inputs: the work of `lifeline diff`.
package struct DiffJob {
  /// The format of the report.
  package enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  /// The picture of a comparison.
  package struct Picture {
    /// The options of the file.
    package var settings: PictureSettings
    /// The layout of the picture.
    package var form = ComparisonLayout.Form.timelines
    /// The heading; `nil` for the names of both inputs.
    package var title: String?
    /// The maximum width of a row of the timelines, in pixels.
    package var maxWidth: Int?
    /// Whether calls of UIKit's own views are drawn.
    package var showsSystemViews = false

    /// Describes a picture.
    package init(_ settings: PictureSettings) {
      self.settings = settings
    }
  }

  /// The path of the first input.
  package var first: String
  /// The path of the second input.
  package var second: String
  /// The objects and calls that are compared.
  package var options = ComparisonOptions()
  /// The callbacks that a log prints; `nil` to detect them.
  package var observes: [String]?
  /// The format of the report.
  package var format = Format.text
  /// The number of equal calls around each difference.
  package var context = 3
  /// The picture; `nil` if there is none.
  package var picture: Picture?

  /// Creates a job with default options.
  package init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }

  /// Compares the inputs, and writes the report and the picture.
  ///
  /// - Returns: The exit status: 1 when the inputs differ, else 0.
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws -> Int32 {
    let file = try picture.map { try PictureFile($0.settings, suffix: "diff") }
    let traces = (try await trace(first), try await trace(second))
    let comparison = TraceComparison(traces.0, traces.1, options: options)
    guard !comparison.rows.isEmpty else {
      throw CommandFailure(
        message: "neither input has a call to compare",
        help: "compare more classes with --only and --hide, or record callbacks first"
      )
    }
    let names = (first, second)
    let report =
      switch format {
      case .text: comparison.text(names: names, context: context)
      case .json: comparison.json(names: names)
      }
    if picture?.settings.output != "-" { try OutputFile.standard.write(report) }
    if let picture, let file { try draw(comparison, picture, into: file) }
    return comparison.isEqual ? 0 : 1
  }

  @MainActor
  private func trace(_ path: String) async throws -> Trace {
    let input = InputFile(path: path)
    let checked = try await input.checkedTraceOrScenario(observes: observes)
    try input.requireJudged(checked.report, in: checked.format)
    return checked.trace
  }

  private func draw(
    _ comparison: TraceComparison,
    _ picture: Picture,
    into file: PictureFile
  ) throws {
    try file.write { measurer throws(LayoutError) in
      try ComparisonLayout(
        options: ComparisonLayout.Options(
          form: picture.form,
          title: picture.title,
          context: context,
          maxWidth: picture.maxWidth.map(Double.init),
          showsSystemViews: picture.showsSystemViews
        )
      ).scene(of: comparison, names: shortNames, measurer: measurer)
    }
  }

  /// The file names, or the paths when the file names are equal.
  private var shortNames: (String, String) {
    let names = (InputFile(path: first).title, InputFile(path: second).title)
    return names.0 == names.1 ? (first, second) : names
  }
}
