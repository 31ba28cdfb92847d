public import AnalysisEngine
public import Findings
public import TraceModel

public struct TextReportOptions: Hashable, Sendable {
  /// Whether terminal colors are used.
  public var isColored: Bool
  /// Whether notes are written in full instead of in one line.
  public var showsNotesInFull: Bool
  /// Whether the transitions are listed before the summary.
  public var showsTransitions: Bool
  /// Whether each of several equal findings is written.
  package var showsEach = false
  /// The lines of the log by their numbers, which are quoted below their events.
  package var quotedLines: [UInt32: String] = [:]
  /// Whether a finding begins with its position in the app's source, in the form of a compiler.
  package var leadsWithSource = false
  /// The lines of the app's sources by files and numbers, which are quoted below their events.
  package var quotedSources: [String: [UInt32: String]] = [:]

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
  /// Returns the report as readable text: every finding with its evidence, then a summary.
  ///
  /// The same report gives the same text, independent of clock, locale and machine.
  ///
  /// - Parameters:
  ///   - fileName: The name of the input as the user entered it; `-` for standard input.
  ///   - options: The options of the text.
  /// - Returns: The lines, each with a line feed.
  public func text(
    fileName: String,
    options: TextReportOptions = TextReportOptions()
  ) -> String {
    var writer = FindingWriter(fileName: fileName, report: self, options: options)
    var groups = FindingGroups(joins: !options.showsEach)
    for group in groups.add(findings) { writer.write(group) }
    let rest = groups.rest.map { $0 + "\n" } ?? ""
    return writer.text + rest + closing(fileName: fileName, options: options)
  }

  /// Returns the text after the findings: the problems of the reader and the summary.
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

  /// The last lines of the text: findings, extent of the trace, missing callbacks.
  public var summary: [String] {
    var lines: [String] = []
    var parts = [isUnjudged ? "nothing was checked in " + extent : found + " in " + extent]
    if counts.cancelledTransitions > 0 {
      parts.append(ReportText.count(counts.cancelledTransitions, "transition") + " cancelled")
    }
    if counts.processRuns > 1 { parts.append("\(counts.processRuns) runs of the process") }
    if counts.ignoredLines > 0 {
      parts.append(ReportText.count(counts.ignoredLines, "line") + " ignored")
    }
    if let unsure { parts.insert(unsure, at: 1) }
    lines.append(parts.joined(separator: "; "))
    let kinds = TransitionKind.allCases.compactMap { kind in
      counts.transitions[kind].map { ReportText.count($0, kind.rawValue, plural: kind.plural) }
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
      let location =
        counts.firstUnjudgedLine == 0
        ? ""
        : counts.unjudgedMessages == 1
          ? ": line \(counts.firstUnjudgedLine)" : ": first at line \(counts.firstUnjudgedLine)"
      lines.append(
        ReportText.count(counts.unjudgedMessages, "message")
          + " of UIKit \(verb) not judged yet\(location)"
      )
    }
    if counts.withheldFindings > 0 {
      lines.append(
        ReportText.count(counts.withheldFindings, "finding")
          + " withheld: the class never prints a callback that may explain it"
      )
      if let firstWithheld { lines.append(Self.withheld(firstWithheld, of: counts)) }
    }
    if counts.withheldInPipe > 0 {
      lines.append(
        ReportText.count(counts.withheldInPipe, "finding")
          + " withheld because the input is a pipe: the log prints the missing callback only later; "
          + "check it as a file"
      )
    }
    if counts.firstLostLine > 0 {
      lines.append(
        "line \(counts.firstLostLine) could not be read: "
          + "what was found after it, or missed, is of low confidence"
      )
    }
    lines += suppressionLines
    if counts.findingsBeyondLimit > 0 {
      lines.append(ReportText.count(counts.findingsBeyondLimit, "more finding") + " not shown")
    }
    if counts.unjudgedReleases > 0 {
      let verb = counts.unjudgedReleases == 1 ? "it leaks" : "they leak"
      lines.append(
        ReportText.count(counts.unjudgedReleases, "controller")
          + " left less than \(ReportText.duration(release)) before the trace ended and "
          + "\(counts.unjudgedReleases == 1 ? "was" : "were") alive: whether \(verb) is not decided"
      )
    }
    if let earlyEnd { lines.append(earlyEnd) }
    if !counts.callSiteObstacle.isEmpty, !findings.isEmpty {
      lines.append(
        "\(counts.callSiteObstacle): findings name lines of the trace; build with -g, without -O"
      )
    }
    return lines
  }

  /// The suppressed findings, as text.
  private var suppressionLines: [String] {
    let origins: [(SuppressedFinding.Origin, String)] = [
      (.trace, "suppressed by the trace"), (.configuration, "ignored by the configuration"),
      (.baseline, "known from the baseline"), (.report, "known from the earlier report"),
    ]
    var lines = origins.compactMap { origin, words -> String? in
      let count = suppressed.count { $0.by == origin }
      return count > 0 ? ReportText.count(count, "finding") + " " + words : nil
    }
    if deselectedFindings > 0 {
      lines.append(ReportText.count(deselectedFindings, "finding") + " not asked for")
    }
    return lines
  }

  /// Why a recorded trace ends early; `nil` for a complete trace, and for a log, which never states
  /// it.
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
      if count > 0 { parts.append(ReportText.count(count, noun)) }
    }
    if parts.isEmpty {
      return counts.unjudgedReleases > 0 ? "no certain errors or warnings" : "no errors or warnings"
    }
    return parts.joined(separator: ", ")
  }

  /// The number of serious findings that do not fail the check; `nil` when there is none.
  private var unsure: String? {
    let low = findings.filter { $0.confidence == .low }
    let parts = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun in
      let count = low.count { $0.severity == severity }
      return count > 0 ? (count, ReportText.count(count, noun)) : nil
    }
    guard !parts.isEmpty else { return nil }
    let verb = parts.reduce(0) { $0 + $1.0 } == 1 ? "does" : "do"
    return parts.map(\.1).joined(separator: " and ") + " of low confidence, which \(verb) not fail"
  }

  private static func withheld(_ finding: Finding, of counts: AnalysisCounts) -> String {
    let word = counts.withheldFindings == 1 ? "it is" : "the first is"
    let callback = finding.evidence.last?.text ?? ""
    let location = finding.line > 0 ? " at line \(finding.line)" : ""
    return
      "\(word) \(finding.rule) \(finding.name) of \(finding.object.text), \(callback)\(location); "
      + "--observes with the callbacks that the log prints brings it back"
  }

  private var extent: String {
    var parts = [
      ReportText.count(counts.controllers, "controller"), ReportText.count(counts.events, "event"),
    ]
    if counts.swiftUIViews > 0 {
      parts.insert(ReportText.count(counts.swiftUIViews, "SwiftUI view"), at: 1)
    }
    if let span = counts.span, span > 0 {
      parts.append(ReportText.duration(nanoseconds: span) + " of trace")
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
  ///   - fileName: The name of the input as the user entered it.
  ///   - header: The header of the trace, which states its clock.
  ///   - options: The options of the text.
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
