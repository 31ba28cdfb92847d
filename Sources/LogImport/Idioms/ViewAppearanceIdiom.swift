import TraceModel

/// The action of a SwiftUI view that names itself: `ContentView.onAppear`, `[ContentView] onDisappear`,
/// `ContentView: onAppear()`.
///
/// The type must end with `View` or `Screen`: any word may stand before `onAppear` in prose and code.
struct ViewAppearanceIdiom: MessageIdiom {
  let name = "view-appearance"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    for index in start..<min(message.tokens.count, start + Self.maximumReceiverTokens) {
      guard message.tokens[index].kind == .word,
        let callback = Self.callback(message.text(at: index))
      else { continue }
      guard let view = Self.view(message, in: start..<index) else { return nil }
      var end = index + 1
      if message.isAttached("(", at: end), message.isAttached(")", at: end + 1) { end += 2 }
      switch Trailer(message, from: end).tone {
      case .quiet: return .callback(LoggedCallback(callback, receiver: Receiver(className: view)))
      case .end: return .ignored(.callbackEnd)
      case .prose: return .ignored(.mention)
      }
    }
    return nil
  }

  /// The maximum number of tokens of a view and its separators.
  private static let maximumReceiverTokens = 12

  /// The type of a view, alone or in brackets, with separators after it.
  private static func view(_ message: Message, in range: Range<Int>) -> String? {
    let isBracketed = message.isPunctuation("[", at: range.lowerBound)
    let first = range.lowerBound + (isBracketed ? 1 : 0)
    guard let view = QualifiedName(message, at: first, limit: range.upperBound),
      view.end <= range.upperBound,
      endings.contains(where: { view.base.hasSuffix($0) && view.base != $0 })
    else { return nil }
    var end = view.end
    if isBracketed {
      guard message.isAttached("]", at: end) else { return nil }
      end += 1
    }
    return (end..<max(end, range.upperBound)).allSatisfy { isSeparator(message.tokens[$0]) }
      ? view.base : nil
  }

  private static let endings = ["View", "Screen"]
  private static let separators = Set(":.->=|~".utf8)

  private static func isSeparator(_ token: Token) -> Bool {
    token.kind == .symbol || token.kind == .punctuation && separators.contains(token.character)
  }

  private static func callback(_ word: String) -> ParsedCallback? {
    [Name.onAppear, .onDisappear].first { $0.knownText == word }.flatMap(CallbackTable.ofNode)
  }
}
