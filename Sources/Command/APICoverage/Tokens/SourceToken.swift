/// A token of Swift source.
package struct SourceToken: Hashable, Sendable {
  /// The kind of a token.
  package enum Kind: Hashable, Sendable {
    /// A name or keyword, without backticks.
    case word
    case number
    /// The text of a string literal; its interpolations are tokens of their own.
    case string
    /// A run of operator characters; `<` and `>` are tokens of their own, except in `->`.
    case symbol
    /// A single character such as `(` or `.`.
    case punctuation
    /// A name after `#`, such as `#if`.
    case directive
    /// A line comment, without slashes and without the spaces around its text.
    case comment
  }

  package var kind: Kind
  package var text: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int

  /// Whether the token is a word, symbol, punctuation or directive with a text.
  package func `is`(_ text: String) -> Bool {
    self.text == text && kind != .string && kind != .comment
  }
}
