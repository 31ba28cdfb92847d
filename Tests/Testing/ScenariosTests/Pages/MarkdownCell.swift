/// The cells of tables in the generated pages, in Markdown.
enum MarkdownCell {
  /// A text that a program prints: no character of it is Markdown.
  static func literal(_ text: String) -> String {
    var result = ""
    var last: Character?
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "<", "|": result += "\\\(character)"
      case "(" where last == "]": result += "\\("
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
      last = character
    }
    return result
  }

  /// A sentence of an author, in which names may be code: an angle bracket begins no HTML element.
  ///
  /// A renderer omits `<animation>` outside of code, and the text after it can disappear too.
  static func prose(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      switch character {
      case "\\":
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
        continue
      case "`":
        let code = codeSpan(at: rest)
        result += code.replacing("|", with: "\\|").replacing("\n", with: " ")
        rest = rest[code.endIndex...]
        continue
      case "<", "|": result += "\\\(character)"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
      rest = rest.dropFirst()
    }
    return result
  }

  /// The code between equal numbers of backticks at the start of a text, or only the backticks if
  /// nothing closes it.
  private static func codeSpan(at text: Substring) -> Substring {
    let mark = text.prefix { $0 == "`" }
    var index = mark.endIndex
    while let start = text[index...].firstIndex(of: "`") {
      let end = text[start...].firstIndex { $0 != "`" } ?? text.endIndex
      if text[start..<end] == mark { return text[..<end] }
      index = end
    }
    return mark
  }
}
