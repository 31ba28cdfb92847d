/// How scenario files are recognized, by their names and their first lines.
package enum ScenarioName {
  /// Whether a path names a scenario: it ends in `.yml` or `.yaml`.
  package static func isNamed(by path: String) -> Bool {
    path.hasSuffix(".yml") || path.hasSuffix(".yaml")
  }

  /// Whether a file begins like a scenario: with a title, and objects or steps.
  package static func isBegun(by head: [UInt8]) -> Bool {
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasPrefix("title:") }
      && lines.contains { $0.hasPrefix("objects:") || $0.hasPrefix("steps:") }
  }
}
