/// A callback after the function and line that logged it, as in SwiftyBeaver's layout:
/// `HomeViewController.viewDidLoad():24 - viewDidLoad()`.
///
/// The function alone is not a report: it may log many lines while it runs.
struct FunctionLocationIdiom: MessageIdiom {
  let name = "function-location"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    guard message.token(at: start)?.kind == .word, message.isAttached(".", at: start + 1),
      message.token(at: start + 2)?.kind == .word, message.isAttached("(", at: start + 3),
      var index = message.end(ofGroupAt: start + 3), message.isAttached(":", at: index),
      message.token(at: index + 1)?.kind == .number
    else { return nil }
    index += 2
    while let token = message.token(at: index), token.kind == .punctuation || token.kind == .symbol
    {
      index += 1
    }
    guard let phrase = CallbackPhrase(message, at: index) else { return nil }
    let trailer = Trailer(message, after: phrase)
    switch trailer.tone {
    case .quiet: break
    case .end: return .ignored(.callbackEnd)
    case .prose: return .ignored(.mention)
    }
    let receiver = Receiver.named(message.text(at: start))
    return .callback(LoggedCallback(phrase.callback, receiver: receiver, trailer: trailer))
  }
}
