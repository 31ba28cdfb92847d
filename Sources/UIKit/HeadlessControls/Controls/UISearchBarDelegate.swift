public import Foundation
import TraceModel

/// Is notified of the actions of the user in a search bar, as UIKit's `UISearchBarDelegate`
/// (developer.apple.com/documentation/uikit/uisearchbardelegate).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Sent after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Sent after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Returns whether a typed text may replace a range.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Sent after the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Sent for the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Sent for a tap on the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Sent after the user has selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    true
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    unimplemented(.searchBarDidBeginEditing)
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    true
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    unimplemented(.searchBarDidEndEditing)
  }

  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    true
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    unimplemented(.searchBarTextDidChange)
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    unimplemented(.searchBarSearchTapped)
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    unimplemented(.searchBarCancelTapped)
  }

  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
