public import Foundation

extension UISearchBar {
  /// An icon of a search bar; the names and values of UIKit's `UISearchBar.Icon`.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The button of bookmarks.
    case bookmark
    /// The button of results.
    case resultsList
  }

  // inert: nothing is drawn
  public func setImage(
    _ iconImage: UIImage?,
    for icon: UISearchBar.Icon,
    state: UIControl.State
  ) {}

  // inert: nothing is drawn
  /// Sets the distance of an icon from its default position.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {}

  // inert: nothing is drawn
  /// Sets the image behind the text.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {}

  // inert: nothing is drawn
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension UISegmentedControl {
  // inert: nothing is drawn
  /// Sets the image behind the segments.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  // inert: nothing is drawn
  /// Sets the image between segments.
  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
}

extension UITableView {
  /// The title of the index that scrolls to the search bar.
  public static let indexSearch = "{search}"
}
