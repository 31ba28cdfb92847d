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
  /// A finding has `rule`, `name`, `severity`, `confidence`, `subject` (or `null` for the trace as
  /// a whole), `class` and `callback` (which with the rule identify it in baselines), `message`,
  /// `help`, `time`, `line`, `fingerprint` (the same when lines and times change), `cause` (`null`,
  /// or `rule`, `name`, `time` and `line` of the finding that it follows from) and `evidence`,
  /// whose items have `time` (`null` when it is not known), `line`, `subject`, `text`, `before`,
  /// `after`, `note`. A transition has `kind`, `from` and `to` (`null` for none), `start`, `end`
  /// (`null` when they are not known), `line`, `endLine`. A suppressed finding has `by` (`trace`,
  /// `configuration`, `baseline` or `report`), `reason`, and the members of a finding.
  ///
  /// - Parameter fileName: The name of the input as the user entered it.
  /// - Returns: The JSON; the same report gives the same bytes.
  public func json(fileName: String) -> String {
    var json = JSONText()
    json.object { json in
      json.lineBreak()
      json.member("schema", "lifeline-report")
      json.member("version", 1)
      json.member("file", fileName)
      json.member("title", header.title)
      json.member("clock", header.clock.rawValue)
      json.member("end", end.status.rawValue)
      json.lineBreak()
      if let observed {
        json.member("observed", observed)
      } else {
        json.member("observed", literal: "null")
      }
      json.lineBreak()
      json.object("counts", writeCounts)
      json.lines("problems", problems) { problem, json in
        json.member("severity", problem.severity.rawValue)
        json.member("code", problem.code)
        json.member("message", problem.message)
        json.member("line", problem.line)
        json.member("column", problem.column)
      }
      json.lines("findings", findings) { $0.writeMembers(to: &$1) }
      json.lines("transitions", transitions) { $0.writeMembers(to: &$1) }
      json.lines("suppressed", suppressed) { entry, json in
        json.member("by", entry.by.rawValue)
        json.member("reason", entry.reason)
        entry.finding.writeMembers(to: &json)
      }
      json.lineBreak()
    }
    return json.text + "\n"
  }

  private func writeCounts(to json: inout JSONText) {
    json.member("errors", count(of: .error))
    json.member("warnings", count(of: .warning))
    json.member("infos", count(of: .info))
    json.member("notes", count(of: .note))
    json.member("events", counts.events)
    json.member("callbacks", counts.callbacks)
    json.member("controllers", counts.controllers)
    if counts.swiftUIViews > 0 { json.member("swiftUIViews", counts.swiftUIViews) }
    json.member("processRuns", counts.processRuns)
    json.member("cancelledTransitions", counts.cancelledTransitions)
    json.member("ignoredLines", counts.ignoredLines)
    json.member("unjudgedMessages", counts.unjudgedMessages)
    json.member("judgedEvents", counts.judgedEvents)
    json.member("unjudgedReleases", counts.unjudgedReleases)
    json.member("withheldInPipe", counts.withheldInPipe)
    json.member("withheldFindings", counts.withheldFindings)
    json.member("findingsBeyondLimit", counts.findingsBeyondLimit)
    json.member("deselectedFindings", deselectedFindings)
    json.member("span", counts.span)
    json.object("rules") { json in
      for (rule, count) in ruleCounts { json.member(rule.text, count) }
    }
    json.object("transitions") { json in
      for kind in TransitionKind.allCases {
        if let count = counts.transitions[kind] { json.member(kind.rawValue, count) }
      }
    }
  }
}

extension ObservedTransition {
  fileprivate func writeMembers(to json: inout JSONText) {
    json.member("kind", kind.rawValue)
    json.member("from", from.isEmpty ? nil : from)
    json.member("to", to.isEmpty ? nil : to)
    json.member("start", isTimed ? start.nanoseconds : nil)
    json.member("end", isTimed ? end.nanoseconds : nil)
    json.member("line", line)
    json.member("endLine", endLine)
  }
}

extension JSONText {
  /// Adds an array of objects on a new line, with one object a line.
  fileprivate mutating func lines<Value>(
    _ key: String,
    _ values: [Value],
    _ members: (Value, inout JSONText) -> Void
  ) {
    lineBreak()
    array(key) { json in
      for value in values {
        json.lineBreak()
        json.object { members(value, &$0) }
      }
    }
  }
}
