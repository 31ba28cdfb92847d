/// A callback behind the function and line that logged it, as SwiftyBeaver's layout has it:
/// `HomeViewController.viewDidLoad():24 - viewDidLoad()`.
///
/// The function alone is no report: it may log many lines while it runs.
struct FunctionPlaceIdiom: MessageIdiom {
  let name = "function-place"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    guard message.token(at: start)?.kind == .word, message.isGluedSign(".", at: start + 1),
      message.token(at: start + 2)?.kind == .word, message.isGluedSign("(", at: start + 3),
      var place = message.end(ofGroupAt: start + 3), message.isGluedSign(":", at: place),
      message.token(at: place + 1)?.kind == .number
    else { return nil }
    place += 2
    while let token = message.token(at: place), token.kind == .sign || token.kind == .picture {
      place += 1
    }
    guard let phrase = CallbackPhrase(message, at: place) else { return nil }
    let trailer = Trailer(message, after: phrase)
    switch trailer.tone {
    case .quiet: break
    case .end: return .ignored(.callbackEnd)
    case .prose: return .ignored(.mention)
    }
    let receiver = Receiver.named(message.text(at: start))
    return .callback(Statement(phrase.callback, receiver: receiver, trailer: trailer))
  }
}
