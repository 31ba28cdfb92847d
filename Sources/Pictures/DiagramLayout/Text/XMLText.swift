internal import TraceModel

/// Escapes text for XML and HTML.
package enum XMLText {
  /// Returns the text with escaped markup, without characters that XML 1.0 forbids.
  ///
  /// Hidden characters, such as marks of direction, and noncharacters are left out (XML 1.0,
  /// production `Char`). Tabs and line breaks become spaces, since a label is one line.
  package static func escaped(_ text: String) -> String {
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
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where VisibleText.isHidden(scalar): continue
      case _ where scalar.value & 0xFFFE == 0xFFFE: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
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
