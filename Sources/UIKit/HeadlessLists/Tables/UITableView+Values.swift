extension UITableView {
  /// The style of a table; the names and values of UIKit's `UITableView.Style`.
  public enum Style: Int, Sendable {
    /// Headers stick to the top.
    case plain = 0
    /// Sections are groups.
    case grouped = 1
    /// Sections are groups with margins.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling; the names and values of UIKit's
  /// `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Sendable {
    /// The row is visible after the shortest movement.
    case none = 0
    /// The row is at the top.
    case top = 1
    /// The row is in the middle.
    case middle = 2
    /// The row is at the bottom.
    case bottom = 3
  }

  /// The animation of a change, which is not shown; the names and values of UIKit's
  /// `UITableView.RowAnimation`.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    /// Rows slide from or to the right.
    case right = 1
    /// Rows slide from or to the left.
    case left = 2
    /// Rows slide from or to the top.
    case top = 3
    /// Rows slide from or to the bottom.
    case bottom = 4
    /// The change is not animated.
    case none = 5
    /// Rows move to the middle.
    case middle = 6
    /// The system's choice.
    case automatic = 100
  }

  /// The reference of the insets of lines; the names and values of UIKit's
  /// `UITableView.SeparatorInsetReference`.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    /// The insets that the system chooses.
    case fromAutomaticInsets = 1
  }

  /// How the heights of cells follow their content; the names and values of UIKit's
  /// `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows do not size themselves again.
    case disabled = 0
    /// Rows size themselves again at the request of the cell.
    case enabled = 1
    /// Rows also size themselves again after changes of constraints.
    case enabledIncludingConstraints = 2
  }
}

extension UITableViewCell {
  /// The style of the line below a cell; the names and values of UIKit's
  /// `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable {
    /// The cell has no separator.
    case none = 0
    case singleLine = 1
  }
}
