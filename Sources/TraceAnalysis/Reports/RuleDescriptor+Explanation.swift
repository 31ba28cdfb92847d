extension RuleDescriptor {
  /// Returns one screen of text about the rule: what it reports and why, what breaks it and what
  /// does not, the region's table with its cells marked, exceptions and sources.
  public func explanation() -> String {
    var lines = ["\(id) \(name)", ""]
    lines += Self.wrap(summary)
    lines += Self.wrap(rationale)
    lines += ["", "  severity    \(severity.rawValue)", "  confidence  \(confidence.rawValue)"]
    lines.append("  evidence    \(evidence.map(\.rawValue).joined(separator: ", "))")
    lines.append("  since       \(since)")
    lines += ["", "wrong"] + Self.wrap(bad, indent: "  ")
    lines += ["right"] + Self.wrap(good, indent: "  ")
    if !help.isEmpty { lines += ["help"] + Self.wrap(help, indent: "  ") }
    for region in [Region.appearance, .load, .containment] where region.rules.contains(number) {
      lines += ["", "\(region.title); ▸ marks this rule, → leads to the next state"]
      lines += region.diagram(marking: number).map { "  " + $0 }
    }
    if !exceptions.isEmpty {
      lines += ["", "looks wrong and is right"]
      for exception in exceptions { lines += Self.wrap(exception, indent: "  ") }
    }
    lines += ["", "sources"]
    for source in sources { lines += Self.wrap(source, indent: "  ") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func wrap(_ text: String, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent.count + line.count + 1 + word.count > 90 {
        lines.append(indent + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(indent + line) }
    return lines
  }
}
