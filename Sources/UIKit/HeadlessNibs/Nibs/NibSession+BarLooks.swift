import Foundation

/// The looks of bars, and the bars of containers.
extension NibSession {
  // MARK: Bars of containers

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

  // MARK: Looks

  func readLook(_ element: NibElement, of bar: UINavigationBar) {
    readStyle(element, { bar.barStyle = $0 }, { bar.isTranslucent = $0 })
    if let value = element.flag("largeTitles") { bar.prefersLargeTitles = value }
    readColors(element, [("barTintColor", { bar.barTintColor = $0 })])
    if let attributes = textAttributes("titleTextAttributes", of: element) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
      bar.largeTitleTextAttributes = attributes
    }
    if let image = NibValues.image("backgroundImage", of: element, in: self) {
      bar.setBackgroundImage(image, for: .default)
    }
    if let image = NibValues.image("shadowImage", of: element, in: self) { bar.shadowImage = image }
    if let image = NibValues.image("backIndicatorImage", of: element, in: self) {
      bar.backIndicatorImage = image
    }
    if let image = NibValues.image("backIndicatorTransitionMask", of: element, in: self) {
      bar.backIndicatorTransitionMaskImage = image
    }
    readAppearances(
      element,
      [
        ("standardAppearance", { bar.standardAppearance = $0 }),
        ("compactAppearance", { bar.compactAppearance = $0 }),
        ("scrollEdgeAppearance", { bar.scrollEdgeAppearance = $0 }),
        ("compactScrollEdgeAppearance", { bar.compactScrollEdgeAppearance = $0 }),
      ] as [(String, (UINavigationBarAppearance) -> Void)]
    )
  }

  func readLook(_ element: NibElement, of bar: UIToolbar) {
    readStyle(element, { bar.barStyle = $0 }, { bar.isTranslucent = $0 })
    readColors(element, [("barTintColor", { bar.barTintColor = $0 })])
    readAppearances(
      element,
      [
        ("standardAppearance", { bar.standardAppearance = $0 }),
        ("compactAppearance", { bar.compactAppearance = $0 }),
        ("scrollEdgeAppearance", { bar.scrollEdgeAppearance = $0 }),
        ("compactScrollEdgeAppearance", { bar.compactScrollEdgeAppearance = $0 }),
      ] as [(String, (UIToolbarAppearance) -> Void)]
    )
  }

  func readLook(_ element: NibElement, of bar: UITabBar) {
    readStyle(element, { bar.barStyle = $0 }, { bar.isTranslucent = $0 })
    readColors(
      element,
      [
        ("barTintColor", { bar.barTintColor = $0 }),
        ("unselectedItemTintColor", { bar.unselectedItemTintColor = $0 }),
        // The color of the selected item before iOS 8, which is the tint color.
        ("selectedImageTintColor", { bar.tintColor = $0 }),
      ]
    )
    if let image = NibValues.image("backgroundImage", of: element, in: self) {
      bar.backgroundImage = image
    }
    if let image = NibValues.image("shadowImage", of: element, in: self) { bar.shadowImage = image }
    if let image = NibValues.image("selectionIndicatorImage", of: element, in: self) {
      bar.selectionIndicatorImage = image
    }
    if let value = element["itemPositioning"].flatMap({
      NibValues.value($0, of: UITabBar.ItemPositioning.self)
    }) {
      bar.itemPositioning = value
    }
    if let width = element.number("itemWidth") { bar.itemWidth = width }
    if let spacing = element.number("itemSpacing") { bar.itemSpacing = spacing }
    readAppearances(
      element,
      [
        ("standardAppearance", { bar.standardAppearance = $0 }),
        ("scrollEdgeAppearance", { bar.scrollEdgeAppearance = $0 }),
      ] as [(String, (UITabBarAppearance) -> Void)]
    )
  }

  func readStyle(
    _ element: NibElement,
    _ setStyle: (UIBarStyle) -> Void,
    _ setTranslucent: (Bool) -> Void
  ) {
    // The style with a name of iOS 6 is black.
    switch element["barStyle"] {
    case "black", "blackOpaque", "blackTranslucent": setStyle(.black)
    default: break
    }
    if let value = element.flag("translucent") { setTranslucent(value) }
    _ = element["barPosition"]
  }

  private func readAppearances<Look: UIBarAppearance>(
    _ element: NibElement,
    _ keys: [(String, (Look) -> Void)]
  ) {
    for (key, set) in keys {
      guard let child = element.child(key: key) else { continue }
      let look = Look()
      readColors(
        child,
        [
          ("backgroundColor", { look.backgroundColor = $0 }),
          ("shadowColor", { look.shadowColor = $0 }),
        ]
      )
      look.backgroundImage = NibValues.image("backgroundImage", of: child, in: self)
      look.shadowImage = NibValues.image("shadowImage", of: child, in: self)
      if let blur = child.child("blurEffect") {
        let style = blur["style"].flatMap { NibValues.value($0, of: UIBlurEffect.Style.self) }
        look.backgroundEffect = UIBlurEffect(style: style ?? .light)
      }
      if let look = look as? UINavigationBarAppearance { read(child, look) }
      if let look = look as? UIToolbarAppearance {
        read(child, "buttonAppearance", look.buttonAppearance)
        read(child, "doneButtonAppearance", look.doneButtonAppearance)
      }
      for part in child.children where !part.isRead {
        note("found an element that is not read: <\(part.name)> in <\(child.name)>", part)
      }
      set(look)
    }
  }

  private func read(_ element: NibElement, _ look: UINavigationBarAppearance) {
    if let attributes = textAttributes("titleTextAttributes", of: element) {
      look.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
      look.largeTitleTextAttributes = attributes
    }
    read(element, "buttonAppearance", look.buttonAppearance)
    read(element, "doneButtonAppearance", look.doneButtonAppearance)
    read(element, "backButtonAppearance", look.backButtonAppearance)
  }

  private func read(_ element: NibElement, _ key: String, _ look: UIBarButtonItemAppearance) {
    guard let child = element.child(key: key) else { return }
    for (name, state) in [
      ("normal", look.normal), ("highlighted", look.highlighted), ("disabled", look.disabled),
      ("focused", look.focused),
    ] {
      guard let part = child.child(key: name) else { continue }
      if let attributes = textAttributes("titleTextAttributes", of: part) {
        state.titleTextAttributes = attributes
      }
    }
  }

  /// Returns the attributes of a text that the child for a key describes; `nil` without it.
  func textAttributes(_ key: String, of element: NibElement) -> [NSAttributedString.Key: Any]? {
    guard let child = element.child(key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = child.child(key: "fontDescription").flatMap(NibValues.font) {
      attributes[.font] = font
    }
    readColors(child, [("textColor", { attributes[.foregroundColor] = $0 })])
    // Shadows of texts are not drawn.
    for name in ["textShadowColor", "textShadowOffset"] { child.child(key: name)?.ignore() }
    return attributes
  }
}
