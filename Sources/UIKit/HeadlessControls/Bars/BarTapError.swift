/// The reason why a user can't tap an item of a bar.
public struct BarTapError: Error, Hashable, CustomStringConvertible {
  /// The kind of the reason.
  public enum Code: Hashable, Sendable {
    /// No bar of a controller or view in a window has the item.
    case notInBar
    /// The item is in a bar that is not displayed: its controller is not at the top, or not in a
    /// window.
    case notDisplayed
    case barHidden
    /// The item is hidden.
    case hidden
    /// The item is disabled.
    case disabled
    /// A presented controller covers the bar.
    case covered
    /// A transition runs, during which the user can't tap.
    case inTransition
    /// The item has no action, or the bar has no back button.
    case noAction
  }

  /// The kind of the reason.
  public let code: Code
  /// The reason in a sentence.
  public let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
