internal import TraceModel

/// What UIKit printed, whole and as a short label.
struct MessageText {
  /// The sentence; the name of its sort in words when the trace holds no sentence.
  let whole: String
  /// The first words before any object's description with an ellipsis, or all when they are few.
  let beginning: String

  private static let mostWords = 4

  init(_ event: TraceEvent, _ names: NameTable) {
    let text = names[event.text]
    whole = text.isEmpty ? names[event.name].replacing("-", with: " ") : text
    let words = whole.split(separator: " ", maxSplits: Self.mostWords)
    // An object's description says less than the words before it.
    let first = words.prefix(Self.mostWords).prefix { $0.first != "<" }
    let isWhole = first.isEmpty || first.count == words.count
    beginning = isWhole ? whole : first.joined(separator: " ") + "…"
  }
}
