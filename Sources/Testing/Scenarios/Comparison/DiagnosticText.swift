/// Compares UIKit messages with recorded ones, ignoring parts that differ in every run.
enum DiagnosticText {
  /// Returns whether two texts are equal except for addresses, white space and the category in
  /// brackets that newer consoles print; `…` matches any text.
  static func agree(_ pattern: String, _ text: String) -> Bool {
    let text = normalized(text)
    let parts = normalized(pattern).split(separator: "…", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else {
      return false
    }
    guard parts.count > 1 else { return text == first }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  /// Returns whether a text is that of an exception: its name, a colon, and the reason.
  static func isException(_ text: String) -> Bool {
    guard let colon = text.firstRange(of: ": ") else { return false }
    let name = text[..<colon.lowerBound]
    guard name.allSatisfy(\.isLetter) else { return false }
    return name.hasSuffix("Exception") || name == "UIViewControllerHierarchyInconsistency"
      || name == "CALayerInvalidGeometry"
  }

  /// Returns the text without addresses, the console's category and repeated spaces.
  static func normalized(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    if rest.first == "[", let close = rest.firstIndex(of: "]"),
      rest[rest.index(after: rest.startIndex)..<close].allSatisfy(\.isLetter)
    {
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    while let character = rest.popFirst() {
      if character.isWhitespace {
        if result.last != " " { result.append(" ") }
      } else if character == ":", rest.hasPrefix(" 0x") {
        rest = rest.dropFirst(3).drop { $0.isHexDigit || $0 == "…" }
      } else {
        result.append(character)
      }
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}
