/// The number of a rule: stable, never given twice.
package struct RuleID: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
  /// The number after `LC`.
  package let number: UInt16

  /// Creates an identity from a number.
  package init(integerLiteral number: UInt16) {
    self.number = number
  }

  /// The text that reports show, such as `LC209`.
  package var text: String {
    let digits = String(number)
    return "LC" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Orders by number.
  package static func < (left: RuleID, right: RuleID) -> Bool { left.number < right.number }
}
