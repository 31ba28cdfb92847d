/// An object's description and its callback, as `print(self, #function)` writes them:
/// `<Module.Class: 0x154f06700> viewWillAppear(_:)`, in either order.
struct DescribedInstanceIdiom: MessageIdiom {
  let name = "described-instance"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    if let description = InstanceDescription(message, at: start) {
      return read(message, of: description.receiver, from: description.end)
    }
    guard let phrase = CallbackPhrase(message, at: start) else { return nil }
    var index = phrase.end
    while let token = message.token(at: index), Self.isSeparator(token) { index += 1 }
    guard let description = InstanceDescription(message, at: index),
      !phrase.callback.takesObject
    else { return nil }
    let trailer = Trailer(message, from: description.end)
    return reading(phrase.callback, receiver: description.receiver, trailer: trailer)
  }

  private static let separators = Set(":,->=|.~".utf8)

  private static func isSeparator(_ token: Token) -> Bool {
    token.kind == .symbol || token.kind == .punctuation && separators.contains(token.character)
  }

  private func read(_ message: Message, of receiver: Receiver, from end: Int) -> Reading? {
    var index = end
    while let token = message.token(at: index), Self.isSeparator(token) { index += 1 }
    if let word = message.lowercasedWord(at: index), WordLists.connectors.contains(word) {
      index += 1
    }
    guard let phrase = CallbackPhrase(message, at: index, isMethod: true) else { return nil }
    let trailer = Trailer(message, after: phrase)
    return reading(phrase.callback, receiver: receiver, trailer: trailer)
  }

  private func reading(_ callback: ParsedCallback, receiver: Receiver, trailer: Trailer) -> Reading
  {
    switch trailer.tone {
    case .quiet: .callback(LoggedCallback(callback, receiver: receiver, trailer: trailer))
    case .end: .ignored(.callbackEnd)
    case .prose: .ignored(.mention)
    }
  }
}
