internal import TraceModel

/// What UIKit printed, whole and as a short label.
struct MessageText {
  /// The sentence; the name of its sort in words when the trace holds no sentence.
  let whole: String
  /// The first words with an ellipsis, or all when they are few.
  let beginning: String

  private static let mostWords = 3

  init(_ event: TraceEvent, _ names: NameTable) {
    let text = names[event.text]
    whole = text.isEmpty ? names[event.name].replacing("-", with: " ") : text
    let words = whole.split(separator: " ", maxSplits: Self.mostWords)
    let isWhole = words.count <= Self.mostWords
    beginning = words.prefix(Self.mostWords).joined(separator: " ") + (isWhole ? "" : "…")
  }
}
