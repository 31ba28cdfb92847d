/// Swift source that the reader writes.
///
/// The interpolation accepts identifiers and sources; the compiler refuses a `String`, whose text
/// must be written as a literal or as a comment: `"name: \(literal: name)"`.
struct SwiftSource: ExpressibleByStringInterpolation, Hashable, Sendable {
  private(set) var text: String

  init(stringLiteral value: StaticString) {
    text = "\(value)"
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  private init(_ text: String) {
    self.text = text
  }

  /// Creates a source of declarations from a table in this module.
  ///
  /// - Parameter constants: Declarations that contain no text of a project.
  init(constants: [String]) {
    text = constants.joined()
  }

  /// Interpolates only valid source.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

    /// Appends a name, between accents if it is a keyword.
    mutating func appendInterpolation(_ name: SwiftIdentifier) {
      text += SwiftIdentifier.keywords.contains(name.text) ? "`\(name.text)`" : name.text
    }

    mutating func appendInterpolation(_ source: SwiftSource) { text += source.text }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Appends a string literal with its quotation marks.
    mutating func appendInterpolation(literal value: String) {
      text += "\""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\\": text += "\\\\"
        case "\"": text += "\\\""
        case _ where VisibleText.isHidden(scalar):
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "\""
    }

    /// Appends text of a comment, which stays in its line.
    mutating func appendInterpolation(comment value: String) { text += VisibleText.of(value) }
  }

  static func + (left: SwiftSource, right: SwiftSource) -> SwiftSource {
    SwiftSource(left.text + right.text)
  }

  static func += (left: inout SwiftSource, right: SwiftSource) { left.text += right.text }
}

extension Sequence<SwiftSource> {
  /// The sources one after another.
  func joined(separator: SwiftSource = "") -> SwiftSource {
    var result: SwiftSource = ""
    for (index, source) in enumerated() {
      if index > 0 { result += separator }
      result += source
    }
    return result
  }
}
