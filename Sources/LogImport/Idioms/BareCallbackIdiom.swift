/// A callback alone, as `print(#function)` writes it: `viewWillAppear(_:)`.
///
/// Ornaments, emoji and printed arguments may surround it: `viewWillAppear(_:) 📲`.
struct BareCallbackIdiom: MessageIdiom {
  let name = "bare"

  func read(_ message: Message) -> Reading? { CallbackSentence(message)?.reading }
}
