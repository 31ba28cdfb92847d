internal import TraceModel

/// The labels of callbacks whose text belongs to them, such as an index path, and of writes of
/// SwiftUI nodes.
struct NodeCallText {
  /// The label with the cause or the value.
  let whole: String
  /// The label in a timeline, which leaves out the cause of a first evaluation.
  let short: String
  /// The key that the label shares with others that may be counted instead; `nil` for a callback
  /// whose labels are always shown.
  let topic: String?

  /// Describes a callback; `nil` for one whose text does not belong to its label.
  init?(_ begin: TraceEvent, _ names: NameTable) {
    guard let row = begin.name.callback, row.spellsText else { return nil }
    whole = row.spelling(of: names[begin.text])
    let isFirst = row.name == .body && names[begin.text].contains("@identity")
    short = isFirst ? row.text : whole
    topic =
      switch row.name {
      case .body: isFirst ? nil : whole
      case .updateUIView, .updateUIViewController, .onChange, .onReceive, .onPreferenceChange:
        row.text
      case .action: nil
      default:
        switch row.group {
        case .cells, .scrolling, .touches: row.text
        default: nil
        }
      }
  }

  /// Describes a write of state.
  init(write: TraceEvent, _ names: NameTable) {
    let text = names[write.text]
    whole = text.isEmpty ? "state" : text
    short = whole
    topic = String(whole.prefix { $0 != ":" })
  }
}
