@_spi(Runtime) import HeadlessCore
public import Foundation
import TraceModel

/// A controller that searches, with the bar of a search and a controller for its results, as
/// UIKit's `UISearchController` (developer.apple.com/documentation/uikit/uisearchcontroller).
///
/// It is presented when editing in its bar begins, or when ``isActive`` becomes `true`: over the
/// controller whose navigation item or view has the bar, or over its nearest presentation context.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows the results; `nil` if the searched controller shows them.
  public let searchResultsController: UIViewController?
  /// Receives the text of the search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar()
  private var activation = SearchActivation()
  /// The navigation item whose bar shows the search bar.
  package weak var owningItem: UINavigationItem?
  private let deallocation: SearchDeallocation

  /// Creates a search, with or without a controller for the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    deallocation = SearchDeallocation()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
    searchBar.searchController = self
    deallocation.prepare(for: self)
  }

  /// Creates a search without a controller for the results.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates a search without a controller for the results; the archive is not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    deallocation = SearchDeallocation()
    super.init(coder: coder)
    modalPresentationStyle = .overCurrentContext
    searchBar.searchController = self
    deallocation.prepare(for: self)
  }

  /// Whether the search is presented; setting it presents or dismisses the search, animated.
  open var isActive: Bool {
    get { activation.isActive }
    set { setActive(newValue) }
  }

  // inert: nothing is drawn
  /// Whether the searched content is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  // inert: nothing is drawn
  /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 12.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during the search, except for its search bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar shows and hides its cancel button automatically.
  open var automaticallyShowsCancelButton = true
  // inert: nothing is drawn
  /// Whether the bar shows and hides its scopes automatically.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResultsVisibility() }
  }
  /// Whether the results are shown, also without a text; setting it ends the automatic behavior.
  open var showsSearchResultsController: Bool {
    get { !(searchResultsController?.viewIfLoaded?.isHidden ?? true) }
    set {
      automaticallyShowsSearchResultsController = false
      activation.showsResults = newValue
      updateResultsVisibility()
    }
  }
  // inert: no suggestions are shown
  /// Whether suggestions are not shown below a bar under the buttons.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  /// Creates a view that lets touches through unless the search dims the searched content.
  open override func loadView() {
    let view = SearchContainerView(frame: CGRect(origin: .zero, size: life.runtime.screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view of the search let touches through, or not.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let passesTouches = !obscuresBackgroundDuringPresentation
    (viewIfLoaded as? SearchContainerView)?.passesTouches = passesTouches
    modal.host?.container.passesTouches = passesTouches
  }

  /// Moves a search bar of a navigation bar into the view of the search.
  ///
  /// Both are in the window, so that the bar remains the first responder.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard owningItem != nil, let view, view.window != nil else { return }
    view.addSubview(searchBar)
    let top = viewIfLoaded?.window?.safeAreaInsets.top ?? 0
    searchBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 56)
  }

  /// Moves the search bar back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard owningItem != nil, searchBar.superview === viewIfLoaded else { return }
    searchBar.removeFromSuperview()
    owningItem?.bar?.itemsDidChange()
  }

  /// Adds the view of the results, hidden until there is a text.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController, results.parent == nil else { return }
    addChild(results)
    guard results.parent === self, let view = results.view else { return }
    view.frame = self.view.bounds
    view.isHidden = true
    self.view.addSubview(view)
    results.didMove(toParent: self)
    updateResultsVisibility()
  }

  /// Follows a change of the text in the bar.
  func searchTextDidChange() {
    updateResultsVisibility()
    updateResults()
  }

  /// Presents the search because editing in its bar has begun.
  func searchDidBeginEditing() {
    if activation.isActive { updateResults() } else { setActive(true) }
  }

  /// Dismisses the search because the cancel button was tapped.
  func searchDidCancel() { setActive(false) }

  // MARK: Activation

  // choice: search-updates
  private func setActive(_ isActive: Bool) {
    guard isActive || activation.isActive else {
      // A search that is not active sends this message all the same
      // (github.com/wordpress-mobile/WordPress-iOS/pull/5808).
      return notify(.searchWillDismiss) { $0.willDismissSearchController($1) }
    }
    guard isActive != activation.isActive else { return }
    if isActive { activate() } else { deactivate() }
    owningItem?.bar?.itemsDidChange()
  }

  private func activate() {
    activation.isActive = true
    let runtime = life.runtime
    if let delegate {
      _ = runtime.invokeOptional(delegate, .searchPresent, argument: traceSubject) {
        delegate.presentSearchController(self)
      }
    }
    // The delegate may have presented the search itself; it receives no other message then.
    guard activation.isActive, modal.host == nil else { return updateResults() }
    guard let presenter = searchedController else { return updateResults() }
    activation.isAutomatic = true
    notify(.searchWillPresent) { $0.willPresentSearchController($1) }
    presenter.present(self, animated: true) { [weak self] in
      self?.notify(.searchDidPresent) { $0.didPresentSearchController($1) }
    }
    if modal.host == nil { activation.isAutomatic = false }
    updateResults()
  }

  private func deactivate() {
    activation.isActive = false
    let isAutomatic = activation.isAutomatic
    activation.isAutomatic = false
    if isAutomatic { notify(.searchWillDismiss) { $0.willDismissSearchController($1) } }
    endSearch()
    updateResultsVisibility()
    guard modal.host != nil else { return updateResults() }
    presentingViewController?.dismiss(animated: true) { [weak self] in
      guard isAutomatic else { return }
      self?.notify(.searchDidDismiss) { $0.didDismissSearchController($1) }
    }
    updateResults()
  }

  /// The controller whose navigation item or view has the search bar.
  private var searchedController: UIViewController? {
    owningItem?.owner ?? searchBar.superview?.nearestController
  }

  /// Removes the text and ends editing.
  private func endSearch() {
    searchBar.text = nil
    searchBar.endEditing(true)
  }

  private func updateResultsVisibility() {
    guard let view = searchResultsController?.viewIfLoaded else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let isShown =
      automaticallyShowsSearchResultsController ? hasText : activation.showsResults
    view.isHidden = !(isShown && activation.isActive)
  }

  private func updateResults() {
    guard let updater = searchResultsUpdater else { return }
    life.runtime.invoke(updater, .updateSearchResults, argument: traceSubject) {
      updater.updateSearchResults(for: self)
    }
  }

  private func notify(
    _ message: Name,
    _ body: (any UISearchControllerDelegate, UISearchController) -> Void
  ) {
    guard let delegate else { return }
    _ = life.runtime.invokeOptional(delegate, message, argument: traceSubject) {
      body(delegate, self)
    }
  }

  @_spi(Runtime) open override func storeView(_ view: UIView?) {
    super.storeView(view)
    if view != nil { deallocation.hasLoadedView = true }
  }
}

/// The view of a search, behind its results.
private final class SearchContainerView: UIView {
  var passesTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && passesTouches ? nil : hit
  }
}

/// Whether a search is active, and how it became active.
private struct SearchActivation {
  var isActive = false
  /// Whether the search presented itself; the delegate is notified of such a presentation.
  var isAutomatic = false
  var showsResults = false
}

/// Warns when a search that was never shown is deallocated, as UIKit does since iOS 9.
///
/// UIKit's search controller loads its view in `dealloc` (openradar 22250107). Apps load the view
/// early to avoid the warning.
@MainActor
private final class SearchDeallocation {
  var hasLoadedView = false
  private var warning: (runtime: Runtime, subject: SubjectID, text: String)?

  nonisolated init() {}

  func prepare(for search: UISearchController) {
    warning = (search.life.runtime, search.traceSubject, search.description)
  }

  isolated deinit {
    guard !hasLoadedView, let warning, warning.runtime.behavior.major >= 9 else { return }
    warning.runtime.warn(
      .viewLoadedWhileDeallocating,
      """
      Attempting to load the view of a view controller while it is deallocating is not allowed and \
      may result in undefined behavior (\(warning.text))
      """,
      about: warning.subject
    )
  }
}
