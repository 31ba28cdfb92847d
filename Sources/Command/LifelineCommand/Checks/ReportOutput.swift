import CommandEnvironment
import Findings
import TraceAnalysis
import TraceModel

/// The output of one report of a run, in one format.
struct ReportOutput {
  /// The options that all reports of a run share.
  struct Settings {
    var isQuiet = false
    /// Whether each of several equal findings is written for readers.
    var showsEach = false
    var showsStatistics = false
    var showsTransitions = false
    var color = ColorChoice.auto
    /// Whether a line with its name begins each input of a text report.
    var namesInputs = false
    var usesBaseline = false
    /// The address of the rules' pages; `nil` for no links.
    var pages: PageAddress?
    /// Whether an input may never end, so that findings are visible in the file at once.
    var isLive = false
    /// Whether rows list the findings of their input.
    var rowsListFindings = false
    /// Whether rows have the duration of the check.
    var rowsHaveDuration = true
  }

  let format: ReportFormat
  private let file: OpenOutput
  private let path: String
  private let settings: Settings
  private var text: TextReportOptions
  private var documents: [String] = []
  /// The number of inputs that have been checked.
  private var reportCount = 0
  /// The findings of all inputs.
  private var total = (errors: 0, warnings: 0)

  /// Opens the file of a report.
  ///
  /// - Throws: ``CommandFailure`` when it can't be written.
  init(format: ReportFormat, path: String, settings: Settings) throws(CommandFailure) {
    self.format = format
    self.path = path
    self.settings = settings
    file = try OpenOutput(path: path, isLive: settings.isLive)
    text = TextReportOptions(
      isColored: settings.color.isColored(at: path),
      showsTransitions: settings.showsTransitions
    )
    text.leadsWithSource = true
  }

  /// Whether the format is for readers, so that the report includes statistics.
  var isForPeople: Bool { format == .text || format == .short }

  /// Whether each of several equal findings is written.
  var showsEach: Bool { settings.showsEach }

  /// Whether the report lists inputs that could not be checked.
  var listsFailures: Bool { format == .rows }

  /// Begins an input.
  func begin(_ name: String) throws {
    guard format == .text, settings.namesInputs, !settings.isQuiet else { return }
    try file.write("== \(VisibleText.of(name))\n")
  }

  /// Writes findings in the formats that list them one by one.
  func write(_ groups: [EqualFindings], of name: String, header: TraceHeader) throws {
    let quoted =
      format == .text ? quotedLines(of: groups.map(\.first), in: name, header: header) : [:]
    for group in groups {
      let finding = group.first
      let isHidden =
        settings.isQuiet && finding.severity != .error && finding.severity != .warning
      switch format {
      case .text where isHidden: continue
      case .short where isHidden: continue
      case .text:
        var text = text
        text.quotedLines = quoted
        text.quotedSources = Self.quotedSources(of: finding)
        try writeLines(group.text(fileName: name, header: header, options: text))
      case .short:
        try writeLines(group.short(fileName: name))
      case .jsonl: try file.write(finding.jsonLine(fileName: name))
      case .json, .rows, .sarif, .junit, .github: return
      }
    }
  }

  /// Writes the sentence about findings that are not shown.
  func writeRest(_ sentence: String, of name: String) throws {
    guard isForPeople, !settings.isQuiet else { return }
    try writeLines(format == .text ? "\(sentence)\n" : "\(VisibleText.of(name)): \(sentence)\n")
  }

  /// Ends an input.
  mutating func end(_ report: AnalysisReport, of name: String) throws {
    reportCount += 1
    total.errors += report.count(of: .error)
    total.warnings += report.count(of: .warning)
    switch format {
    case .text where !settings.isQuiet:
      try writeLines(report.closing(fileName: name, options: text))
    case .short where !settings.isQuiet:
      for line in report.summary.prefix(1) {
        try writeLines(VisibleText.of("\(name): \(line)") + "\n")
      }
    case .json: documents.append(report.json(fileName: name))
    default: break
    }
    guard isForPeople, settings.showsStatistics else { return }
    try file.write(report.statistics(fileName: name))
  }

  /// Writes the row of an input in the format that has rows.
  func writeRow(_ row: () -> InputRow) throws {
    guard format == .rows else { return }
    var row = row()
    if !settings.rowsHaveDuration { row.duration = nil }
    try file.write(row.jsonLine(listsFindings: settings.rowsListFindings))
  }

  /// Ends the report, and replaces the old contents of its file.
  ///
  /// A format that does not list failures has no report if every input failed; its file then keeps
  /// its old contents.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, for formats that need all of them.
  ///   - isList: Whether the report is a list, also of one input.
  ///   - hasFailed: Whether an input could not be checked.
  /// - Throws: ``CommandFailure``.
  func finish(
    _ inputs: [CheckedInput],
    isList: Bool,
    hasFailed: Bool
  ) throws {
    let listsInputs = listsFailures || format.needsAllInputs
    if hasFailed, reportCount == 0, path != "-", !listsInputs, !settings.isLive {
      return CommandSession.writeMessage("\(path): not written: no input could be checked")
    }
    switch format {
    case .text where settings.namesInputs && !settings.isQuiet:
      try file.write("total: \(totalSentence)\n")
    case .short where settings.namesInputs && !settings.isQuiet:
      try file.write("total: \(totalSentence)\n")
    case .text, .short, .jsonl, .rows: break
    case .json: try file.write(Self.joined(documents, isList: isList))
    case .junit: try file.write(JUnitReport.text(of: inputs))
    case .github: try file.write(GitHubReport.text(of: inputs))
    case .sarif:
      try file.write(
        SARIFReport.text(
          of: inputs,
          rules: [],
          version: CommandVersion.number,
          pages: settings.pages,
          usesBaseline: settings.usesBaseline
        )
      )
    }
    try file.finish()
  }

  private var totalSentence: String {
    let parts = [(total.errors, "error"), (total.warnings, "warning")].filter { $0.0 > 0 }
      .map { $0.0.counted($0.1) }
    let found = parts.isEmpty ? "no errors or warnings" : parts.joined(separator: ", ")
    return "\(found) in \(reportCount.counted("input"))"
  }

  /// The lines of a log that findings name; none for a pipe, an archive or a recording.
  private func quotedLines(
    of findings: [Finding],
    in name: String,
    header: TraceHeader
  ) -> [UInt32: String] {
    guard header.clock == .wall || header.clock == .order else { return [:] }
    let lines = Set(findings.filter { $0.severity != .note }.flatMap(\.evidence).map(\.line))
    return QuotedLines.read(lines.subtracting([0]), of: name)
  }

  /// The lines of the app's sources that the evidence of a finding names, by files.
  private static func quotedSources(of finding: Finding) -> [String: [UInt32: String]] {
    let sources = finding.evidence.compactMap(\.source)
    return Dictionary(grouping: sources, by: \.file).reduce(into: [:]) { lines, file in
      lines[file.key] = SourceRoot.lines(Set(file.value.map(\.line)), of: file.key)
    }
  }

  /// Writes lines for readers, without the commands of build servers.
  private func writeLines(_ text: String) throws {
    try file.write(VisibleText.withoutCommands(text))
  }

  /// Joins the JSON documents of several inputs to an array.
  private static func joined(_ documents: [String], isList: Bool) -> String {
    guard isList else { return documents.joined() }
    let parts = documents.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    return "[\(parts.joined(separator: ",\n"))]\n"
  }
}
