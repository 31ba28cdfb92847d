import HeadlessUIKit
import Testing
import TraceModel

/// Notes the messages of a search, and may present it itself.
@MainActor
private final class SearchLog: UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  var log: [String] = []
  var presenter: UIViewController?

  func presentSearchController(_ searchController: UISearchController) {
    log.append("present")
    presenter?.present(searchController, animated: false)
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.append("willPresent")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    log.append("didPresent")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    log.append("willDismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    log.append("didDismiss")
  }

  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "")")
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBeginEditing") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("textDidChange \(searchText)")
  }
}

/// A search in a navigation bar.
struct `A search` {
  @MainActor
  private func list(
    _ search: UISearchController,
    _ log: SearchLog
  ) -> (UIViewController, UINavigationController) {
    let root = UIViewController()
    root.definesPresentationContext = true
    search.delegate = log
    search.searchResultsUpdater = log
    search.searchBar.delegate = log
    root.navigationItem.searchController = search
    return (root, UINavigationController(rootViewController: root))
  }

  // observation: search-delegate-automatic-only-apple
  @Test @MainActor func `the delegate is notified only of automatic presentations`() async throws {
    try await withApp { app in
      let log = SearchLog()
      let search = UISearchController(searchResultsController: nil)
      let (root, navigation) = list(search, log)
      try await launch(navigation, in: app)
      search.isActive = true
      try await app.settle()
      #expect(log.log == ["present", "willPresent", "update ", "didPresent"])
      #expect(root.presentedViewController === search)
      #expect(root.view.window != nil)
      log.log = []
      search.isActive = false
      try await app.settle()
      #expect(log.log == ["willDismiss", "update ", "didDismiss"])
      #expect(root.presentedViewController == nil)
      log.log = []
      log.presenter = root
      search.isActive = true
      try await app.settle()
      #expect(log.log == ["present", "update "])
      #expect(search.presentingViewController != nil)
    }
  }

  // observation: search-bar-delegate-first-so
  @Test @MainActor func `the delegate of the bar is notified before the search presents itself`()
    async throws
  {
    try await withApp { app in
      let log = SearchLog()
      let search = UISearchController(searchResultsController: nil)
      let (_, navigation) = list(search, log)
      try await launch(navigation, in: app)
      search.searchBar.searchTextField.sendActions(for: .editingDidBegin)
      #expect(log.log == ["didBeginEditing", "present", "willPresent", "update "])
      #expect(search.isActive)
    }
  }

  @Test @MainActor func `results are shown while there is a text`() async throws {
    try await withApp { app in
      let log = SearchLog()
      let results = UIViewController()
      let search = UISearchController(searchResultsController: results)
      let (_, navigation) = list(search, log)
      try await launch(navigation, in: app)
      search.isActive = true
      try await app.settle()
      #expect(results.view.isHidden)
      search.searchBar.text = "a"
      search.searchBar.searchTextField.sendActions(for: .editingChanged)
      #expect(!results.view.isHidden)
      #expect(search.showsSearchResultsController)
      #expect(log.log.suffix(2) == ["textDidChange a", "update a"])
      search.isActive = false
      try await app.settle()
      #expect(search.searchBar.text ?? "" == "")
      #expect(results.view.isHidden)
    }
  }

  @Test @MainActor func `the bar is in the navigation bar or in the active search`() async throws {
    try await withApp { app in
      let search = UISearchController(searchResultsController: nil)
      let (_, navigation) = list(search, SearchLog())
      let window = try await launch(navigation, in: app)
      #expect(search.searchBar.window === window)
      #expect(search.searchBar.superview === navigation.navigationBar)
      search.isActive = true
      try await app.settle()
      #expect(search.searchBar.superview === search.view)
      search.isActive = false
      try await app.settle()
      #expect(search.searchBar.superview === navigation.navigationBar)
    }
  }

  @Test(arguments: [true, false]) @MainActor
  func `content behind a search is reached unless it is dimmed`(isDimmed: Bool) async throws {
    try await withApp { app in
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = isDimmed
      let (root, navigation) = list(search, SearchLog())
      let window = try await launch(navigation, in: app)
      search.isActive = true
      try await app.settle()
      let hit = window.hitTest(CGPoint(x: 100, y: 400), with: nil)
      #expect((hit === root.view) == !isDimmed)
    }
  }

  // observation: search-controller-dealloc-loads-view-radar22250107
  @Test(arguments: [true, false]) @MainActor
  func `a search that was never shown is warned of when it is deallocated`(
    isLoaded: Bool
  ) async throws {
    let trace = try await record { _ in
      let search = UISearchController(searchResultsController: nil)
      if isLoaded { search.loadViewIfNeeded() }
    }
    #expect(trace.diagnostics(.viewLoadedWhileDeallocating).count == (isLoaded ? 0 : 1))
  }
}
