public import Findings
public import TraceModel

/// How a report is written as text.
public struct TextReportOptions: Hashable, Sendable {
  /// Whether terminal colours are used.
  public var isColored: Bool
  /// Whether notes are written in full, not in one line.
  public var showsNotesInFull: Bool
  /// Whether the transitions are listed before the summary.
  public var showsTransitions: Bool

  /// Creates options.
  public init(
    isColored: Bool = false,
    showsNotesInFull: Bool = false,
    showsTransitions: Bool = false
  ) {
    self.isColored = isColored
    self.showsNotesInFull = showsNotesInFull
    self.showsTransitions = showsTransitions
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
    return writer.text + closing(fileName: fileName, options: options)
  }

  /// Returns what follows the findings in the text: the reader's problems, the summary.
  public func closing(
    fileName: String,
    options: TextReportOptions = TextReportOptions()
  ) -> String {
    var writer = FindingWriter(fileName: fileName, report: self, options: options)
    writer.writeProblems()
    if options.showsTransitions { writer.writeTransitions() }
    writer.writeSummary()
    return writer.text
  }

  /// The last lines of the text: what was found, in how much, and what was not seen.
  public var summary: [String] {
    var lines: [String] = []
    var parts = [isUnjudged ? "nothing was checked in " + extent : found + " in " + extent]
    if counts.cancelledTransitions > 0 {
      parts.append(Spoken.count(counts.cancelledTransitions, "transition") + " cancelled")
    }
    if counts.processRuns > 1 { parts.append("\(counts.processRuns) runs of the process") }
    if counts.ignoredLines > 0 {
      parts.append(Spoken.count(counts.ignoredLines, "line") + " ignored")
    }
    if let unsure { parts.insert(unsure, at: 1) }
    lines.append(parts.joined(separator: "; "))
    let kinds = TransitionKind.allCases.compactMap { kind in
      counts.transitions[kind].map { Spoken.count($0, kind.rawValue, plural: kind.plural) }
    }
    if !kinds.isEmpty { lines.append("transitions: " + kinds.joined(separator: ", ")) }
    if isUnjudged {
      lines.append("no callback of a controller, view, scene or application is in it")
    } else if counts.callbacks == 0, observed == nil {
      lines.append(
        "no callback of a controller is in it: only views, scenes, the application and messages "
          + "were checked"
      )
    }
    if let observed {
      let list = observed.isEmpty ? "no callback of a controller" : "only " + Self.list(observed)
      let verb = observed.count > 1 ? "were" : "was"
      lines.append("\(list) \(verb) observed: what is not printed is not judged")
    }
    if counts.unjudgedMessages > 0 {
      let verb = counts.unjudgedMessages == 1 ? "is" : "are"
      let place =
        counts.firstUnjudgedLine == 0
        ? ""
        : counts.unjudgedMessages == 1
          ? ": line \(counts.firstUnjudgedLine)" : ": first at line \(counts.firstUnjudgedLine)"
      lines.append(
        Spoken.count(counts.unjudgedMessages, "message")
          + " of UIKit \(verb) not judged yet\(place)"
      )
    }
    if counts.withheldFindings > 0 {
      lines.append(
        Spoken.count(counts.withheldFindings, "finding")
          + " withheld: the class never prints a callback that may explain it"
      )
      if let firstWithheld { lines.append(Self.withheld(firstWithheld, of: counts)) }
    }
    if counts.firstLostLine > 0 {
      lines.append(
        "line \(counts.firstLostLine) could not be read: "
          + "what was found after it, or missed, is of low confidence"
      )
    }
    lines += suppressionLines
    if counts.findingsBeyondLimit > 0 {
      lines.append(Spoken.count(counts.findingsBeyondLimit, "more finding") + " not shown")
    }
    if counts.unjudgedReleases > 0 {
      let verb = counts.unjudgedReleases == 1 ? "it leaks" : "they leak"
      lines.append(
        Spoken.count(counts.unjudgedReleases, "controller")
          + " left less than \(Spoken.duration(release)) before the trace ended and "
          + "\(counts.unjudgedReleases == 1 ? "was" : "were") alive: whether \(verb) is not decided"
      )
    }
    if let earlyEnd { lines.append(earlyEnd) }
    return lines
  }

  /// What is not reported because somebody said so.
  private var suppressionLines: [String] {
    let origins: [(SuppressedFinding.Origin, String)] = [
      (.trace, "suppressed by the trace"), (.configuration, "ignored by the configuration"),
      (.baseline, "known from the baseline"),
    ]
    var lines = origins.compactMap { origin, words -> String? in
      let count = suppressed.count { $0.by == origin }
      return count > 0 ? Spoken.count(count, "finding") + " " + words : nil
    }
    if deselectedFindings > 0 {
      lines.append(Spoken.count(deselectedFindings, "finding") + " not asked for")
    }
    return lines
  }

  /// Why a recorded trace ends early; `nil` for a whole one, and for a log, which never tells.
  var earlyEnd: String? {
    guard endsEarly else { return nil }
    let reason = end.reason.isEmpty ? "" : ": \(end.reason)"
    switch end.status {
    case .complete: return nil
    case .stopped: return "recording stopped early\(reason)"
    case .cut: return "the recording ended early\(reason); what would have followed is unknown"
    }
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

  /// The findings that look bad and do not fail; `nil` when there is none.
  private var unsure: String? {
    let low = findings.filter { $0.confidence == .low }
    let parts = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun in
      let count = low.count { $0.severity == severity }
      return count > 0 ? (count, Spoken.count(count, noun)) : nil
    }
    guard !parts.isEmpty else { return nil }
    let verb = parts.reduce(0) { $0 + $1.0 } == 1 ? "does" : "do"
    return parts.map(\.1).joined(separator: " and ") + " of low confidence, which \(verb) not fail"
  }

  private static func withheld(_ finding: Finding, of counts: AnalysisCounts) -> String {
    let word = counts.withheldFindings == 1 ? "it is" : "the first is"
    let callback = finding.evidence.last?.text ?? ""
    let place = finding.line > 0 ? " at line \(finding.line)" : ""
    return
      "\(word) \(finding.rule) \(finding.name) of \(finding.object.text), \(callback)\(place); "
      + "--observes with the callbacks that the log prints brings it back"
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

extension Finding {
  /// Returns the finding as text, with its evidence, and an empty line after it.
  ///
  /// - Parameters:
  ///   - fileName: The name of the input as the user wrote it.
  ///   - header: What the trace says about itself: its clock.
  ///   - options: How to write it.
  /// - Returns: The lines, each with a line feed.
  public func text(
    fileName: String,
    header: TraceHeader,
    options: TextReportOptions = TextReportOptions()
  ) -> String {
    var writer = FindingWriter(fileName: fileName, header: header, options: options)
    writer.write(self)
    return writer.text
  }
}
