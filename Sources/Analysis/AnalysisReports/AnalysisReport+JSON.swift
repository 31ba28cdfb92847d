public import AnalysisEngine
import Findings
import TraceModel

extension AnalysisReport {
  /// Returns the report as JSON, one finding per line, with a line feed at the end.
  ///
  /// The members of the object, in this order: `schema` (`lifeline-report`), `version` (1), `file`,
  /// `title`, `clock`, `end` (`complete`, `stopped` or `cut`), `observed` (an array, or `null` for
  /// every callback), `counts` (with `transitions` by kind and `rules` by id), `problems`,
  /// `findings`, `transitions`, `suppressed`. Times are whole nanoseconds since the trace began,
  /// lines count from 1, 0 means that the event was never in a file.
  ///
  /// A finding has `rule`, `name`, `severity`, `confidence`, `subject` (or `null` for the trace as a
  /// whole), `class` and `callback` (which with the rule identify it in baselines), `message`, `help`, `time`, `line`, `fingerprint` (the same when lines and times
  /// change), `cause` (`null`, or `rule`, `name`, `time` and `line` of the finding that it follows
  /// from) and `evidence`, whose items have `time` (`null` when it is not known), `line`, `subject`,
  /// `text`, `before`, `after`, `note`. A transition has `kind`, `from` and `to` (`null` for none),
  /// `start`, `end` (`null` when they are not known), `line`, `endLine`. A suppressed finding has
  /// `by` (`trace`, `configuration`, `baseline` or `report`), `reason`, and the members of a finding.
  ///
  /// - Parameter fileName: The name of the input as the user entered it.
  /// - Returns: The JSON; the same report gives the same bytes.
  public func json(fileName: String) -> String {
    var json = JSONText()
    json.raw("{\n\"schema\":\"lifeline-report\",\"version\":1,")
    json.member("file", fileName)
    json.raw(",")
    json.member("title", header.title)
    json.raw(",")
    json.member("clock", header.clock.rawValue)
    json.raw(",")
    json.member("end", end.status.rawValue)
    json.raw(",\n\"observed\":")
    if let observed { json.array(observed) } else { json.raw("null") }
    json.raw(",\n\"counts\":{")
    json.raw(countMembers)
    json.raw("},\n\"problems\":[")
    for (index, problem) in problems.enumerated() {
      json.raw(index == 0 ? "\n{" : ",\n{")
      json.member("severity", problem.severity.rawValue)
      json.raw(",")
      json.member("code", problem.code)
      json.raw(",")
      json.member("message", problem.message)
      json.raw(",\"line\":\(problem.line),\"column\":\(problem.column)}")
    }
    json.raw("],\n\"findings\":[")
    for (index, finding) in findings.enumerated() {
      json.raw(index == 0 ? "\n{" : ",\n{")
      finding.writeMembers(to: &json)
      json.raw("}")
    }
    writeTransitions(to: &json)
    writeSuppressed(to: &json)
    json.raw("]\n}\n")
    return json.text
  }

  private var countMembers: String {
    let kinds = TransitionKind.allCases.compactMap { kind in
      counts.transitions[kind].map { "\"\(kind.rawValue)\":\($0)" }
    }
    let rules = ruleCounts.map { "\"\($0.rule)\":\($0.count)" }
    let span = counts.span.map(String.init) ?? "null"
    return [
      "\"errors\":\(count(of: .error))", "\"warnings\":\(count(of: .warning))",
      "\"infos\":\(count(of: .info))", "\"notes\":\(count(of: .note))",
      "\"events\":\(counts.events)", "\"callbacks\":\(counts.callbacks)",
      "\"controllers\":\(counts.controllers)"
        + (counts.swiftUIViews > 0 ? ",\"swiftUIViews\":\(counts.swiftUIViews)" : ""),
      "\"processRuns\":\(counts.processRuns)",
      "\"cancelledTransitions\":\(counts.cancelledTransitions)",
      "\"ignoredLines\":\(counts.ignoredLines)",
      "\"unjudgedMessages\":\(counts.unjudgedMessages)",
      "\"judgedEvents\":\(counts.judgedEvents)",
      "\"unjudgedReleases\":\(counts.unjudgedReleases)",
      "\"withheldInPipe\":\(counts.withheldInPipe)",
      "\"withheldFindings\":\(counts.withheldFindings)",
      "\"findingsBeyondLimit\":\(counts.findingsBeyondLimit)",
      "\"deselectedFindings\":\(deselectedFindings)", "\"span\":\(span)",
      "\"rules\":{\(rules.joined(separator: ","))}",
      "\"transitions\":{\(kinds.joined(separator: ","))}",
    ].joined(separator: ",")
  }

  private func writeTransitions(to json: inout JSONText) {
    json.raw("],\n\"transitions\":[")
    for (index, transition) in transitions.enumerated() {
      json.raw(index == 0 ? "\n{" : ",\n{")
      json.member("kind", transition.kind.rawValue)
      for (key, name) in [("from", transition.from), ("to", transition.to)] {
        json.raw(",")
        if name.isEmpty { json.raw("\"\(key)\":null") } else { json.member(key, name) }
      }
      let isTimed = transition.isTimed
      json.raw(",\"start\":\(isTimed ? String(transition.start.nanoseconds) : "null")")
      json.raw(",\"end\":\(isTimed ? String(transition.end.nanoseconds) : "null")")
      json.raw(",\"line\":\(transition.line),\"endLine\":\(transition.endLine)}")
    }
  }

  private func writeSuppressed(to json: inout JSONText) {
    json.raw("],\n\"suppressed\":[")
    for (index, entry) in suppressed.enumerated() {
      json.raw(index == 0 ? "\n{" : ",\n{")
      json.member("by", entry.by.rawValue)
      json.raw(",")
      json.member("reason", entry.reason)
      json.raw(",")
      entry.finding.writeMembers(to: &json)
      json.raw("}")
    }
  }
}
