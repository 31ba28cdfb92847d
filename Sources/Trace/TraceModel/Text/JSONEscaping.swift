/// Writes JSON strings that are safe to display in a terminal.
package enum JSONEscaping {
  /// Appends a string with its quotes.
  ///
  /// The quote, the backslash and the characters of ``VisibleText/isHidden(_:)`` are escaped, and
  /// the second character of `##`, which begins commands of build servers. A parser reads the
  /// original text, but terminals and build servers do not execute it (RFC 8259, section 7).
  package static func append(_ value: String, to text: inout String) {
    text += "\""
    var previous: Unicode.Scalar = " "
    for scalar in value.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "#" where previous == "#": text += escape(0x23)
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if VisibleText.isHidden(scalar) {
          for unit in UTF16.encode(scalar) ?? .init() { text += escape(unit) }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  /// Returns a string with its quotes.
  package static func quoted(_ value: String) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
