/// A part of a Markdown text, as far as the site changes it.
package enum MarkdownPart: Equatable {
  /// Text, code and everything else that is copied.
  case verbatim(Substring)
  /// An HTML comment, which is omitted.
  case comment(Substring)
  /// The tag of an HTML element, or a name in angle brackets.
  case element(Substring)
  /// An image: its description and its destination.
  case image(description: Substring, destination: Substring)
  /// A link: its parts and its destination.
  case link(text: Substring, destination: Substring)
}
