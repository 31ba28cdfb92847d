import Findings

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
    for region in [Region.appearance, .load, .containment] where region.rules.contains(id) {
      lines += ["", "\(region.title); ▸ marks this rule, → leads to the next state"]
      lines += region.diagram(marking: id).map { "  " + $0 }
    }
    if !exceptions.isEmpty {
      lines += ["", "looks wrong and is right"]
      for exception in exceptions { lines += Self.wrap(exception, indent: "  ") }
    }
    if !mayFollowFrom.isEmpty {
      let causes = mayFollowFrom.compactMap { RuleRegistry.rule($0.rule) }
      let names = causes.map { "\($0.id) \($0.name)" }.joined(separator: ", ")
      lines += ["", "may follow from"] + Self.wrap(names, indent: "  ")
    }
    lines += ["", "sources"]
    for source in sources { lines += Self.wrap(source, indent: "  ") }
    lines += ["", "to silence it"]
    if isOptIn { lines.append("  it is off until --select \(id) or a severity asks for it") }
    lines.append("  once             lifeline check FILE --ignore \(id)")
    lines.append("  in .lifeline.yml severities: { \(id): off }")
    lines.append("                   ignore: [{ rule: \(id), class: MyViewController, reason: … }]")
    lines.append("  in a recording   app.suppress(\"\(id)\", for: controller, reason: \"…\")")
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
