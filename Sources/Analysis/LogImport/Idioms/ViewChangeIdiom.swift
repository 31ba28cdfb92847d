import TraceModel

/// The evaluation of a SwiftUI view’s body, as `Self._printChanges()` and `Self._logChanges()`
/// print it.
///
/// For example: `ContentView: @self, @identity, _name changed.`, `ContentView: unchanged.`
///
/// Each cause is `@self` or another word with `@`, a property with an underscore, or a key path
/// with a backslash, so that a sentence such as `Settings: layout changed.` is not an evaluation.
/// Source: the interface of SwiftUI, `View._printChanges()`; formats as printed by apps.
struct ViewChangeIdiom: MessageIdiom {
  let name = "view-change"

  func read(_ message: Message) -> Reading? {
    var start = message.start
    if message.isPunctuation("[", at: start) { start = message.end(ofGroupAt: start) ?? start }
    guard let view = QualifiedName(message, at: start), view.base.utf8.first?.isCapital == true,
      message.isAttached(":", at: view.end), let first = message.token(at: view.end + 1),
      let last = message.tokens.last, let callback = CallbackTable.ofNode(.body)
    else { return nil }
    let text = message.text(first.range.lowerBound..<last.range.upperBound)
    guard let causes = Self.causes(text) else { return nil }
    var logged = LoggedCallback(callback, receiver: Receiver(className: view.base))
    logged.text = causes
    return .callback(logged)
  }

  /// The causes before the last word; `nil` for another sentence.
  private static func causes(_ text: String) -> String? {
    if text == "unchanged." { return "unchanged" }
    guard text.hasSuffix(ending) else { return nil }
    let causes = text.dropLast(ending.count)
    let isList = causes.split(separator: ", ", omittingEmptySubsequences: false).allSatisfy(isCause)
    return isList ? String(causes) : nil
  }

  private static let ending = " changed."

  private static func isCause(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, text.utf8.count > 1 else { return false }
    // `@Bindable model` has a space.
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 1 || words.count == 2 && first == UInt8(ascii: "@") else { return false }
    return "@_\\".utf8.contains(first)
      && words.allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { $0 > 0x20 && $0 != 0x3B }
      }
  }
}

extension UInt8 {
  /// Whether the byte is one of `A`–`Z`.
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
