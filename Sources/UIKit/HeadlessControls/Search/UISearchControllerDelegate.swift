import TraceModel

// choice: search-present-order
/// The delegate of a search controller, as UIKit's `UISearchControllerDelegate`
/// (developer.apple.com/documentation/uikit/uisearchcontrollerdelegate).
///
/// The messages are sent only when the search presents itself, because editing began or it became
/// active, and not when the app presents it. By choice, `presentSearchController` is first.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Presents an active search; if it does not, the search presents itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search is about to present itself.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search has presented itself.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {
    unimplemented(.searchPresent)
  }

  public func willPresentSearchController(_ searchController: UISearchController) {
    unimplemented(.searchWillPresent)
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    unimplemented(.searchDidPresent)
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    unimplemented(.searchWillDismiss)
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    unimplemented(.searchDidDismiss)
  }
}

/// Receives the text of a search, as UIKit's `UISearchResultsUpdating`
/// (developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search becomes active or inactive, and when its text changes.
  func updateSearchResults(for searchController: UISearchController)
}
