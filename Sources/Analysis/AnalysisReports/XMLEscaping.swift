import AnalysisEngine
import TraceModel

/// Text that is safe in XML 1.0.
enum XMLEscaping {
  /// Returns a text for an attribute or an element; characters that XML 1.0 forbids are replaced.
  ///
  /// Source: W3C, “Extensible Markup Language (XML) 1.0”, section 2.2.
  static func escape(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      // Build servers execute `##[…]` anywhere in a line.
      case "#" where previous == "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        if VisibleText.isHidden(scalar) {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Returns a text for an element, with its line breaks.
  static func body(_ text: String) -> String {
    escape(text).split(separator: "&#10;", omittingEmptySubsequences: false)
      .joined(separator: "\n")
  }
}
