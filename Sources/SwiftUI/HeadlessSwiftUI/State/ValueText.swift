/// A text of a value for the trace: one line of at most 60 characters.
///
/// Equal runs give equal texts: objects are named by their class, members of sets and dictionaries
/// are sorted, and addresses are left out.
package func described(_ value: some Any) -> String {
  let line = text(of: value).replacing("\n", with: " ")
  return line.count > 60 ? line.prefix(59) + "…" : line
}

private func text(of value: Any) -> String {
  if let string = value as? String { return "\"\(string)\"" }
  if value is ObjectIdentifier { return "an object" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class: return "\(type(of: value))"
  case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
  case .set:
    return "[" + mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", ") + "]"
  case .dictionary:
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { text(of: $0.value) }.joined(separator: ": ")
    }
    return "[" + (pairs.isEmpty ? ":" : pairs.sorted().joined(separator: ", ")) + "]"
  default: return String(describing: value).replacing(/0x[0-9a-f]{6,}/, with: "0x…")
  }
}
