/// Strings of JSON that a terminal shows as they are.
package enum JSONEscaping {
  /// Appends a string with its quotes.
  ///
  /// The quote, the backslash and the characters of ``VisibleText/isHidden(_:)`` are escaped, and of
  /// `##`, with which commands of build servers begin, the second character: a parser reads the text
  /// unchanged, and neither a terminal nor a build server obeys it (RFC 8259, section 7).
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

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
