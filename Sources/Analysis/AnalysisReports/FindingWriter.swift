import AnalysisEngine
import Findings
import TraceModel

/// Writes findings as text: a gutter of line numbers, the evidence, and marks below it.
struct FindingWriter {
  let fileName: String
  let report: AnalysisReport
  let options: TextReportOptions
  private(set) var text = ""

  init(fileName: String, report: AnalysisReport, options: TextReportOptions) {
    self.fileName = VisibleText.of(fileName)
    self.report = report
    self.options = options
  }

  /// Creates a writer for single findings.
  init(fileName: String, header: TraceHeader, options: TextReportOptions) {
    self.init(
      fileName: fileName,
      report: AnalysisReport(
        header: header,
        end: TraceEnd(status: .complete),
        findings: [],
        firstWithheld: nil,
        counts: AnalysisCounts(),
        observed: nil,
        problems: []
      ),
      options: options
    )
  }

  /// Writes equal findings as one.
  mutating func write(_ group: EqualFindings) {
    write(group.first, repeats: group.repeats)
  }

  /// Writes a finding; a note in one line.
  mutating func write(_ finding: Finding, repeats: String? = nil) {
    let finding = finding.visible
    let subject = finding.subject == .none ? "" : "\(finding.object.text): "
    let color = Self.color(of: finding.severity)
    if options.leadsWithSource, let source = finding.source {
      text += "\(source): \(paint("\(finding.severity.rawValue):", color)) "
      text += "\(subject)\(finding.message) [\(finding.rule) \(finding.name)]\n"
    } else {
      let head = "\(finding.severity.rawValue)[\(finding.rule)]"
      text += "\(paint(head, color)) \(finding.name): \(subject)\(finding.message)\n"
    }
    if finding.severity == .note, !options.showsNotesInFull {
      if let cause = finding.cause { text += "  = note: \(words(for: cause))\n" }
      if finding.line > 0 { text += "  --> \(location(of: finding))\n" }
      if !finding.object.path.isEmpty { text += "  = view: \(finding.object.path)\n" }
      text += "\n"
      return
    }
    let gutter = String(finding.evidence.map(\.line).max() ?? 0).count
    let margin = String(repeating: " ", count: gutter)
    if !finding.evidence.isEmpty {
      text += "\(margin)--> \(location(of: finding))\n"
      text += "\(margin) |\n"
      writeEvidence(finding.evidence, gutter: gutter, color: color)
    }
    if !finding.object.path.isEmpty { text += "\(margin) = view: \(finding.object.path)\n" }
    if let cause = finding.cause { text += "\(margin) = note: \(words(for: cause))\n" }
    if let repeats { text += "\(margin) = note: \(repeats)\n" }
    if !finding.help.isEmpty { text += "\(margin) = help: \(finding.help)\n" }
    text += "\(margin) = confidence: \(finding.confidence.rawValue)   "
    text += "`lifeline explain \(finding.rule)`\n\n"
  }

  /// Writes the problems of the reader, the first five in full.
  mutating func writeProblems() {
    let problems = report.problems.filter { !LostLines.isReported($0) }
    for problem in problems.prefix(5) {
      let column = problem.column > 0 ? ":\(problem.column)" : ""
      let severity = paint(problem.severity.rawValue, Self.color(of: problem))
      text +=
        "\(fileName):\(problem.line)\(column): \(severity): \(VisibleText.of(problem.message)) "
      text += "[\(problem.code)]\n"
    }
    let rest = problems.dropFirst(5).reduce(0) { $0 + $1.count }
    if rest > 0 {
      text += "\(fileName): \(ReportText.count(rest, "more problem")) while reading\n"
    }
    if !problems.isEmpty { text += "\n" }
  }

  /// Writes the summary, and the checked aspects when nothing was found.
  mutating func writeSummary() {
    for line in report.summary { text += "\(VisibleText.of(line))\n" }
    guard report.count(of: .error) + report.count(of: .warning) == 0, report.counts.callbacks > 0
    else { return }
    text += "checked with \(ReportText.count(report.checkedRules.count, "rule"))"
    let others = report.inapplicableRuleCount
    let verb = others == 1 ? "needs" : "need"
    if others > 0 { text += "; \(others) more \(verb) what this \(kind) does not contain" }
    text += "\n"
  }

  private var kind: String {
    report.header.clock == .wall || report.header.clock == .order ? "log" : "recording"
  }

