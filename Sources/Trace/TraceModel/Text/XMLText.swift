/// Escapes text for XML and HTML.
package enum XMLText {
  /// Returns the text with escaped markup, and with replacements of other characters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replacement: Returns what is written instead of a character; `nil` for the character.
  /// - Returns: The escaped text.
  package static func escaped(
    _ text: String,
    replacing replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      // Build servers execute `##[…]` anywhere in a line of standard output.
      case "#" where previous == "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default:
        if let other = replacement(scalar) {
          result += other
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Returns a label of one line with escaped markup, without characters that XML 1.0 forbids.
  ///
  /// Hidden characters, such as marks of direction, and noncharacters are left out (XML 1.0,
  /// production `Char`). Tabs and line breaks become spaces.
  package static func escaped(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\t", "\n", "\r": " "
      case _ where VisibleText.isHidden(scalar) || scalar.value & 0xFFFE == 0xFFFE: ""
      default: nil
      }
    }
  }

  /// Returns an id of ASCII letters, digits, hyphens and underscores; others become hyphens.
  package static func identifier(_ text: String) -> String {
    String(
      text.map { character in
        character.isASCII && (character.isLetter || character.isNumber) || character == "_"
          ? character : "-"
      }
    )
  }
}
