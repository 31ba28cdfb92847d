internal import TraceModel

/// A UIKit message, complete and as a short label.
struct MessageText {
  /// The complete message; the kind of message in words if the trace contains no text.
  let whole: String
  /// The first words, up to the description of an object, with an ellipsis; short messages are
  /// complete.
  let beginning: String

  private static let mostWords = 4

  init(_ event: TraceEvent, _ names: NameTable) {
    let text = names[event.text]
    whole = text.isEmpty ? names[event.name].replacing("-", with: " ") : text
    let words = whole.split(separator: " ", maxSplits: Self.mostWords)
    // The description of an object is less informative than the words before it.
    let first = words.prefix(Self.mostWords).prefix { $0.first != "<" }
    let isWhole = first.isEmpty || first.count == words.count
    beginning = isWhole ? whole : first.joined(separator: " ") + "…"
  }
}
