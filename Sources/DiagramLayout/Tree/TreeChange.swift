internal import TraceModel

/// What happened to a view or controller between two moments.
enum TreeChange: Hashable {
  /// It was not there, or in no superview.
  case added
  /// It is no longer alive.
  case removed
  /// It hangs in another view than before.
  case moved(from: String)
  /// It lives, but hangs in no view any more.
  case left(String)
  /// Its frame is another one.
  case frame(was: Rect)
  /// It was hidden or shown.
  case visibility(isHidden: Bool)

  /// Whether the change tells more than a word, so that it can't be told for several views at once.
  var isPersonal: Bool {
    switch self {
    case .added, .removed, .visibility: false
    case .moved, .left, .frame: true
    }
  }

  /// The sign in front of the word.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed, .left: "−"
    case .moved: "→"
    case .frame, .visibility: "~"
    }
  }

  /// The word for the card.
  var words: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved(let name): "moved from \(name)"
    case .left(let name): "left \(name)"
    case .frame(let was): "was \(CardFace.text(of: was))"
    case .visibility(let isHidden): isHidden ? "now hidden" : "now shown"
    }
  }

  /// The word for the legend and for numbers.
  var noun: String {
    switch self {
    case .added: "added"
    case .removed, .left: "removed"
    case .moved: "moved"
    case .frame, .visibility: "changed"
    }
  }

  /// The colour of sign and word.
  var color: ColorToken {
    switch self {
    case .added: .appearedEdge
    case .removed, .left: .error
    case .moved: .window
    case .frame, .visibility: .warning
    }
  }

  /// The changes in the order of legends and numbers.
  static let nouns = ["added", "removed", "moved", "changed"]
}
