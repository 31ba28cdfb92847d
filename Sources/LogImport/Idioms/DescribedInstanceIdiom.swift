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
    var place = phrase.end
    while let token = message.token(at: place), Self.isSeparator(token) { place += 1 }
    guard let description = InstanceDescription(message, at: place),
      !phrase.callback.takesObject
    else { return nil }
    let trailer = Trailer(message, from: description.end)
    return reading(phrase.callback, receiver: description.receiver, trailer: trailer)
  }

  private static let separators = Set(":,->=|.~".utf8)

  private static func isSeparator(_ token: Token) -> Bool {
    token.kind == .picture || token.kind == .sign && separators.contains(token.sign)
  }

  private func read(_ message: Message, of receiver: Receiver, from end: Int) -> Reading? {
    var place = end
    while let token = message.token(at: place), Self.isSeparator(token) { place += 1 }
    if let word = message.lowercasedWord(at: place), WordLists.connectors.contains(word) {
      place += 1
    }
    guard let phrase = CallbackPhrase(message, at: place, isMethod: true) else { return nil }
    let trailer = Trailer(message, after: phrase)
    return reading(phrase.callback, receiver: receiver, trailer: trailer)
  }

  private func reading(_ callback: ParsedCallback, receiver: Receiver, trailer: Trailer) -> Reading
  {
    switch trailer.tone {
    case .quiet: .callback(Statement(callback, receiver: receiver, trailer: trailer))
    case .end: .ignored(.callbackEnd)
    case .prose: .ignored(.mention)
    }
  }
}
