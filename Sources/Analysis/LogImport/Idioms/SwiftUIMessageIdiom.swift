import TraceModel

/// The messages that SwiftUI prints about mistakes.
///
/// For example: `Modifying state during view update, this will cause undefined behavior.`
struct SwiftUIMessageIdiom: MessageIdiom {
  let name = "swiftui-sentence"
  let words: WordSet? = [
    "modifying", "publishing", "onChange", "ObservableObject", "Observable", "views",
  ]

  /// The beginning and another part of a message, and the kind of mistake.
  private static let sentences: [(start: String, part: String, name: Name)] = [
    ("Modifying state during view update,", "undefined behavior", .stateModifiedDuringUpdate),
    (
      "Publishing changes from within view updates is not allowed,", "undefined behavior",
      .stateModifiedDuringUpdate
    ),
    ("onChange(of: ", " action tried to update multiple times per frame.", .updateRestless),
    ("No ObservableObject of type ", " found.", .environmentObjectMissing),
    ("No Observable object of type ", " found.", .environmentObjectMissing),
    ("views must be value types", " is a class", .viewIsAClass),
  ]

  func read(_ message: Message) -> Reading? {
    let text = Self.sentence(String(decoding: message.bytes, as: UTF8.self))
    let found = Self.sentences.first { text.hasPrefix($0.start) && text.contains($0.part) }
    guard let found else { return nil }
    var diagnostic = UIKitMessage(name: found.name, text: text)
    diagnostic.owner = .swiftUIView
    if found.name == .viewIsAClass, let view = Self.className(in: text) {
      diagnostic.subject = Receiver(className: view)
    }
    return .diagnostic(diagnostic)
  }

  /// The text after a category, a location in SwiftUI’s source, and the words of a fatal error.
  private static func sentence(_ text: String) -> String {
    var text = text[...]
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = text[text.index(after: end)...].drop { $0 == " " }
    }
    if text.hasPrefix("SwiftUI"), let error = text.firstRange(of: fatal) {
      text = text[error.upperBound...]
    } else if text.hasPrefix(fatal) {
      text = text.dropFirst(fatal.count)
    }
    return String(text)
  }

  private static let fatal = "Fatal error: "

  /// The class in the message about a view that is a class, `CartView is a class.`, is named last.
  private static func className(in text: String) -> String? {
    guard let end = text.firstRange(of: " is a class") else { return nil }
    return text[..<end.lowerBound].split(separator: " ").last.map(String.init)
  }
}
