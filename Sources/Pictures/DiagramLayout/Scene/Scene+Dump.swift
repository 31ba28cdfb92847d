extension Scene {
  /// The scene as text, one entry per line, indented by group, for golden files and debugging.
  ///
  /// Numbers have two decimals. The text is not a stable format.
  public var dump: String {
    var lines = ["scene \(size.width.short)×\(size.height.short) “\(title)”"]
    if !summary.isEmpty { lines.append("  summary “\(summary)”") }
    var depth = 1
    for element in elements {
      if case .end = element {
        depth = max(1, depth - 1)
        continue
      }
      lines.append(String(repeating: "  ", count: depth) + element.line)
      if case .begin = element { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene.Element {
  fileprivate var line: String {
    switch self {
    case .begin(let group):
      "\(group.role.rawValue) \(group.id)"
        + (group.title.isEmpty ? "" : " “\(group.title)”")
        + (group.link.map { " → \($0)" } ?? "")
    case .end: "end"
    case .shape(let shape): shape.line
    case .text(let text):
      "text \(text.origin.short) \(text.width.short) \(text.font.role.rawValue)"
        + " \(text.font.weight.rawValue) \(text.font.size.short) \(text.color.rawValue)"
        + (text.isSlanted ? " slanted" : "") + " “\(text.string)”"
        + (text.unabridged.map { " of “\($0)”" } ?? "")
    }
  }
}

extension SceneShape {
  fileprivate var line: String {
    var words: [String] = []
    switch outline {
    case .rectangle(let box, let radius):
      words.append(
        "rectangle \(Point(box.x, box.y).short) \(box.width.short)×\(box.height.short)"
          + (radius > 0 ? " r\(radius.short)" : "")
      )
    case .line(let from, let to): words.append("line \(from.short) \(to.short)")
    case .segments(let points):
      words.append("segments " + points.map(\.short).joined(separator: " "))
    case .polygon(let points, let closed):
      words.append((closed ? "polygon " : "polyline ") + points.map(\.short).joined(separator: " "))
    case .curve(let start, let first, let second, let end):
      words.append("curve " + [start, first, second, end].map(\.short).joined(separator: " "))
    }
    if let fill { words.append("fill \(fill.rawValue)") }
    if let hatch { words.append("hatch \(hatch.direction.rawValue) \(hatch.color.rawValue)") }
    if let stroke {
      words.append("stroke \(stroke.color.rawValue) \(stroke.width.short)")
      if !stroke.dashes.isEmpty {
        words.append("dashes " + stroke.dashes.map(\.short).joined(separator: " "))
      }
    }
    return words.joined(separator: " ")
  }
}

extension Point {
  fileprivate var short: String { "\(x.short),\(y.short)" }
}

extension Double {
  /// The number with at most two decimals, without trailing zeros, with a point in every locale.
  package var short: String {
    guard isFinite else { return "0" }
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "0" }
    let whole = Int64(hundredths)
    let (quotient, remainder) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = whole < 0 ? "-" : ""
    if remainder == 0 { return "\(sign)\(quotient)" }
    if remainder % 10 == 0 { return "\(sign)\(quotient).\(remainder / 10)" }
    return "\(sign)\(quotient).\(remainder < 10 ? "0" : "")\(remainder)"
  }
}
