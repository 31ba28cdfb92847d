import Foundation
import TraceModel

/// The bars of a container, and what apps set for them.
///
/// They are created with the container's view, or when an app reads one before. A toolbar is created
/// when it is first shown.
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
  func install(_ bar: UIView, replacing old: UIView? = nil) {
    old?.removeFromSuperview()
    guard let root = owner.viewIfLoaded else { return }
    root.addSubview(bar)
    contentInsetsDidChange()
  }

  /// Adds all bars to a new root view.
  func install(in root: UIView) {
    for bar in [navigationBar, toolbar, tabBar] as [UIView?] {
      if let bar { root.addSubview(bar) }
    }
    root.life.runtime.commit.hasSafeAreas = true
    layout(in: root)
  }

  private var navigation: UINavigationController? { owner as? UINavigationController }

  private var window: UIWindow? { owner.viewIfLoaded?.window }

  private var showsNavigationBar: Bool { !(navigationBar?.isHidden ?? true) }

  private var tabBarHeight: CGFloat {
    guard tabBar != nil, let tabs = owner as? UITabBarController, !tabs.hidesTabBar else {
      return 0
    }
    return BarMetrics.tabBarHeight(in: window)
  }

  private var toolbarHeight: CGFloat {
    guard let toolbar, !toolbar.isHidden else { return 0 }
    return BarMetrics.height(in: window)
  }

  // choice: navigation-bar-height
  /// The height of the navigation bar while a child is at the top.
  ///
  /// The search bar is below the large title, and both below the buttons.
  private func height(for child: UIViewController?) -> CGFloat {
    let buttons = BarMetrics.height(in: window)
    guard let child else { return buttons }
    let item = child.navigationItem
    if item.search?.hidesRestOfBar ?? false { return BarMetrics.searchBarHeight }
    let prompt = item.prompt == nil ? 0 : BarMetrics.promptHeight
    let search = item.search == nil ? 0 : BarMetrics.searchBarHeight
    let hidden = min(item.scrolledDistance, collapsibleHeight(of: child))
    return buttons + prompt + search + largeTitleHeight(of: child) - hidden
  }

  /// The height that scrolling takes from the navigation bar of a child.
  func collapsibleHeight(of child: UIViewController) -> CGFloat {
    let item = child.navigationItem
    let search = item.search != nil && item.hidesSearchBarWhenScrolling
    return largeTitleHeight(of: child) + (search ? BarMetrics.searchBarHeight : 0)
  }

  /// The height of a child's large title, which a compact height and systems before iOS 11 do not
  /// show.
  ///
  /// An automatic item has the mode of the item below it, and the first one a large title
  /// (developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum).
  private func largeTitleHeight(of child: UIViewController) -> CGFloat {
    guard navigationBar?.prefersLargeTitles ?? false, !(window?.hasCompactHeight ?? false),
      owner.life.runtime.behavior.major >= 11
    else { return 0 }
    let stack = navigation?.viewControllers ?? []
    let below = stack[..<(stack.identityIndex(of: child) ?? stack.count)]
    let modes = ([child] + below.reversed()).lazy.map(\.navigationItem.largeTitleDisplayMode)
    let mode = modes.first { $0 != .automatic } ?? .always
    return mode == .always ? BarMetrics.largeTitleHeight : 0
  }

  /// The parts of a child's view that bars cover, beyond the safe area of the root view.
  func insets(of child: UIViewController) -> UIEdgeInsets {
    let extended = extendedEdges(of: child)
    var insets = UIEdgeInsets.zero
    if showsNavigationBar, extended.contains(.top) { insets.top = height(for: child) }
    if extended.contains(.bottom) { insets.bottom = toolbarHeight + tabBarHeight }
    return insets
  }

  /// The edges at which a child's view extends below bars
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout).
  private func extendedEdges(of child: UIViewController) -> UIRectEdge {
    var edges = child.edgesForExtendedLayout
    guard !child.extendedLayoutIncludesOpaqueBars else { return edges }
    if !(navigationBar?.isTranslucent ?? true) { edges.remove(.top) }
    if !(toolbar?.isTranslucent ?? true), toolbarHeight > 0 { edges.remove(.bottom) }
    if !(tabBar?.isTranslucent ?? true), tabBarHeight > 0 { edges.remove(.bottom) }
    return edges
  }

  // choice: extended-layout-below-tab-bar
  /// The frame of a child's view in its superview, which fills the root view: without the bars at
  /// edges where the view does not extend below them.
  ///
  /// In a stack this is also the tab bar of the container around it.
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
    let extended = extendedEdges(of: child)
    let area = owner.viewIfLoaded?.safeAreaInsets ?? .zero
    var insets = UIEdgeInsets.zero
    if showsNavigationBar, !extended.contains(.top) {
      insets.top = area.top + height(for: child)
    }
    let bars = toolbarHeight + tabBarHeight
    let outer = owner.parent?.barsOfContent?.insets(of: owner).bottom ?? 0
    if bars + outer > 0, !extended.contains(.bottom) { insets.bottom = area.bottom + bars }
    return bounds.inset(by: insets)
  }

  // choice: large-title-scroll
  /// Makes the navigation bar less high by the distance by which the content of a child is scrolled:
  /// first without the search bar, then without the large title.
  func follow(_ scrollView: UIScrollView, of child: UIViewController) {
    let item = child.navigationItem
    let most = collapsibleHeight(of: child)
    let hidden = min(item.scrolledDistance, most)
    let top = scrollView.contentInset.top + scrollView.safeAreaInsets.top + hidden
    let distance = min(max(0, scrollView.contentOffset.y + top), most)
    guard distance != item.scrolledDistance else { return }
    item.scrolledDistance = distance
    contentInsetsDidChange()
  }

  /// Places the bars and the content after bars were added, shown or hidden or have changed their
  /// height, and schedules an update of the content's safe area.
  func contentInsetsDidChange() {
    guard let root = owner.viewIfLoaded else { return }
    root.life.runtime.commit.hasSafeAreas = true
    root.invalidateSafeArea()
    root.setNeedsLayout()
    layout(in: root)
  }

  // choice: bars-in-hierarchy
  /// Places the bars at the edges of the safe area, in front of the content, and the content.
  ///
  /// The safe area of the content excludes them (Apple's documentation of `safeAreaInsets`).
  func layout(in root: UIView) {
    let size = root.bounds.size
    let insets = root.safeAreaInsets
    if let navigationBar {
      let height = height(for: navigation?.topViewController)
      place(navigationBar, y: insets.top, height: height, in: root)
    }
    if let tabBar {
      let height = BarMetrics.tabBarHeight(in: window) + insets.bottom
      // A stack that hides the bar has moved it out at the leading edge.
      let x = tabBarHeight == 0 ? -size.width : 0
      place(tabBar, x: x, y: size.height - height, height: height, in: root)
    }
    if let toolbar {
      let height = BarMetrics.height(in: window)
      place(toolbar, y: size.height - insets.bottom - height, height: height, in: root)
    }
    for child in owner.children {
      (child.viewIfLoaded?.superview as? UIViewControllerWrapperView)?.placeContent()
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
  var bars: ContainerBars { get }
}

extension UIViewController {
  /// The frame of the view in a superview that fills the parent.
  func frame(inContainer bounds: CGRect) -> CGRect {
    parent?.barsOfContent?.frame(of: self, in: bounds) ?? bounds
  }
}
