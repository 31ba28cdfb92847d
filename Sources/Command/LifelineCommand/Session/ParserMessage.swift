/// A message of swift-argument-parser about a command line, as data.
///
/// The library's errors are internal (version 1.8.2, `ParserError`), so that its English sentences
/// are the only source. This is the only code that depends on their wording;
/// `ParserMessageTests` compares it with the pinned version.
package struct ParserMessage: Equatable, Sendable {
  /// The kind of mistake.
  package enum Kind: Equatable, Sendable {
    /// A word that no command or argument accepts.
    case unexpectedArgument(String)
    /// An option that does not exist.
    case unknownOption
    /// Any other mistake.
    case other
  }

  /// The kind of mistake.
  package let kind: Kind
  /// The sentence in lower case, with the allowed values after "expected".
  package let sentence: String
  /// The help of the option in question; `nil` when there is none.
  package let help: String?

  /// Parses a message.
  ///
  /// - Parameters:
  ///   - message: The result of `message(for:)`.
  ///   - fullMessage: The result of `fullMessage(for:)`.
  package init(message: String, fullMessage: String) {
    let lowercased = message.lowercased()
    if lowercased.contains("unexpected argument"), let word = Self.quoted(in: message).first {
      kind = .unexpectedArgument(word)
    } else {
      kind = lowercased.contains("unknown option") ? .unknownOption : .other
    }
    sentence = Self.sentence(message)
    help = fullMessage.split(separator: "\n").first { $0.hasPrefix("Help: ") }
      .map { String($0.dropFirst("Help: ".count).drop { $0 == " " }) }
  }

  private static func quoted(in text: some StringProtocol) -> [String] {
    String(text).matches(of: #/'([^']*)'/#).map { String($0.output.1) }
  }

  private static func sentence(_ message: String) -> String {
    var text = message
    if let offer = message.firstRange(of: ". Please provide one of ") {
      let rest = message[offer.upperBound...]
      let allowed =
        rest.hasPrefix("the following")
        ? rest.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " || $0 == "-" }) }
        : quoted(in: rest)
      text = message[..<offer.lowerBound] + ", expected \(allowed.joined(separator: ", "))"
    }
    let first = text.prefix(1)
    return (first.first?.isLetter == true ? first.lowercased() : String(first)) + text.dropFirst()
  }
}
