import TraceAnalysis
import TraceModel

/// Text of traces and file names inside Markdown.
enum MarkdownText {
  /// Returns a text of one line that Markdown shows as it is.
  ///
  /// Source: CommonMark 0.31, section 2.4 (backslash escapes); GitHub's strikethrough and formulas.
  static func escaped(_ text: String) -> String {
    let letters = Array(onOneLine(text))
    var result = ""
    for (place, letter) in letters.enumerated() {
      let before = place > 0 ? letters[place - 1] : " "
      let behind = place + 1 < letters.count ? letters[place + 1] : " "
      let isMarkup =
        switch letter {
        case "\\", "`", "*", "[", "]", "<", "~", "$": true
        case "_": !(isWord(before) && isWord(behind))
        case "&": isWord(behind) || behind == "#"
        case "#": before == " "
        case ">", "-", "+", "=": place == 0
        case ".", ")": place > 0 && letters[..<place].allSatisfy(\.isNumber)
        default: false
        }
      if isMarkup { result.append("\\") }
      result.append(letter)
    }
    return result
  }

  /// Returns a text as code, fenced by more backticks than stand in it.
  static func code(_ text: String) -> String {
    let line = onOneLine(text)
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest > 0 ? "\(fence) \(line) \(fence)" : "\(fence)\(line)\(fence)"
  }

  /// Returns a path as a relative reference that needs no further escapes in HTML.
  ///
  /// Source: RFC 3986, section 2.3 (unreserved characters).
  static func reference(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let letter = Character(Unicode.Scalar(byte))
      if letter.isASCII, letter.isLetter || letter.isNumber || "-._~/@".contains(letter) {
        result.append(letter)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func onOneLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return VisibleText.of(String(scalars))
  }

  private static func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
}
