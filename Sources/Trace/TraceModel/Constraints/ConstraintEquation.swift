/// The equation of a constraint as traces state it: without the names of its items, which are
/// separate arguments of the event.
///
/// For example `top = safeArea.top + 8`, `width ≥ 100 @750`, `'gap' height = 0.5 * height`.
package enum ConstraintEquation {
  /// Inserts the names of the items into the text of an equation: `Label#3.top = View#1.top + 8`.
  ///
  /// A text that is not an equation follows the names.
  ///
  /// - Parameters:
  ///   - equation: The text of the trace.
  ///   - first: The name of the first item.
  ///   - second: The name of the second item; `nil` if there is none.
  /// - Returns: The equation with the names.
  package static func text(_ equation: String, first: String, second: String?) -> String {
    guard let relation = relation(in: equation) else {
      return [first, second, equation].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let (identifier, left) = parts(equation[..<relation.lowerBound])
    var right = String(equation[relation.upperBound...])
    if let second {
      let start = right.firstRange(of: "* ")?.upperBound ?? right.startIndex
      right.insert(contentsOf: "\(second).", at: start)
    }
    return "\(identifier)\(first).\(left)\(equation[relation])\(right)"
  }

  /// The equation without its constant and its priority: equations of one shape set the same
  /// attributes.
  package static func shape(_ equation: String) -> String {
    guard let relation = relation(in: equation) else { return equation }
    var right = equation[relation.upperBound...]
    for end in [" @", " + ", " - "] {
      if let range = right.firstRange(of: end) { right = right[..<range.lowerBound] }
    }
    let hasAttribute = right.contains(where: \.isLetter)
    return String(equation[..<relation.upperBound]) + (hasAttribute ? String(right) : "")
  }

  /// Whether UIKit made the constraint, by its identifier, such as `UISV-spacing`.
  package static func isSystem(_ equation: String) -> Bool {
    equation.hasPrefix("'UI") || equation.hasPrefix("'_UI")
  }

  private static func relation(in equation: String) -> Range<String.Index>? {
    [" = ", " ≤ ", " ≥ "].compactMap { equation.firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
  }

  /// Splits a left side into the identifier with its quotation marks and space, and the attribute.
  private static func parts(_ left: Substring) -> (identifier: Substring, attribute: Substring) {
    guard left.first == "'", let end = left.lastIndex(of: "'") else { return ("", left) }
    let attribute = left[end...].dropFirst().drop { $0 == " " }
    return (left[..<attribute.startIndex], attribute)
  }
}
