import CommandEnvironment
import Findings
import Essentials
import TraceAnalysis
import TraceComparison
import TraceModel
package import TracePage

/// Writes traces as an HTML page: the work of `lifeline render html`.
package struct PageJob {
  /// The paths of the traces, logs or scenario files, at least one; `-` is standard input.
  package var inputs: [String]
  /// The path of the page, `-` for standard output; `nil` for the name of the only input with
  /// `.html`, or `report.html`.
  package var output: String?
  /// Whether two traces are aligned.
  package var alignsTwo = true
  package var options = TracePage.Options()
  /// The folder of the sources that traces name; `nil` for the working folder.
  package var sourceRoot: String?
  /// The rules, the confidence and the configuration that decide which findings the page has.
  package var selection = RuleSelection()

  /// Creates a job with default options.
  package init(_ inputs: String..., output: String? = nil) {
    self.init(inputs, output: output)
  }

  /// Creates a job with default options.
  package init(_ inputs: [String], output: String? = nil) {
    self.inputs = inputs
    self.output = output
  }

  /// Reads and checks the inputs, and writes the page.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws {
    let path = try outputPath()
    var configurations = try InputConfigurations(selection)
    try configurations.requireUsable()
    let titles = inputs.map { InputFile(path: $0).title }
    let hasEqualTitles = Set(titles).count < titles.count
    var traces: [PagedTrace] = []
    for (input, title) in zip(inputs, titles) {
      let checked = try await checkedTrace(of: input, &configurations)
      traces.append(
        PagedTrace(
          checked.trace,
          findings: checked.findings,
          name: hasEqualTitles ? input : title
        )
      )
    }
    let page = try Self.page(of: traces, alignsTwo: alignsTwo, options)
    try OutputFile(path: path).write(page)
    if path != "-" { CommandSession.writeMessage("wrote \(path)") }
  }

  @MainActor
  private func checkedTrace(
    of input: String,
    _ configurations: inout InputConfigurations
  ) async throws -> CheckedTrace {
    let pending = PendingInput(
      index: 0,
      path: input,
      configuration: .success(try configurations.configuration(for: input))
    )
    let check = InputCheck(observes: selection.observes, sources: SourceRoot(sourceRoot))
    let trace = await check.scenarioTrace(of: pending)
    let checked = try check.checkedTrace(of: pending, trace: trace)
    let hidden = checked.report.suppressed.count + checked.report.deselectedFindings
    if hidden > 0 {
      CommandSession.writeMessage(
        "\(input): note: \(hidden.counted("finding")) accepted or deselected, not in the page"
      )
    }
    return checked
  }

  /// Returns the page of traces, with the explanations of the rules.
  ///
  /// - Throws: ``CommandFailure``.
  static func page(
    of traces: [PagedTrace],
    alignsTwo: Bool = true,
    _ options: TracePage.Options = TracePage.Options()
  ) throws(CommandFailure) -> [UInt8] {
    let page = TracePage(
      traces,
      comparison: alignsTwo ? ComparisonOptions() : nil,
      options: options
    ) { rule in
      try? RuleExplanation.text(for: rule.text)
    }
    do throws(TracePageError) {
      return try page.html()
    } catch {
      throw CommandFailure(location: traces.first?.name ?? "", message: error.message)
    }
  }

  /// The path of the page.
  ///
  /// - Throws: ``CommandFailure`` for a name with the ending of a picture.
  private func outputPath() throws(CommandFailure) -> String {
    guard let output else {
      let name = inputs.count == 1 ? URL(filePath: inputs[0]).lastPathComponent : "report"
      return PageFile.path(besides: name)
    }
    let ending = URL(filePath: output).pathExtension.lowercased()
    guard ["", "html", "htm"].contains(ending) || output == "-" else {
      throw CommandFailure(
        location: output,
        message: "a page is html, not '\(ending)'",
        help: "end the name in .html; 'lifeline render timeline' draws png, svg and pdf"
      )
    }
    return output
  }
}
