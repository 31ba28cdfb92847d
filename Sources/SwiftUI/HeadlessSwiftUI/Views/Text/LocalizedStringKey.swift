public import Foundation

/// A text that SwiftUI looks up in the tables of the app
/// (developer.apple.com/documentation/swiftui/localizedstringkey).
///
/// No table is read: the text is that of the source, with its interpolated values formatted as for
/// `en_US`.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  public init(_ value: String) {
    text = value
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text)
  }

  /// The parts of a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends text of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation(_ string: Substring) { text += string }

    public mutating func appendInterpolation(_ value: Text) { text += value.string }

    /// Appends an image, which has no text.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Appends an integer with separators between groups of three digits.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      text += Self.grouped("\(value)")
    }

    /// Appends a number with six decimals, as the specifier `%lf`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      text += String(format: "%lf", Double(value))
    }

    /// Appends a number in a format of the C library.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Appends a value with a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      text += format.format(input)
    }

    private static func grouped(_ digits: String) -> String {
      let isNegative = digits.hasPrefix("-")
      let count = digits.count - (isNegative ? 1 : 0)
      var result = isNegative ? "-" : ""
      for (index, digit) in digits.suffix(count).enumerated() {
        if index > 0, (count - index).isMultiple(of: 3) { result += "," }
        result.append(digit)
      }
      return result
    }
  }
}
