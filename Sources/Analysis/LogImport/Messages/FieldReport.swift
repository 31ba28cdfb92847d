/// A callback in the fields of a JSON object that an app prints:
/// `{"class":"Home","callback":"viewDidLoad"}`.
///
/// The object must state both the receiver and the callback. Its other fields are ignored.
enum FieldReport {
  /// Reads the object at an index; `nil` if there is none, or it states no callback.
  static func read(_ message: Message, at start: Int) -> LoggedCallback? {
    guard message.isPunctuation("{", at: start), let end = message.end(ofGroupAt: start) else {
      return nil
    }
    var receiver: Receiver?
    var phrase: CallbackPhrase?
    var index = start + 1
    while index < end - 1 {
      guard let key = text(message, at: index), key.count == 1,
        message.isPunctuation(":", at: key.upperBound + 1)
      else { return nil }
      let value = key.upperBound + 2
      let quoted = text(message, at: value)
      if let quoted, message.isReceiverKey(at: key.lowerBound) {
        guard receiver == nil else { return nil }
        receiver = ReceiverPhrase(message, in: quoted)?.receiver
      } else if let quoted, message.isWord(in: WordLists.announcements, at: key.lowerBound),
        !message.isWord("name", at: key.lowerBound)
      {
        let isMethod = phrase == nil
        phrase = CallbackPhrase(message, at: quoted.lowerBound, isMethod: true)
        guard isMethod, phrase?.end == quoted.upperBound else { return nil }
      }
      index = fieldEnd(message, from: quoted.map { $0.upperBound + 1 } ?? value, limit: end - 1)
    }
    guard let receiver, !receiver.isUnstated, let phrase,
      Trailer(message, from: end).tone == .quiet
    else { return nil }
    return LoggedCallback(phrase.callback, receiver: receiver)
  }

  /// The tokens between quotation marks at an index; `nil` if there are none.
  private static func text(_ message: Message, at index: Int) -> Range<Int>? {
    guard message.isPunctuation("\"", at: index),
      let close = (index + 1..<max(index + 1, message.tokens.count))
        .first(where: { message.isPunctuation("\"", at: $0) }), close > index + 1
    else { return nil }
    return (index + 1)..<close
  }

  /// The index after the comma behind a value; `limit` after the last value.
  private static func fieldEnd(_ message: Message, from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      if message.isPunctuation(",", at: index) { return index + 1 }
      index = message.end(ofGroupAt: index) ?? index + 1
    }
    return limit
  }
}
