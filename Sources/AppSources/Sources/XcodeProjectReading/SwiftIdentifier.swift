/// A name that Swift accepts as an identifier, and that is one normal name of a file.
///
/// The names of modules and types have this type: a text of a project can neither leave the folder
/// of a package nor continue the source into which it is written.
public struct SwiftIdentifier: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name, without the accents of a keyword.
  public let text: String

  /// The largest number of bytes of a name: names of files have at most 255, with an ending.
  private static let limit = 200

  /// Creates an identifier; `nil` for a text that is not one.
  public init?(_ text: some StringProtocol) {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first == "_" || first.properties.isIDStart,
      text != "_", text.utf8.count <= Self.limit, scalars.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = String(text)
  }

  /// Creates an identifier from any text, as Xcode derives the name of a module from that of a
  /// product.
  public init(derivedFrom text: some StringProtocol) {
    var result = String.UnicodeScalarView()
    var bytes = 0
    for scalar in text.unicodeScalars {
      let allowed = Self.isAllowed(scalar) ? scalar : "_"
      bytes += UTF8.width(allowed)
      if bytes > Self.limit { break }
      result.append(allowed)
    }
    if let first = result.first, first != "_", !first.properties.isIDStart {
      result.replaceSubrange(
        result.startIndex..<result.index(after: result.startIndex),
        with: ["_"]
      )
    }
    let name = String(result)
    self.text = name.isEmpty || name == "_" ? "App_" : name
  }

  /// Creates an identifier with a prefix of letters.
  init(prefix: StaticString, _ name: SwiftIdentifier) {
    self.init(derivedFrom: "\(prefix)\(name.text)")
  }

  /// Whether a character may be in a name.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_"
      || scalar.properties.isIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The name.
  public var description: String { text }

  /// Whether a name precedes another one in the order of texts.
  public static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool {
    left.text < right.text
  }

  /// Words that are names in code only between accents.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "break", "case", "catch", "class", "continue", "default", "defer", "do",
    "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
