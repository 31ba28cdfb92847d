import Findings
import TraceModel

extension AnalysisReport {
  /// Returns what was counted as text: rules, severities, objects, times, what was observed.
  ///
  /// - Parameter fileName: The name of the input as the user wrote it.
  /// - Returns: The lines, each with a line feed.
  public func statistics(fileName: String) -> String {
    var rows: [(String, String)] = []
    let severities = Severity.allCases.reversed().map {
      Spoken.count(count(of: $0), $0.rawValue)
    }
    rows.append(("findings", severities.joined(separator: ", ")))
    for (rule, count) in ruleCounts {
      let name = RuleRegistry.rule(rule)?.name ?? ""
      rows.append(("", "\(rule) \(name): \(count)"))
    }
    let confidences = Confidence.allCases.reversed().map { level in
      "\(findings.count { $0.confidence == level }) \(level.rawValue)"
    }
    rows.append(("confidence", confidences.joined(separator: ", ")))
    rows.append(
      (
        "objects",
        Spoken.count(counts.controllers, "controller") + " in "
          + Spoken.count(counts.processRuns, "run of the process", plural: "runs of the process")
      )
    )
    rows.append(
      (
        "events",
        Spoken.count(counts.events, "event") + ", "
          + Spoken.count(counts.callbacks, "callback")
      )
    )
    rows.append(("time", counts.span.map(Spoken.duration(nanoseconds:)) ?? "unknown"))
    let words = observed.map { $0.isEmpty ? "no callback" : $0.joined(separator: ", ") }
    rows.append(("observed", words ?? "every callback"))
    let kinds = TransitionKind.allCases.compactMap { kind in
      counts.transitions[kind].map { Spoken.count($0, kind.rawValue, plural: kind.plural) }
    }
    rows.append(("transitions", kinds.isEmpty ? "none" : kinds.joined(separator: ", ")))
    let origins = SuppressedFinding.Origin.allCases.map { origin in
      "\(suppressed.count { $0.by == origin }) by the \(origin.rawValue)"
    }
    rows.append(("suppressed", origins.joined(separator: ", ")))
    for entry in suppressions { rows.append(("", Self.words(for: entry))) }
    rows.append(("deselected", Spoken.count(deselectedFindings, "finding")))
    rows.append(("withheld", Spoken.count(counts.withheldFindings, "finding")))
    rows.append(
      (
        "not read",
        Spoken.count(counts.ignoredLines, "line") + ", "
          + Spoken.count(counts.unjudgedMessages, "message") + " of UIKit not judged"
      )
    )
    rows.append(
      (
        "not decided",
        Spoken.count(counts.unjudgedReleases, "release")
          + " less than \(Spoken.duration(release)) before the end"
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
    let place = entry.line > 0 ? " at line \(entry.line)" : ""
    let subject = entry.subjectName.isEmpty ? "everything" : entry.subjectName
    let head = "\(entry.rule) for \(subject)\(place)"
    guard entry.isKnown else { return "\(head): there is no such rule" }
    let reason = entry.reason.isEmpty ? "" : ", \(entry.reason)"
    return "\(head): \(Spoken.count(entry.findings, "finding"))\(reason)"
  }
}
