/// Keys and values in a message.
extension Message {
  /// Whether the token at an index separates a key from its value: `:`, `=`, `：`.
  func isKeySign(at index: Int) -> Bool {
    if isPunctuation(":", at: index) || isPunctuation("=", at: index) { return true }
    return token(at: index)?.kind == .symbol && text(at: index) == "："
  }

  /// Whether the word at an index states that an object follows: `class`, `クラス名`.
  func isReceiverKey(at index: Int) -> Bool {
    guard let token = token(at: index) else { return false }
    return token.kind == .nonLatin
      ? NonLatinPhrase.isReceiverKey(text(at: index))
      : isWord(in: WordLists.receiverKeys, at: index)
  }

  /// The address in `ObjectIdentifier(0x7f9b2c40)` at an index, and the index after it.
  func objectIdentifier(at index: Int) -> (pointer: String, end: Int)? {
    guard isAttached("(", at: index + 1), isPunctuation(")", at: index + 3),
      text(at: index) == "ObjectIdentifier", tokens[index + 2].kind == .number
    else { return nil }
    let pointer = text(at: index + 2)
    return InstanceDescription.isPointer(pointer) ? (pointer, index + 4) : nil
  }
}
