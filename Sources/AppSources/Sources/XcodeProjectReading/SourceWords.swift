/// An identifier in a Swift source, with what surrounds it.
struct SourceWord {
  var text: Substring
  var line: Int
  /// The identifier before a period that precedes the word; empty after another expression.
  var owner: Substring?
  /// The last character before the word that is not a space.
  var previous: Character?
  /// The identifier before the word, without anything between them.
  var keyword: Substring?
  /// The character after the word.
  var next: Character?

  /// Returns the identifiers of the lines that are compiled for iOS, without those in texts.
  static func words(of text: String) -> [SourceWord] {
    var result: [SourceWord] = []
    var isInLongText = false
    for (number, line) in ActiveLines(text) {
      var rest = line
      var (previous, last): (Character?, Substring?) = (nil, nil)
      var owner: Substring?
      while let character = rest.first {
        if rest.hasPrefix("\"\"\"") {
          isInLongText.toggle()
          rest = rest.dropFirst(3)
        } else if isInLongText {
          rest = rest.dropFirst()
        } else if character == "\"" {
          rest = afterText(rest.dropFirst())
          (previous, last, owner) = ("\"", nil, nil)
        } else if character.isLetter || character == "_" {
          let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          rest = rest.dropFirst(word.count)
          result.append(
            SourceWord(
              text: word,
              line: number,
              owner: previous == "." ? owner ?? "" : nil,
              previous: previous,
              keyword: last,
              next: rest.first
            )
          )
          (previous, last, owner) = (word.last, word, nil)
        } else {
          if !character.isWhitespace {
            if character == "." { owner = last }
            (previous, last) = (character, nil)
          }
          rest = rest.dropFirst()
        }
      }
    }
    return result
  }

  /// The line after the end of a text; expressions in the text are skipped.
  private static func afterText(_ line: Substring) -> Substring {
    var rest = line
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "\\" {
        rest = rest.dropFirst()
      } else if character == "\"" {
        break
      }
    }
    return rest
  }
}
