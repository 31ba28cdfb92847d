/// How a report is written as text.
public struct TextReportOptions: Hashable, Sendable {
  /// Whether terminal colours are used.
  public var isColored: Bool
  /// Whether notes are written in full, not in one line.
  public var showsNotesInFull: Bool

  /// Creates options.
  public init(isColored: Bool = false, showsNotesInFull: Bool = false) {
    self.isColored = isColored
    self.showsNotesInFull = showsNotesInFull
  }
}

extension AnalysisReport {
  /// Returns the report as text for people: every finding with its evidence, then a summary.
  ///
  /// The same report gives the same text: no clock, no locale, no machine enters it.
  ///
  /// - Parameters:
  ///   - fileName: The name of the input as the user wrote it; `-` for standard input.
  ///   - options: How to write it.
  /// - Returns: The lines, each with a line feed.
  public func text(
    fileName: String,
    options: TextReportOptions = TextReportOptions()
  ) -> String {
    var writer = FindingWriter(fileName: fileName, report: self, options: options)
    for finding in findings { writer.write(finding) }
    writer.writeSummary()
    return writer.text
  }

  /// The last lines of the text: what was found, in how much, and what was not seen.
  public var summary: [String] {
    var lines: [String] = []
    var parts = [found + " in " + extent]
    if counts.cancelledTransitions > 0 {
      parts.append(Spoken.count(counts.cancelledTransitions, "transition") + " cancelled")
    }
    if counts.processRuns > 1 { parts.append("\(counts.processRuns) runs of the process") }
    if counts.ignoredLines > 0 {
      parts.append(Spoken.count(counts.ignoredLines, "line") + " ignored")
    }
    lines.append(parts.joined(separator: "; "))
    if let observed {
      let list = observed.isEmpty ? "no callback of a controller" : Self.list(observed)
      let verb = observed.count > 1 ? "were" : "was"
      lines.append("only \(list) \(verb) observed: what is not printed is not judged")
    }
    if counts.withheldFindings > 0 {
      lines.append(
        Spoken.count(counts.withheldFindings, "finding")
          + " withheld: the class never prints a callback that may explain it"
      )
    }
    if counts.findingsBeyondLimit > 0 {
      lines.append(Spoken.count(counts.findingsBeyondLimit, "more finding") + " not shown")
    }
    let unreadable = problems.count - UnrecognizedLines.problemCount(in: problems)
    if unreadable > 0 {
      lines.append(Spoken.count(unreadable, "problem") + " while reading")
    }
    return lines
  }

  private var found: String {
    var parts: [String] = []
    for (severity, noun) in [(Severity.error, "error"), (.warning, "warning")] {
      let count = count(of: severity)
      if count > 0 { parts.append(Spoken.count(count, noun)) }
    }
    if parts.isEmpty { return "no errors or warnings" }
    return parts.joined(separator: ", ")
  }

  private var extent: String {
    var parts = [
      Spoken.count(counts.controllers, "controller"), Spoken.count(counts.events, "event"),
    ]
    if let span = counts.span, span > 0 {
      parts.append(Spoken.duration(nanoseconds: span) + " of trace")
    }
    return parts.joined(separator: ", ")
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
