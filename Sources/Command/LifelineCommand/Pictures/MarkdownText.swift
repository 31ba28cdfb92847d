import TraceModel

/// Escapes text of traces and file names for Markdown.
package enum MarkdownText {
  /// Returns a text on one line, escaped so that Markdown displays it literally.
  ///
  /// Source: CommonMark 0.31, section 2.4 (backslash escapes); GitHub's strikethrough and formulas.
  package static func escaped(_ text: String) -> String {
    let letters = Array(onOneLine(text))
    var result = ""
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : " "
      let after = index + 1 < letters.count ? letters[index + 1] : " "
      let isMarkup =
        switch letter {
        case "\\", "`", "*", "[", "]", "<", "~", "$": true
        case "_": !(isWord(before) && isWord(after))
        case "&": isWord(after) || after == "#"
        case "#": before == " "
        case ">", "-", "+", "=": index == 0
        case ".", ")": index > 0 && letters[..<index].allSatisfy(\.isNumber)
        default: false
        }
      if isMarkup { result.append("\\") }
      result.append(letter)
    }
    return result
  }

  /// Returns a text as inline code, between more backticks than it contains in a row.
  package static func code(_ text: String) -> String {
    let line = onOneLine(text)
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest > 0 ? "\(fence) \(line) \(fence)" : "\(fence)\(line)\(fence)"
  }

  /// Returns a path as a percent-encoded relative reference, which HTML needs not escape.
  ///
  /// Source: RFC 3986, section 2.3 (unreserved characters).
  package static func reference(_ path: String) -> String {
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
