/// A name and its callback: `Class viewDidLoad`, `Class: viewDidLoad()`, `Class.viewDidLoad()`,
/// `vc1 invoke viewDidLoad`, `VC1 viewDidLoad Called`, `[Home] viewDidLoad`.
///
/// A controller's class may also follow the callback: `viewDidLoad in HomeViewController`.
struct NamedReceiverIdiom: MessageIdiom {
  let name = "named-receiver"

  func read(_ message: Message) -> Reading? {
    guard let sentence = CallbackSentence(message), sentence.hasReceiver else { return nil }
    return sentence.reading
  }
}
