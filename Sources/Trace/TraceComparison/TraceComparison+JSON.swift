internal import TraceModel

extension TraceComparison {
  /// Writes the differences as a JSON object with a line per difference.
  ///
  /// `line` is the line of the call in its file, or 0; `us` is its time in microseconds, or `null`;
  /// `at` is the number of the call in its trace, from 1. `change` is `only`, `moved` or
  /// `argument`; the latter two have `other`, the number of the same call in the other trace.
  /// `moved` and `otherArguments` count calls, each of which has two lines.
  ///
  /// - Parameter names: The names of both inputs.
  /// - Returns: The JSON with a trailing line break.
  public func json(names: (String, String)) -> String {
    var text =
      "{\"first\":\(JSONEscaping.quoted(names.0)),\"second\":\(JSONEscaping.quoted(names.1)),\n"
    text += "\"equal\":\(inBoth),\"onlyInFirst\":\(onlyInFirst),\"onlyInSecond\":\(onlyInSecond)"
    text += ",\"moved\":\(moved),\"otherArguments\":\(withOtherArguments),\n"
    text +=
      "\"notes\":[\(notes.map(JSONEscaping.quoted).joined(separator: ","))],\n\"differences\":["
    var isFirst = true
    for (number, row) in rows.enumerated() where !row.isEqual {
      guard let call = call(of: row) else { continue }
      let list = row.second == nil ? first : second
      let index = row.first ?? row.second ?? 0
      text += isFirst ? "\n" : ",\n"
      isFirst = false
      text += "{\"only\":\"\(row.second == nil ? "first" : "second")\",\"at\":\(index + 1)"
      text += change(changes[number])
      text += ",\"kind\":\"\(call.kind.rawValue)\",\"object\":\(JSONEscaping.quoted(call.object))"
      if !call.identifier.isEmpty {
        text += ",\"identifier\":\(JSONEscaping.quoted(call.identifier))"
      }
      text += ",\"call\":\(JSONEscaping.quoted(call.text)),\"depth\":\(call.depth)"
      text += ",\"us\":\(list.isTimed ? Self.microseconds(call.time.nanoseconds) : "null")"
      text += ",\"line\":\(call.line)}"
    }
    return text + (isFirst ? "]}\n" : "\n]}\n")
  }

  private func change(_ change: Change) -> String {
    let word =
      switch change {
      case .none, .onlyFirst, .onlySecond: "only"
      case .moved: "moved"
      case .argument: "argument"
      }
    let other = change.partner.flatMap { rows[$0].first ?? rows[$0].second }
    return ",\"change\":\"\(word)\"" + (other.map { ",\"other\":\($0 + 1)" } ?? "")
  }

  private static func microseconds(_ nanoseconds: Int64) -> String {
    let rest = String(nanoseconds.magnitude % 1_000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return "\(nanoseconds < 0 ? "-" : "")\(nanoseconds.magnitude / 1_000).\(zeros)\(rest)"
  }
}
