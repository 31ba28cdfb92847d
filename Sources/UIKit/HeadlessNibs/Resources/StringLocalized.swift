public import Foundation

#if !canImport(Darwin)
extension String {
  /// A key with values, as Foundation's `String.LocalizationValue`, which Foundation on Linux
  /// lacks.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [String]

    /// Creates a value of a key.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a value of a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The parts of a literal: the key contains a specifier for each interpolated value.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [String] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends characters, with `%` doubled as in formats.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends `%lld` for a whole number.
      public mutating func appendInterpolation(_ number: some BinaryInteger) {
        append("%lld", "\(number)")
      }

      /// Appends `%lf` for a number.
      public mutating func appendInterpolation(_ number: Double) {
        append("%lf", "\(number)")
      }

      /// Appends `%@` for any other value.
      public mutating func appendInterpolation(_ value: some Any) {
        append("%@", "\(value)")
      }

      private mutating func append(_ specifier: String, _ text: String) {
        key += specifier
        arguments.append(text)
      }
    }
  }

  /// Creates the text of a key in the run's language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the text if no table has the key.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle; `nil` for the app's.
  ///   - locale: Ignored: values are written as `String(describing:)` does.
  ///   - comment: Ignored.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = (bundle ?? .main).appString(forKey: keyAndValue.key, value: nil, table: table)
    self = Self.filled(text, keyAndValue.arguments)
  }

  /// Creates the text of a key in the run's language, or of another text if no table has the key.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = (bundle ?? .main).appString(
      forKey: "\(key)",
      value: defaultValue.key,
      table: table
    )
    self = Self.filled(text, defaultValue.arguments)
  }

  private static func filled(_ text: String, _ arguments: [String]) -> String {
    guard !arguments.isEmpty else {
      return PluralText(marking: text)?.text([]) ?? text.replacingOccurrences(of: "%%", with: "%")
    }
    if let plural = PluralText(marking: text) {
      let values = arguments.map { argument -> any CVarArg in
        if let number = Int(argument) { return number }
        return NSString(string: argument)
      }
      return plural.text(values)
    }
    var (result, rest, next) = ("", Substring(text), 0)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let specifier = rest.prefix { $0.isNumber || "$.lhqz".contains($0) }
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let stated = Int(specifier[..<dollar]) {
        index = stated - 1
      } else {
        next += 1
      }
      rest = rest.dropFirst(specifier.count + 1)
      if arguments.indices.contains(index) { result += arguments[index] }
    }
    return result + rest
  }
}
#endif
