/// The identity of a rule: a number that is never reused.
public struct RuleID: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
  /// The number after `LC`.
  public let number: UInt16

  /// Creates an identity from a number.
  public init(integerLiteral number: UInt16) {
    self.number = number
  }

  /// Reads an identity as reports show it, such as `LC209`; `nil` for any other text.
  public init?(_ text: String) {
    guard text.hasPrefix("LC"), text.utf8.count >= 5, let number = UInt16(text.dropFirst(2)) else {
      return nil
    }
    self.number = number
    guard self.text == text else { return nil }
  }

  /// The text in reports, such as `LC209`.
  public var text: String {
    let digits = String(number)
    return "LC" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Orders by number.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.number < right.number }
}

extension RuleID: CustomStringConvertible {
  /// The text in reports, such as `LC209`.
  public var description: String { text }
}
