/// The forms in which a name is combined with the identity of an instance.
extension ReceiverPhrase {
  /// Reads a class with an address, `Home 0x7fb1`, `Home(0x7fb1)`, `Home:0x7fb1`, or with the number of
  /// the instance, `Home(2)`, which indentation may precede: `____Home(2)`.
  static func numbered(_ message: Message, in range: Range<Int>) -> Receiver? {
    guard let name = QualifiedName(message, at: range.lowerBound, limit: range.upperBound) else {
      return nil
    }
    var index = name.end
    while index < range.upperBound, joins.contains(message.tokens[index].character) { index += 1 }
    guard index > name.end || message.token(at: index)?.isSpaced == true,
      index < range.upperBound, message.tokens[index].kind == .number,
      message.tokens[(index + 1)..<range.upperBound].allSatisfy({ closings.contains($0.character) })
    else { return nil }
    let number = message.text(at: index)
    if InstanceDescription.isPointer(number) {
      return Receiver(className: name.last, pointer: number)
    }
    guard message.isAttached("(", at: name.end), index == name.end + 1,
      message.isPunctuation(")", at: range.upperBound - 1), number.utf8.allSatisfy(\.isDigit)
    else { return nil }
    let className = String(name.last.drop { $0 == "_" })
    return className.isEmpty ? nil : Receiver(className: className, label: number)
  }

  private static let joins = Set(":@-(<[,".utf8)
  private static let closings = Set(")>]".utf8)

  /// Reads a quoted name at the end, with an optional noun before it: `screen 'Home-1'`.
  static func quoted(_ message: Message, in range: Range<Int>) -> Receiver? {
    guard let quote = message.token(at: range.upperBound - 1)?.character, quotes.contains(quote),
      let open = range.first(where: { message.tokens[$0].character == quote }),
      open + 1 < range.upperBound - 1, open - range.lowerBound <= 1,
      !((open + 1)..<(range.upperBound - 1)).contains(where: {
        message.tokens[$0].character == quote
      })
    else { return nil }
    if open > range.lowerBound {
      guard let noun = message.lowercasedWord(at: range.lowerBound), nouns.contains(noun) else {
        return nil
      }
    }
    let first = message.tokens[open + 1].range.lowerBound
    let label = message.text(first..<message.tokens[range.upperBound - 2].range.upperBound)
    return label.utf8.count <= 128 ? .named(label) : nil
  }

  private static let quotes = Set("'\"".utf8)

  /// Words for a controller or its content.
  static let nouns: Set<String> = [
    "controller", "page", "scene", "screen", "tab", "vc", "view", "viewcontroller",
  ]

  /// Removes `'s` and a line in parentheses, `Home (21)`, from the end.
  static func withoutPossessive(_ message: Message, _ range: Range<Int>) -> Range<Int> {
    let upper = range.upperBound
    if range.count > 3, message.isPunctuation(")", at: upper - 1),
      message.isPunctuation("(", at: upper - 3),
      message.tokens[upper - 3].isSpaced, message.tokens[upper - 2].kind == .number,
      !message.text(at: upper - 2).hasPrefix("0x")
    {
      return range.lowerBound..<(upper - 3)
    }
    guard range.count > 2, message.lowercasedWord(at: upper - 1) == "s",
      !message.tokens[upper - 1].isSpaced, !message.tokens[upper - 2].isSpaced,
      message.isPunctuation("'", at: upper - 2) || message.text(at: upper - 2) == "’"
    else { return range }
    return range.lowerBound..<(upper - 2)
  }
}
