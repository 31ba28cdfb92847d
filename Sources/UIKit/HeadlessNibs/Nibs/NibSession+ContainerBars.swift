import Foundation

/// The bars of containers.
extension NibSession {
  func readBars(_ element: NibElement, of navigation: UINavigationController, _ scene: NibScene) {
    if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
    if element.flag("hidesBarsOnSwipe") == true { navigation.hidesBarsOnSwipe = true }
    if element.flag("hidesBarsOnTap") == true { navigation.hidesBarsOnTap = true }
    if element.flag("hidesBarsWhenVerticallyCompact") == true {
      navigation.hidesBarsWhenVerticallyCompact = true
    }
    if element.flag("hidesBarsWhenKeyboardAppears") == true {
      navigation.hidesBarsWhenKeyboardAppears = true
    }
    if let bar = element.child(key: "navigationBar"), describesLook(bar) {
      if let own = makeCustomBar(bar, UINavigationBar.self, scene) {
        navigation.adopt(own)
      } else {
        read(bar, into: navigation.navigationBar, scene)
      }
    }
    if let bar = element.child(key: "toolbar"), describesLook(bar) {
      if let own = makeCustomBar(bar, UIToolbar.self, scene) {
        navigation.adopt(own)
      } else {
        read(bar, into: navigation.toolbar, scene)
      }
    }
    if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
  }

  func readBar(_ element: NibElement, of tabs: UITabBarController, _ scene: NibScene) {
    guard let bar = element.child(key: "tabBar"), describesLook(bar) else { return }
    if let own = makeCustomBar(bar, UITabBar.self, scene) {
      tabs.adopt(own)
    } else {
      read(bar, into: tabs.tabBar, scene)
    }
  }

  /// Makes a bar of a class of the app; `nil` for a bar of UIKit's class.
  private func makeCustomBar<Bar: UIView>(
    _ element: NibElement,
    _ base: Bar.Type,
    _ scene: NibScene
  ) -> Bar? {
    guard element["customClass"] != nil else { return nil }
    return makeView(element, scene) as? Bar
  }

  /// Whether the element of a bar has more attributes than its key.
  ///
  /// The bars of containers are created on first use, so that a run without them is not
  /// larger; one with a look is used.
  private func describesLook(_ element: NibElement) -> Bool {
    let plain: Set<String> = [
      "id", "key", "userLabel", "contentMode", "opaque", "multipleTouchEnabled", "clipsSubviews",
      "misplaced", "insetsLayoutMarginsFromSafeArea", "clearsContextBeforeDrawing",
    ]
    let hasLook =
      !Set(element.names).isSubset(of: plain)
      || element.children.contains { $0.key != "frame" && $0.key != "autoresizingMask" }
    if !hasLook { element.ignore() }
    return hasLook
  }
}
