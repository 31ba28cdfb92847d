import TraceModel

/// The bars of a navigation controller.
extension UINavigationController {
  var madeNavigationBar: UINavigationBar {
    if let bar = bars.navigationBar { return bar }
    let bar = life.runtime.inContext { UINavigationBar() }
    adopt(bar)
    return bar
  }

  var madeToolbar: UIToolbar {
    if let bar = bars.toolbar { return bar }
    let bar = life.runtime.inContext { UIToolbar() }
    adopt(bar)
    return bar
  }

  /// Uses a new bar, or one of a storyboard.
  package func adopt(_ bar: UINavigationBar) {
    bar.owner = self
    bar.delegate = self as? any UINavigationBarDelegate
    bar.isHidden = isNavigationBarHidden
    let old = bars.navigationBar
    bars.navigationBar = bar
    bars.install(bar, replacing: old)
  }

  /// Uses a new toolbar, or one of a storyboard.
  package func adopt(_ bar: UIToolbar) {
    bar.owner = self
    bar.isHidden = isToolbarHidden
    let old = bars.toolbar
    bars.toolbar = bar
    bars.install(bar, replacing: old)
  }

  func hideToolbar(_ hidden: Bool) {
    bars.isToolbarHidden = hidden
    // A toolbar that is shown exists, whether the app reads it or not.
    let bar = hidden ? bars.toolbar : madeToolbar
    bar?.isHidden = hidden
    bars.contentInsetsDidChange()
  }

  /// Lays the bars out again after the top of the stack or its items have changed.
  func stackDidChangeBars() {
    bars.navigationBar?.itemsDidChange()
    bars.toolbar?.setNeedsLayout()
  }

  // choice: hides-bottom-bar
  /// Whether a controller on the stack hides the tab bar: a pushed one whose
  /// `hidesBottomBarWhenPushed` is `true`, until it is popped.
  var hidesBottomBar: Bool {
    viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}

/// The bar of a tab bar controller.
extension UITabBarController {
  var madeTabBar: UITabBar {
    if let bar = bars.tabBar { return bar }
    let bar = life.runtime.inContext { UITabBar() }
    adopt(bar)
    return bar
  }

  /// Uses a new bar, or one of a storyboard.
  package func adopt(_ bar: UITabBar) {
    bar.owner = self
    bar.delegate = self
    bar.isHidden = isTabBarHidden
    let old = bars.tabBar
    bars.tabBar = bar
    bars.install(bar, replacing: old)
  }

  /// Whether the user can't see the bar.
  package var hidesTabBar: Bool {
    if isTabBarHidden || bars.tabBar?.isHidden ?? false { return true }
    return (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
  }

  /// Hides or shows the view of the bar.
  func updateTabBar() {
    bars.tabBar?.isHidden = isTabBarHidden
    bars.contentInsetsDidChange()
  }

  /// Sends `tabBar(_:didSelect:)` to a subclass of the app.
  func notifyOfTappedItem(_ tab: UIViewController) {
    guard !life.isOfOwnClass,
      life.runtime.optionalMessages.isImplemented(.tabBarDidSelect, by: self) != false,
      let item = tab.tabBarItem
    else { return }
    _ = life.runtime.invokeOptional(self, .tabBarDidSelect, text: item.title) {
      tabBar(tabBar, didSelect: item)
    }
  }
}
