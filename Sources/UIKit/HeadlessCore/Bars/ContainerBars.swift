import Foundation

/// The bars of a container, and what apps set for them; created when an app uses them.
///
/// The views of bars are created when an app first reads them, so that other runs are not larger.
@MainActor
final class ContainerBars {
  private unowned let owner: UIViewController
  var navigationBar: UINavigationBar?
  var toolbar: UIToolbar?
  var tabBar: UITabBar?
  var isToolbarHidden = true
  var isTabBarHidden = false
  var hidesBarsOnSwipe = false
  var hidesBarsOnTap = false
  var hidesBarsWhenKeyboardAppears = false
  var hidesBarsWhenVerticallyCompact = false

  init(of owner: UIViewController) {
    self.owner = owner
  }

  /// Adds a bar to the root view of its container if that is loaded.
  func install(_ bar: UIView) {
    guard let root = owner.viewIfLoaded else { return }
    root.addSubview(bar)
    layout(in: root)
    contentInsetsDidChange()
  }

  /// Adds all bars to a root view that was created after them.
  func install(in root: UIView) {
    for bar in [navigationBar, toolbar, tabBar] as [UIView?] {
      if let bar { root.addSubview(bar) }
    }
    layout(in: root)
    contentInsetsDidChange()
  }

  /// The part of the content that the bars cover, beyond the safe area of the root view.
  var contentInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let navigationBar, !navigationBar.isHidden { insets.top = navigationBar.height }
    if let toolbar, !toolbar.isHidden { insets.bottom = BarMetrics.toolbarHeight }
    if let tabs = owner as? UITabBarController, tabBar != nil, !tabs.hidesTabBar {
      insets.bottom += BarMetrics.tabBarHeight
    }
    return insets
  }

  /// Schedules an update of the content's safe area after bars were added, shown or hidden.
  func contentInsetsDidChange() {
    guard let root = owner.viewIfLoaded else { return }
    root.life.runtime.commit.hasSafeAreas = true
    root.invalidateSafeArea()
    root.setNeedsLayout()
  }

  // choice: bars-in-hierarchy
  /// Places the bars at the edges of the safe area, in front of the content.
  ///
  /// The safe area of the content excludes them (Apple's documentation of `safeAreaInsets`). A bar
  /// is created when the app first reads it; until then it takes no space and no time.
  func layout(in root: UIView) {
    let size = root.bounds.size
    let insets = root.safeAreaInsets
    if let navigationBar {
      place(navigationBar, y: insets.top, height: navigationBar.height, in: root)
    }
    var bottom = size.height
    if let tabBar {
      let height = BarMetrics.tabBarHeight + insets.bottom
      let isHidden = (owner as? UITabBarController)?.hidesTabBar ?? false
      // A stack that hides the bar has moved it out at the leading edge.
      place(
        tabBar,
        x: isHidden ? -size.width : 0,
        y: size.height - height,
        height: height,
        in: root
      )
      if !isHidden { bottom -= height }
    }
    if let toolbar {
      let height = BarMetrics.toolbarHeight + (tabBar == nil ? insets.bottom : 0)
      place(toolbar, y: bottom - height, height: height, in: root)
    }
  }

  private func place(
    _ bar: UIView,
    x: CGFloat = 0,
    y: CGFloat,
    height: CGFloat,
    in root: UIView
  ) {
    guard bar.superview === root else { return }
    bar.frame = CGRect(x: x, y: y, width: root.bounds.width, height: height)
    if root.subviews.last !== bar, !(root.subviews.last.map(isBar) ?? true) {
      root.bringSubviewToFront(bar)
    }
  }

  private func isBar(_ view: UIView) -> Bool {
    view === navigationBar || view === toolbar || view === tabBar
  }
}

/// A container with bars.
@MainActor
protocol BarOwner: UIViewController {
  /// The bars, if the app has used them.
  var bars: ContainerBars? { get set }
}

extension BarOwner {
  /// The bars, created on first use.
  var madeBars: ContainerBars {
    if let bars { return bars }
    let made = ContainerBars(of: self)
    bars = made
    return made
  }
}
