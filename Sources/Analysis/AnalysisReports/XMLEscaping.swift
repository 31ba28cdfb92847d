import TraceModel

/// Text that is safe in XML 1.0.
enum XMLEscaping {
  /// Returns a text for an attribute or an element; characters that XML 1.0 forbids are replaced.
  ///
  /// Source: W3C, “Extensible Markup Language (XML) 1.0”, section 2.2.
  static func escape(_ text: String) -> String {
    XMLText.escaped(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      case "\t": "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: VisibleText.isHidden(scalar) ? "&#\(scalar.value);" : nil
      }
    }
  }

  /// Returns a text for an element, with its line breaks.
  static func body(_ text: String) -> String {
    escape(text).split(separator: "&#10;", omittingEmptySubsequences: false)
      .joined(separator: "\n")
  }
}
