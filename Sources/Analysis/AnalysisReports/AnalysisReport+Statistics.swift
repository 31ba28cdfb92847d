public import AnalysisEngine
import Findings
import TraceModel

extension AnalysisReport {
  /// Returns the statistics as text: rules, severities, objects, times, observed callbacks.
  ///
  /// - Parameter fileName: The name of the input as the user entered it.
  /// - Returns: The lines, each with a line feed.
  public func statistics(fileName: String) -> String {
    var rows: [(String, String)] = []
    let severities = Severity.allCases.reversed().map {
      ReportText.count(count(of: $0), $0.rawValue)
    }
    rows.append(("findings", severities.joined(separator: ", ")))
    for (rule, count) in ruleCounts {
      let name = findings.first { $0.rule == rule }?.name ?? ""
      rows.append(("", "\(rule) \(name): \(count)"))
    }
    let confidences = Confidence.allCases.reversed().map { level in
      "\(findings.count { $0.confidence == level }) \(level.rawValue)"
    }
    rows.append(("confidence", confidences.joined(separator: ", ")))
    rows.append(
      (
        "objects",
        ReportText.count(counts.controllers, "controller")
          + (counts.swiftUIViews > 0
            ? ", " + ReportText.count(counts.swiftUIViews, "SwiftUI view") : "") + " in "
          + ReportText.count(
            counts.processRuns,
            "run of the process",
            plural: "runs of the process"
          )
      )
    )
    rows.append(
      (
        "events",
        ReportText.count(counts.events, "event") + ", "
          + ReportText.count(counts.callbacks, "callback")
      )
    )
    rows.append(("time", counts.span.map(ReportText.duration(nanoseconds:)) ?? "unknown"))
    let words = observed.map { $0.isEmpty ? "no callback" : $0.joined(separator: ", ") }
    rows.append(("observed", words ?? "every callback"))
    let kinds = TransitionKind.allCases.compactMap { kind in
      counts.transitions[kind].map { ReportText.count($0, kind.rawValue, plural: kind.plural) }
    }
    rows.append(("transitions", kinds.isEmpty ? "none" : kinds.joined(separator: ", ")))
    let usual = SuppressedFinding.Origin.allCases.filter { origin in
      origin != .report || suppressed.contains { $0.by == origin }
    }
    let origins = usual.map { origin in
      "\(suppressed.count { $0.by == origin }) by the \(origin.rawValue)"
    }
    rows.append(("suppressed", origins.joined(separator: ", ")))
    for entry in suppressions { rows.append(("", Self.words(for: entry))) }
    rows.append(("deselected", ReportText.count(deselectedFindings, "finding")))
    rows.append(("withheld", ReportText.count(counts.withheldFindings, "finding")))
    rows.append(
      (
        "not read",
        ReportText.count(counts.ignoredLines, "line") + ", "
          + ReportText.count(counts.unjudgedMessages, "message") + " of UIKit not judged"
      )
    )
    rows.append(
      (
        "not decided",
        ReportText.count(counts.unjudgedReleases, "release")
          + " less than \(ReportText.duration(release)) before the end"
      )
    )
    let lines = rows.map { key, value in
      "  \(key)\(String(repeating: " ", count: 13 - key.count))\(VisibleText.of(value))\n"
    }
    return VisibleText.withoutCommands(
      "statistics of \(VisibleText.of(fileName))\n" + lines.joined()
    )
  }

  private static func words(for entry: RecordedSuppression) -> String {
    let location = entry.line > 0 ? " at line \(entry.line)" : ""
    let subject = entry.subjectName.isEmpty ? "everything" : entry.subjectName
    let head = "\(entry.rule) for \(subject)\(location)"
    guard entry.isKnown else { return "\(head): there is no such rule" }
    let reason = entry.reason.isEmpty ? "" : ", \(entry.reason)"
    return "\(head): \(ReportText.count(entry.findings, "finding"))\(reason)"
  }
}
