import HeadlessUIKit

// choice: page-style-swipe
/// A page controller for the style `.page`.
///
/// It keeps three pages: going forward, the page three steps behind disappears before the new page
/// appears; going back, the page two steps behind appears before the one ahead disappears
/// (observation page-tab-three-pages-heckel). By choice, this happens at the end of a swipe.
final class PagingContainer: TabContainer {
  private let pager = UIKitPagingController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )
  private var pages: [TabHostingController] = []
  private var selected: Int?
  /// The indices of the pages that have appeared.
  private var appeared: Set<Int> = []
  var didSelect: @MainActor (Int) -> Void = { _ in }

  var controller: UIViewController { pager }

  init() {
    pager.dataSource = self
    pager.delegate = self
    pager.appearanceDidChange = { [weak self] isOnScreen in
      if isOnScreen { self?.updateAppearance() } else { self?.hidePages() }
    }
  }

  func show(_ tabs: [TabHostingController], selected index: Int, animated: Bool) {
    for tab in tabs { tab.isDrivenByPager = true }
    if !pages.elementsEqual(tabs, by: ===) {
      for page in pages where !tabs.contains(where: { $0 === page }) {
        page.setAppearedByPager(false)
      }
      pages = tabs
      appeared = Set(tabs.indices.filter { tabs[$0].surface.isAppeared })
      selected = nil
    }
    guard pages.indices.contains(index), index != selected else { return }
    let isForward = index >= selected ?? 0
    selected = index
    pager.setViewControllers(
      [pages[index]],
      direction: isForward ? .forward : .reverse,
      animated: animated,
      completion: nil
    )
    if pager.isOnScreen { updateAppearance() }
  }

  /// Shows the pages around the selected one, and hides the others.
  private func updateAppearance() {
    guard let selected else { return }
    let kept = max(0, selected - 2)...selected
    let isForward = selected >= appeared.max() ?? selected
    if isForward { hide(appeared.filter { !kept.contains($0) }.sorted()) }
    let wanted = isForward ? [selected] : Array(kept.reversed())
    for index in wanted where appeared.insert(index).inserted {
      pages[index].setAppearedByPager(true)
    }
    if !isForward { hide(appeared.filter { !kept.contains($0) }.sorted()) }
  }

  private func hide(_ indices: [Int]) {
    for index in indices {
      appeared.remove(index)
      if pages.indices.contains(index) { pages[index].setAppearedByPager(false) }
    }
  }

  /// Hides all pages, because the container has disappeared.
  private func hidePages() { hide(appeared.sorted()) }
}

extension PagingContainer: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  private func page(beside controller: UIViewController, by offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + offset)
    else { return nil }
    return pages[index + offset]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    guard completed, let shown = pageViewController.viewControllers?.first,
      let index = pages.firstIndex(where: { $0 === shown }), index != selected
    else { return }
    selected = index
    updateAppearance()
    didSelect(index)
  }
}

/// The page controller of a tab view with the style `.page`.
final class UIKitPagingController: UIPageViewController {
  /// Called when the pager appears and when it has disappeared.
  var appearanceDidChange: @MainActor (Bool) -> Void = { _ in }

  /// Whether the pager is in a window.
  var isOnScreen: Bool { viewIfLoaded?.window != nil }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearanceDidChange(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isCoveredByPresentation { appearanceDidChange(false) }
  }
}
