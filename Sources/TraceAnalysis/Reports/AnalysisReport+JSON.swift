import TraceModel

extension AnalysisReport {
  /// Returns the report as JSON for programs, one finding a line, with a line feed at the end.
  ///
  /// The members of the object, in this order: `schema` (`lifeline-report`), `version` (1), `file`,
  /// `title`, `clock`, `end` (`complete`, `stopped` or `cut`), `observed` (an array, or `null` for
  /// every callback), `counts` (with `transitions` by kind), `problems`, `findings`. Times are whole nanoseconds since the trace
  /// began, lines count from 1, 0 means that the event never was in a file. A finding has `rule`,
  /// `name`, `severity`, `confidence`, `subject` (or `null` for the trace as a whole), `message`,
  /// `help`, `time`, `line` and `evidence`, whose items have `time` (`null` when it is not known),
  /// `line`, `subject`, `text`, `before`, `after`, `note`.
  ///
  /// - Parameter fileName: The name of the input as the user wrote it.
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
    for (place, problem) in problems.enumerated() {
      json.raw(place == 0 ? "\n{" : ",\n{")
      json.member("severity", problem.severity.rawValue)
      json.raw(",")
      json.member("code", problem.code)
      json.raw(",")
      json.member("message", problem.message)
      json.raw(",\"line\":\(problem.line),\"column\":\(problem.column)}")
    }
    json.raw("],\n\"findings\":[")
    for (place, finding) in findings.enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      Self.write(finding, to: &json)
    }
    json.raw("]\n}\n")
    return json.text
  }

  private var countMembers: String {
    let kinds = TransitionKind.allCases.compactMap { kind in
      counts.transitions[kind].map { "\"\(kind.rawValue)\":\($0)" }
    }
    let span = counts.span.map(String.init) ?? "null"
    return [
      "\"errors\":\(count(of: .error))", "\"warnings\":\(count(of: .warning))",
      "\"infos\":\(count(of: .info))", "\"notes\":\(count(of: .note))",
      "\"events\":\(counts.events)", "\"callbacks\":\(counts.callbacks)",
      "\"controllers\":\(counts.controllers)", "\"processRuns\":\(counts.processRuns)",
      "\"cancelledTransitions\":\(counts.cancelledTransitions)",
      "\"ignoredLines\":\(counts.ignoredLines)",
      "\"unjudgedMessages\":\(counts.unjudgedMessages)",
      "\"withheldFindings\":\(counts.withheldFindings)",
      "\"findingsBeyondLimit\":\(counts.findingsBeyondLimit)", "\"span\":\(span)",
      "\"transitions\":{\(kinds.joined(separator: ","))}",
    ].joined(separator: ",")
  }

  private static func write(_ finding: Finding, to json: inout JSONText) {
    json.raw("{")
    json.member("rule", finding.rule)
    json.raw(",")
    json.member("name", finding.name)
    json.raw(",")
    json.member("severity", finding.severity.rawValue)
    json.raw(",")
    json.member("confidence", finding.confidence.rawValue)
    json.raw(",")
    if finding.subjectName.isEmpty {
      json.raw("\"subject\":null")
    } else {
      json.member("subject", finding.subjectName)
    }
    json.raw(",")
    json.member("message", finding.message)
    json.raw(",")
    json.member("help", finding.help)
    json.raw(",\"time\":\(finding.time.nanoseconds),\"line\":\(finding.line),\"evidence\":[")
    for (place, item) in finding.evidence.enumerated() {
      let time = item.isTimed ? String(item.time.nanoseconds) : "null"
      json.raw("\(place == 0 ? "" : ","){\"time\":\(time),\"line\":\(item.line),")
      json.member("subject", item.subjectName)
      json.raw(",")
      json.member("text", item.text)
      json.raw(",")
      json.member("before", item.before)
      json.raw(",")
      json.member("after", item.after)
      json.raw(",")
      json.member("note", item.note)
      json.raw("}")
    }
    json.raw("]}")
  }
}
