import AnalysisEngine
public import Findings
import TraceModel

extension Finding {
  /// The finding as one line of JSON, with the input's name first and a line feed at the end.
  ///
  /// The members match ``AnalysisReport/json(fileName:)`` after `file`.
  ///
  /// - Parameter fileName: The name of the input as the user entered it.
  /// - Returns: The line; the same finding gives the same bytes.
  public func jsonLine(fileName: String) -> String {
    var json = JSONText()
    json.object { json in
      json.member("file", fileName)
      writeMembers(to: &json)
    }
    return json.text + "\n"
  }

  /// Writes the members of the object, without its braces.
  func writeMembers(to json: inout JSONText) {
    json.member("rule", rule.text)
    json.member("name", name)
    json.member("severity", severity.rawValue)
    json.member("confidence", confidence.rawValue)
    json.member("subject", subject == .none ? nil : object.text)
    if !object.path.isEmpty { json.member("path", object.path) }
    json.member("class", key.className)
    json.member("callback", key.callback)
    json.member("message", message)
    json.member("help", help)
    json.member("time", time.nanoseconds)
    json.member("line", line)
    source?.write(to: &json)
    json.member("fingerprint", fingerprint)
    if let cause {
      json.object("cause") { json in
        json.member("rule", cause.rule.text)
        json.member("name", cause.name)
        json.member("time", cause.isTimed ? cause.time.nanoseconds : nil)
        json.member("line", cause.line)
      }
    } else {
      json.member("cause", literal: "null")
    }
    json.array("evidence") { json in
      for item in evidence {
        json.object { json in
          json.member("time", item.isTimed ? item.time.nanoseconds : nil)
          json.member("line", item.line)
          json.member("subject", item.object.text)
          json.member("text", item.text)
          json.member("before", item.before)
          json.member("after", item.after)
          json.member("note", item.note)
          item.source?.write(to: &json)
        }
      }
    }
  }
}

extension SourcePosition {
  /// Writes the member `source`.
  fileprivate func write(to json: inout JSONText) {
    json.object("source") { json in
      json.member("file", file)
      json.member("line", line)
      json.member("column", column)
    }
  }
}
