/// A callback in words: `View did load`, `Home, View Will Appear`, `DetailVC will appear`,
/// `DetailVC didAppear`.
///
/// Without the word `view` the receiver must be a controller's class: `Keyboard will appear`
/// is not about a controller.
struct SpokenCallbackIdiom: MessageIdiom {
  let name = "spoken"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    for index in start..<min(message.tokens.count, start + 8) {
      guard let first = message.lowercasedWord(at: index) else { continue }
      if first == "view", let reading = read(message, from: start, view: index) { return reading }
      if let callback = Self.short(message.text(at: index)) {
        return readShort(message, in: start..<index, callback, after: index + 1)
      }
      if Self.auxiliaries.contains(first) {
        return readWithoutView(message, in: start..<index, auxiliary: index)
      }
    }
    return nil
  }

  /// The callback of `didAppear` and the like.
  private static func short(_ word: String) -> ParsedCallback? {
    guard word.hasPrefix("did") || word.hasPrefix("will"),
      word.hasSuffix("ppear")
        || word == "didLoad"
    else { return nil }
    return CallbackTable.callback(anyCase: "view" + word)
  }

  private func readShort(
    _ message: Message,
    in range: Range<Int>,
    _ callback: ParsedCallback,
    after index: Int
  ) -> Reading? {
    guard let receiver = ReceiverPhrase.read(message, in: range),
      !receiver.pointer.isEmpty || WordLists.isControllerClass(receiver.className)
    else { return nil }
    return classify(callback, receiver: receiver, Trailer(message, from: index))
  }

  private static let auxiliaries: Set<String> = ["will", "did", "is"]

  private func read(_ message: Message, from start: Int, view: Int) -> Reading? {
    guard let (callback, end) = callback(message, auxiliary: view + 1) else { return nil }
    guard let receiver = ReceiverPhrase.read(message, in: start..<view) else {
      return .ignored(.mention)
    }
    return classify(callback, receiver: receiver, Trailer(message, from: end))
  }

  private func readWithoutView(
    _ message: Message,
    in range: Range<Int>,
    auxiliary: Int
  )
    -> Reading?
  {
    guard let (callback, end) = callback(message, auxiliary: auxiliary),
      let receiver = ReceiverPhrase.read(message, in: range),
      !receiver.pointer.isEmpty || WordLists.isControllerClass(receiver.className)
    else { return nil }
    return classify(callback, receiver: receiver, Trailer(message, from: end))
  }

  private func classify(
    _ callback: ParsedCallback,
    receiver: Receiver,
    _ trailer: Trailer
  ) -> Reading {
    switch trailer.tone {
    case .quiet:
      .callback(
        LoggedCallback(
          callback,
          receiver: receiver.completed(by: trailer, for: callback),
          trailer: trailer
        )
      )
    case .end: .ignored(.callbackEnd)
    case .prose: .ignored(.mention)
    }
  }

  /// Reads `did load`, `will layout subviews` at an index.
  private func callback(_ message: Message, auxiliary: Int) -> (ParsedCallback, Int)? {
    guard let will = message.lowercasedWord(at: auxiliary), Self.auxiliaries.contains(will),
      let verb = message.lowercasedWord(at: auxiliary + 1)
    else { return nil }
    var name = "view" + will + verb
    var end = auxiliary + 2
    if verb == "layout" {
      guard let object = message.lowercasedWord(at: end) else { return nil }
      name += object
      end += 1
    }
    return CallbackTable.callback(anyCase: name).map { ($0, end) }
  }
}
