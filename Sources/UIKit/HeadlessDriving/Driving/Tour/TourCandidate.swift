/// An action that a user can perform on the screen, with the way to perform it.
@MainActor
struct TourCandidate {
  /// The screen that an action belongs to, and its name on that screen; stable across visits.
  struct Key: Hashable {
    /// The screen, or the container for what several screens share, such as tabs.
    let scope: String
    let name: String
  }

  let step: Tour.Step
  let key: Key
  /// The name of equal actions, such as the rows of one class, which are tried until they lead to
  /// nothing new.
  let group: Key?
  /// Why the action is impossible now.
  let obstacle: String?
  /// Scrolls the target of the touch into view and returns its text; `nil` if no scrolling is
  /// necessary.
  var prepare: (@MainActor (TourFinger) -> String?)?
  let perform: @MainActor (TourFinger) throws -> Void

  /// The position of the action among those of a screen: actions that close the screen are last,
  /// and tabs follow them, so that a tab is left from its root.
  var rank: Int {
    if isTab { return 2 }
    if step.kind.isWayOut || Self.closingWords.contains(step.label.lowercased()) { return 1 }
    return 0
  }

  var isTab: Bool { step.kind == .tab }

  private static let closingWords: Set<String> = [
    "close", "cancel", "done", "dismiss", "back", "stop", "ok", "skip", "x",
  ]
}

/// Rows or items that are not offered.
struct TourRemainder {
  let step: Tour.Step
  let reason: String
}
