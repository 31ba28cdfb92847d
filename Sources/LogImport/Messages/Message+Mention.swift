extension Message {
  /// The first callback whose name stands anywhere in the message, as UIKit spells it.
  ///
  /// Only names that are no everyday words count.
  var mentionedCallback: String? {
    for token in tokens where token.kind == .word && token.range.count >= Self.shortestCallback {
      if let callback = CallbackTable.callback(anyCase: text(token.range)) { return callback.text }
    }
    return nil
  }

  /// The length of `loadView`, the shortest name of a callback that is no everyday word.
  private static let shortestCallback = 8
}
