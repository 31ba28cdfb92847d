/// The equation of a constraint as traces state it: without the names of its items, which are separate
/// arguments of the event.
///
/// The notation is that of UIKit’s descriptions: `top == safeArea.top + 8`, `width >= 100 @750`,
/// `'gap' height == 0.5*height`.
package enum ConstraintEquation {
  /// The right side of an equation.
  package struct RightSide {
    /// The attribute of the second item, with its guide before it; `nil` for a constant alone.
    package var attribute: String?
    /// The factor of the attribute.
    package var multiplier: Double
    /// The number that is added.
    package var constant: Double

    /// Creates a right side.
    package init(attribute: String?, multiplier: Double, constant: Double) {
      self.attribute = attribute
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  /// Returns the text of an equation.
  ///
  /// - Parameters:
  ///   - left: The first attribute, with its guide before it.
  ///   - relation: `==`, `<=` or `>=`.
  ///   - right: The right side.
  ///   - priority: The priority; 1000 is omitted.
  ///   - identifier: The identifier of the constraint; empty if there is none.
  package static func text(
    _ left: String,
    _ relation: String,
    _ right: RightSide,
    priority: Double,
    identifier: String
  ) -> String {
    var text = identifier.isEmpty ? "" : "'\(identifier)' "
    text += "\(left) \(relation) "
    if let attribute = right.attribute {
      if right.multiplier != 1 { text += "\(number(right.multiplier))*" }
      text += attribute
      if right.constant < 0 {
        text += " - \(number(-right.constant))"
      } else if right.constant != 0 {
        text += " + \(number(right.constant))"
      }
    } else {
      text += number(right.constant)
    }
    if priority < 1000 { text += " @\(number(priority))" }
    return text
  }

  /// Inserts the names of the items into the text of an equation: `Label#3.top == View#1.top + 8`.
  ///
  /// A text that is no equation follows the names.
  package static func text(_ equation: String, first: String, second: String?) -> String {
    guard let relation = relations.compactMap({ equation.firstRange(of: $0) }).first else {
      return [first, second, equation].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let (identifier, left) = parts(equation[..<relation.lowerBound])
    var right = String(equation[relation.upperBound...])
    if let second {
      let start = right.firstIndex(of: "*").map { right.index(after: $0) } ?? right.startIndex
      right.insert(contentsOf: "\(second).", at: start)
    }
    return "\(identifier)\(first).\(left)\(equation[relation])\(right)"
  }

  /// The equation without its constant and its priority, which tells constraints of different purposes
  /// apart.
  package static func shape(_ equation: String) -> String {
    guard let relation = relations.compactMap({ equation.firstRange(of: $0) }).first else {
      return equation
    }
    let right = equation[relation.upperBound...].prefix { $0 != " " }
    let hasAttribute = right.contains { $0.isLetter }
    return String(equation[..<relation.upperBound]) + (hasAttribute ? String(right) : "")
  }

  /// Whether UIKit made the constraint, by its identifier, such as `UISV-spacing`.
  package static func isSystem(_ equation: String) -> Bool {
    equation.hasPrefix("'UI") || equation.hasPrefix("'_UI")
  }

  private static let relations = [" == ", " <= ", " >= "]

  /// Splits a left side into the identifier with its quotation marks and space, and the attribute.
  private static func parts(_ left: Substring) -> (identifier: Substring, attribute: Substring) {
    guard left.first == "'", let end = left.lastIndex(of: "'") else { return ("", left) }
    let attribute = left[end...].dropFirst().drop { $0 == " " }
    return (left[..<attribute.startIndex], attribute)
  }

  /// A number without needless decimals.
  private static func number(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(Float(value))" }
    return "\(whole)"
  }
}