  /// Writes a line for each transition: start, duration, kind and controllers.
  mutating func writeTransitions() {
    guard !report.transitions.isEmpty else { return }
    text += "transitions\n"
    let rows = report.transitions.map { transition -> [String] in
      let names = [transition.from, transition.to].filter { !$0.isEmpty }
      let start = transition.isTimed ? moment(transition.start) : "line \(transition.line)"
      let (length, overflow) = transition.end.nanoseconds
        .subtractingReportingOverflow(transition.start.nanoseconds)
      let duration =
        transition.isTimed && !overflow && length >= 0
        ? ReportText.duration(nanoseconds: length) : ""
      return [
        start, duration, transition.kind.rawValue, VisibleText.of(names.joined(separator: " -> ")),
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      text += "  " + Self.pad(row[0], widths[0], left: true)
      if widths[1] > 0 { text += "  " + Self.pad(row[1], widths[1], left: true) }
      text += "  " + Self.pad(row[2], widths[2]) + "  " + row[3] + "\n"
    }
    let rest = report.counts.transitions.values.reduce(0, +) - rows.count
    if rest > 0 { text += "  and \(rest) more\n" }
    text += "\n"
  }

  /// The words for a cause: its rule and where it is.
  private func words(for cause: Finding.Cause) -> String {
    let head = "follows from \(cause.rule) \(cause.name)"
    if cause.line > 0 { return "\(head) at \(fileName):\(cause.line)" }
    return cause.isTimed ? "\(head) at \(moment(cause.time))" : head
  }

  private func location(of finding: Finding) -> String {
    if finding.line > 0 { return "\(fileName):\(finding.line)" }
    guard let last = finding.evidence.last, last.isTimed else { return fileName }
    return "\(fileName) at \(moment(last.time))"
  }

  private mutating func writeEvidence(_ evidence: [Finding.Evidence], gutter: Int, color: String) {
    let coarse = Set(evidence.filter(\.isTimed).map { moment($0.time) })
    let exact = Set(evidence.filter(\.isTimed).map(\.time))
    let isFine = coarse.count < exact.count && !showsTimeOfDay
    let times = evidence.map { $0.isTimed ? moment($0.time, isFine: isFine) : "" }
    let timeWidth = times.map(\.count).max() ?? 0
    let nameWidth = evidence.map(\.object.text.count).max() ?? 0
    let textWidth = evidence.map(\.text.count).max() ?? 0
    let beforeWidth = evidence.map(\.before.count).max() ?? 0
    for (index, item) in evidence.enumerated() {
      let number = item.line == 0 ? "" : String(item.line)
      var line = Self.pad(number, gutter, left: true) + " | "
      if timeWidth > 0 { line += Self.pad(times[index], timeWidth, left: true) + " " }
      line += Self.pad(item.object.text, nameWidth) + " "
      let indent = line.count - gutter - 3
      if item.before.isEmpty {
        line += item.text
      } else {
        line += Self.pad(item.text, textWidth) + "  " + Self.pad(item.before, beforeWidth)
        line += " -> " + item.after
      }
      text += line + "\n"
      defer {
        if let quoted = options.quotedLines[item.line] ?? quotedSource(of: item) {
          text += String(repeating: " ", count: gutter) + " : \(quoted)\n"
        }
      }
      guard !item.note.isEmpty else { continue }
      let isLast = index == evidence.count - 1
      let mark = String(repeating: isLast ? "^" : "-", count: max(1, item.text.count))
      text += String(repeating: " ", count: gutter) + " | " + String(repeating: " ", count: indent)
      text += paint("\(mark) \(item.note)", isLast ? color : "34") + "\n"
    }
  }

  /// The position of the app's call, with the line of the source if it can be read.
  private func quotedSource(of item: Finding.Evidence) -> String? {
    guard let source = item.source else { return nil }
    let line = options.quotedSources[source.file]?[source.line] ?? ""
    return "\(source.file):\(source.line)" + (line.isEmpty ? "" : ": \(line)")
  }

  /// Whether times are times of day, as in device logs that print them.
  private var showsTimeOfDay: Bool { report.header.clock == .wall && report.header.epoch > 0 }

  /// The time for readers: the time of day in device logs, else seconds since the start,
  /// with microseconds where milliseconds do not distinguish events.
  private func moment(_ time: Instant, isFine: Bool = false) -> String {
    let zone = Int64(report.header.zone ?? 0) * 1_000_000_000
    let epoch = report.header.epoch.addingReportingOverflow(zone)
    var (sum, overflow) = time.nanoseconds.addingReportingOverflow(epoch.partialValue)
    overflow = overflow || epoch.overflow
    guard showsTimeOfDay, !overflow, sum >= 0 else {
      return isFine
        ? Self.decimal(time.nanoseconds / 1000, digits: 6)
        : Self.decimal(time.nanoseconds / 1_000_000, digits: 3)
    }
    let ofDay = sum / 1_000_000 % 86_400_000
    let clock = [ofDay / 3_600_000, ofDay / 60_000 % 60, ofDay / 1000 % 60]
      .map { Self.pad(String($0), 2, left: true, with: "0") }
    return clock.joined(separator: ":") + "."
      + Self.pad(String(ofDay % 1000), 3, left: true, with: "0")
  }

  private static func decimal(_ number: Int64, digits: Int) -> String {
    let unit: UInt64 = digits == 3 ? 1000 : 1_000_000
    let value = number.magnitude
    let fraction = pad(String(value % unit), digits, left: true, with: "0")
    return "\(number < 0 ? "-" : "")\(value / unit).\(fraction) s"
  }

  private static func pad(
    _ text: String,
    _ width: Int,
    left: Bool = false,
    with fill: Character = " "
  ) -> String {
    let space = String(repeating: fill, count: max(0, width - text.count))
    return left ? space + text : text + space
  }

  private func paint(_ text: String, _ color: String) -> String {
    options.isColored ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }

  private static func color(of problem: TraceProblem) -> String {
    color(of: Severity(rawValue: problem.severity.rawValue) ?? .warning)
  }

  private static func color(of severity: Severity) -> String {
    switch severity {
    case .error: "31"
    case .warning: "33"
    case .info: "36"
    case .note: "2"
    }
  }
}
