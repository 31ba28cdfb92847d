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
    /// Visible, with the shortest movement.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of a change, which is not shown; the names and values of UIKit's
  /// `UITableView.RowAnimation`.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// None.
    case none = 5
    /// In the middle.
    case middle = 6
    /// The system's choice.
    case automatic = 100
  }

  /// What the insets of lines refer to; the names and values of UIKit's
  /// `UITableView.SeparatorInsetReference`.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the system chooses.
    case fromAutomaticInsets = 1
  }

  /// How the heights of cells follow their content; the names and values of UIKit's
  /// `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not.
    case disabled = 0
    /// When the cell asks for it.
    case enabled = 1
    /// When constraints change, too.
    case enabledIncludingConstraints = 2
  }
}

extension UITableViewCell {
  /// The style of the line below a cell; the names and values of UIKit's
  /// `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
