extension Message {
  /// The first callback that the message names at any position.
  ///
  /// Names that are also common words do not count.
  var mentionedCallback: String? {
    for token in tokens where token.kind == .word && token.range.count >= Self.shortestCallback {
      if let callback = CallbackTable.callback(bytes[token.range]) { return callback.text }
    }
    return nil
  }

  /// The length of `loadView`, the shortest name of a callback that is not a common word.
  private static let shortestCallback = 8
}
