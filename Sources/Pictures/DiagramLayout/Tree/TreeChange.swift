internal import TraceModel

/// A change of a view or controller between two moments.
enum TreeChange: Hashable {
  /// The object was created, or got its first superview.
  case added
  /// The object was deallocated.
  case removed
  /// The view has a different superview.
  case moved(from: String)
  /// The view is alive without a superview.
  case left(String)
  /// The frame of the view changed.
  case frame(was: Rect)
  /// The view was hidden or shown.
  case visibility(isHidden: Bool)
  /// The state or the attributes of the SwiftUI node, or the state of the controller changed; the
  /// former value of the first one.
  case attribute(was: String)

  /// Whether the change has details, so that several views cannot share its description.
  var isPersonal: Bool {
    switch self {
    case .added, .removed, .visibility: false
    case .moved, .left, .frame, .attribute: true
    }
  }

  /// The sign before the words.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed, .left: "−"
    case .moved: "→"
    case .frame, .visibility, .attribute: "~"
    }
  }

  /// The words on the card.
  var words: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved(let name): "moved from \(name)"
    case .left(let name): "left \(name)"
    case .frame(let was): "was \(CardFace.text(of: was))"
    case .visibility(let isHidden): isHidden ? "now hidden" : "now shown"
    case .attribute(let was): "was \(was)"
    }
  }

  /// The word in the legend and in summaries.
  var noun: String {
    switch self {
    case .added: "added"
    case .removed, .left: "removed"
    case .moved: "moved"
    case .frame, .visibility, .attribute: "changed"
    }
  }

  /// The color of sign and words.
  var color: ColorToken {
    switch self {
    case .added: .appearedEdge
    case .removed, .left: .error
    case .moved: .window
    case .frame, .visibility, .attribute: .warning
    }
  }

  /// The nouns in the order of legends and summaries.
  static let nouns = ["added", "removed", "moved", "changed"]
}
