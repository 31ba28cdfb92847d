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
    json.raw("{")
    json.member("file", fileName)
    json.raw(",")
    writeMembers(to: &json)
    json.raw("}\n")
    return json.text
  }

  /// Writes the members of the object, without its braces.
  func writeMembers(to json: inout JSONText) {
    json.member("rule", rule.text)
    json.raw(",")
    json.member("name", name)
    json.raw(",")
    json.member("severity", severity.rawValue)
    json.raw(",")
    json.member("confidence", confidence.rawValue)
    json.raw(",")
    if subject == .none {
      json.raw("\"subject\":null")
    } else {
      json.member("subject", object.text)
    }
    if !object.path.isEmpty {
      json.raw(",")
      json.member("path", object.path)
    }
    json.raw(",")
    json.member("class", key.className)
    json.raw(",")
    json.member("callback", key.callback)
    json.raw(",")
    json.member("message", message)
    json.raw(",")
    json.member("help", help)
    json.raw(",\"time\":\(time.nanoseconds),\"line\":\(line),")
    json.member("fingerprint", fingerprint)
    json.raw(",\"cause\":")
    if let cause {
      json.raw("{")
      json.member("rule", cause.rule.text)
      json.raw(",")
      json.member("name", cause.name)
      let moment = cause.isTimed ? String(cause.time.nanoseconds) : "null"
      json.raw(",\"time\":\(moment),\"line\":\(cause.line)}")
    } else {
      json.raw("null")
    }
    json.raw(",\"evidence\":[")
    for (index, item) in evidence.enumerated() {
      if index > 0 { json.raw(",") }
      item.write(to: &json)
    }
    json.raw("]")
  }
}

extension Finding.Evidence {
  fileprivate func write(to json: inout JSONText) {
    json.raw("{\"time\":\(isTimed ? String(time.nanoseconds) : "null"),\"line\":\(line),")
    json.member("subject", object.text)
    json.raw(",")
    json.member("text", text)
    json.raw(",")
    json.member("before", before)
    json.raw(",")
    json.member("after", after)
    json.raw(",")
    json.member("note", note)
    json.raw("}")
  }
}
