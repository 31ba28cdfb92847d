public import Foundation

/// A controller that contains a search controller, as UIKit's `UISearchContainerViewController`
/// (developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller).
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  open private(set) var searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard, with a search controller without results.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  /// Adds the search controller as a child whose view fills the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(searchController)
    searchController.view.frame = view.bounds
    searchController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(searchController.view)
    searchController.didMove(toParent: self)
  }
}
