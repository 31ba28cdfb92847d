import ArgumentParser
import TraceAnalysis

/// `lifeline check FILE…`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks traces and device logs against the rules.",
    discussion: """
      What a file is, a trace or a log, is found out from its first bytes. A log that never prints
      a callback is not blamed for its absence; what was observed stands in the report.

      EXAMPLES
        lifeline check push.json
        lifeline check device.log --format json
        cat device.log | lifeline check - --observes viewWillAppear,viewDidAppear

      A file is looked through before it is checked, to learn what it prints; what comes by a pipe
      is judged by what was printed so far, unless --observes tells.

      EXIT STATUS
        0 nothing found at or above --fail-on, 1 findings, 2 anything else
      """
  )

  @Argument(help: "Traces or logs; '-' or nothing is standard input.")
  var files: [String] = []

  @Option(help: "How the report is written: text or json.")
  var format = ReportFormat.text

  @Option(help: "The least severity that gives exit status 1: error, warning, info, note, never.")
  var failOn = FailureThreshold.error

  @Option(
    help: ArgumentHelp(
      "The callbacks that a log would have printed, separated by commas.",
      discussion: "By default a first look at the file finds them; a pipe shows what it printed."
    )
  )
  var observes: String?

  @OptionGroup var logOptions: LogOptions

  func run() throws {
    let observed = observes.map(Self.list)
    var status: Int32 = 0
    var failures: [CommandFailure] = []
    let paths = files.isEmpty ? ["-"] : files
    var documents: [String] = []
    for path in paths {
      do {
        var input = InputFile(path: path)
        let explanations = ExplanationOutput(of: input, isResult: false)
        defer { explanations.flush() }
        input.logReading = try logOptions.reading(explainingTo: explanations)
        let report = try input.report(observes: observed)
        switch format {
        case .text: try write(report, path: path, isNamed: paths.count > 1)
        case .json: documents.append(report.json(fileName: path))
        }
        status = max(status, report.exitCode(failOn: failOn.severity))
      } catch let failure as CommandFailure {
        failures.append(failure)
        Terminal.writeError(failure.text)
      }
    }
    if format == .json { try write(documents, isList: paths.count > 1) }
    if !failures.isEmpty { throw FindingsReported(status: 2) }
    if status != 0 { throw FindingsReported(status: status) }
  }

  /// Writes a report as text, under the name of its file when there are several.
  private func write(_ report: AnalysisReport, path: String, isNamed: Bool) throws {
    let options = TextReportOptions(isColored: Terminal.wantsColor)
    let head = isNamed ? "== \(path)\n" : ""
    try OutputFile.standard.write(head + report.text(fileName: path, options: options))
  }

  /// Writes one report as a JSON object, several as an array of them.
  private func write(_ documents: [String], isList: Bool) throws {
    let joined = documents.map { $0.trimmingSuffix("\n") }.joined(separator: ",\n")
    try OutputFile.standard.write(isList ? "[\(joined)]\n" : documents.joined())
  }

  /// Splits a list that commas separate.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}

/// The least severity that fails.
enum FailureThreshold: String, ExpressibleByArgument, CaseIterable {
  case error
  case warning
  case info
  case note
  case never

  var severity: Severity? { Severity(rawValue: rawValue) }
}
