extension UIStackView {
  /// How views share the length of a stack; the names and values of UIKit's
  /// `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views fill the stack; the priorities of their contents decide which of them change.
    case fill = 0
    /// Views fill the stack and have equal lengths.
    case fillEqually = 1
    /// Views fill the stack in proportion to their natural lengths.
    case fillProportionally = 2
    /// The spaces between views are equal.
    case equalSpacing = 3
    /// The distances between the centers of views are equal as far as the spacing allows.
    case equalCentering = 4
  }

  /// How views are placed across the axis of a stack; the names and values of UIKit's
  /// `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable {
    /// Views are as long as the stack.
    case fill = 0
    /// Views are at the leading edge of a vertical stack.
    case leading = 1
    /// The first lines of text are on one baseline, in a horizontal stack.
    case firstBaseline = 2
    /// Views are in the middle.
    case center = 3
    /// Views are at the trailing edge of a vertical stack.
    case trailing = 4
    /// The last lines of text are on one baseline, in a horizontal stack.
    case lastBaseline = 5

    /// Views are at the top of a horizontal stack.
    public static var top: Alignment { .leading }
    /// Views are at the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
