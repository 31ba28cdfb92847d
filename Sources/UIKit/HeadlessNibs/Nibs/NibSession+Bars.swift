@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
import Foundation

/// The items of bars, and gesture recognizers.
extension NibSession {
  /// Reads a navigation item into an object that exists; a custom class replaces it.
  @discardableResult
  func makeNavigationItem(
    _ element: NibElement,
    _ item: UINavigationItem,
    _ scene: NibScene
  )
    -> UINavigationItem
  {
    let made = makeObject(element, base: UINavigationItem.self, scene) { item }
    guard let item = made as? UINavigationItem else { return item }
    let nib = reader(element, scene)
    nib.text("title") { item.title = $0 }
    nib.text("prompt") { item.prompt = $0 }
    nib.flag("hidesBackButton") { item.hidesBackButton = $0 }
    nib.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
    nib.value("largeTitleDisplayMode") { item.largeTitleDisplayMode = $0 }
    nib.text("backButtonTitle") { item.backButtonTitle = $0 }
    nib.view("titleView") { item.titleView = $0 }
    if let child = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = makeBarButton(child, scene)
    }
    item.leftBarButtonItems = buttons("left", element, scene) ?? item.leftBarButtonItems
    item.rightBarButtonItems = buttons("right", element, scene) ?? item.rightBarButtonItems
    return item
  }

  private func buttons(
    _ side: String,
    _ element: NibElement,
    _ scene: NibScene
  )
    -> [UIBarButtonItem]?
  {
    if let child = element.child(key: "\(side)BarButtonItem") {
      return makeBarButton(child, scene).map { [$0] }
    }
    let list = element.list("\(side)BarButtonItems")
    return list.isEmpty ? nil : list.compactMap { makeBarButton($0, scene) }
  }

  func makeBarButton(_ element: NibElement, _ scene: NibScene) -> UIBarButtonItem? {
    let nib = reader(element, scene)
    let made = makeObject(element, base: UIBarButtonItem.self, scene) { UIBarButtonItem() }
    guard let item = made as? UIBarButtonItem else { return nil }
    item.systemItem = nib.value("systemItem")
    nib.text("title") { item.title = $0 }
    nib.value("style") { item.style = $0 }
    nib.number("width") { item.width = $0 }
    nib.color("tintColor") { item.tintColor = $0 }
    let views = ["view", "customView"].compactMap { element.child(key: $0) }
    if let child = views.first
      ?? element.children.first(where: {
        NibClasses.views[$0.name] != nil
      })
    {
      item.customView = makeView(child, scene)
    }
    readItem(nib, into: item)
    return item
  }

  func makeTabBarItem(_ element: NibElement, _ scene: NibScene) -> UITabBarItem {
    let nib = reader(element, scene)
    let made = makeObject(element, base: UITabBarItem.self, scene) { UITabBarItem() }
    let item = made as? UITabBarItem ?? UITabBarItem()
    item.systemItem = nib.value("systemItem")
    nib.text("title") { item.title = $0 }
    nib.text("badgeValue") { item.badgeValue = $0 }
    item.selectedImage = nib.image("selectedImage")
    nib.color("badgeColor") { item.badgeColor = $0 }
    readItem(nib, into: item)
    return item
  }

  private func readItem(_ nib: NibReader, into item: UIBarItem) {
    nib.image("image") { item.image = $0 }
    nib.flag("enabled") { item.isEnabled = $0 }
    nib.integer("tag") { item.tag = $0 }
    item.landscapeImagePhone = nib.image("landscapeImage")
    item.largeContentSizeImage = nib.image("largeContentSizeImage")
    nib.ignore("imageInsets", "landscapeImageInsets")
    guard let values = nib.child("accessibilityConfiguration") else { return }
    values.text("identifier") { item.accessibilityIdentifier = $0 }
    values.text("label") { item.accessibilityLabel = $0 }
  }

  /// Makes a gesture recognizer, without its view.
  func makeGesture(_ element: NibElement, _ scene: NibScene) -> UIGestureRecognizer? {
    guard let (base, make) = NibClasses.gestures[element.name] else { return nil }
    let made = makeObject(element, base: base, scene, make)
    guard let gesture = made as? UIGestureRecognizer else { return nil }
    if let value = element.flag("enabled") { gesture.isEnabled = value }
    if let value = element.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = value }
    if let value = element.flag("delaysTouchesBegan") { gesture.delaysTouchesBegan = value }
    if let value = element.flag("delaysTouchesEnded") { gesture.delaysTouchesEnded = value }
    let taps = element.integer("numberOfTapsRequired")
    let touches = element.integer("numberOfTouchesRequired")
    switch gesture {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = taps ?? 1
      tap.numberOfTouchesRequired = touches ?? 1
    case let pan as UIScreenEdgePanGestureRecognizer:
      if let edges = element.child(key: "edges") { pan.edges = NibValues.edges(edges) }
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
      if let maximum = element.integer("maximumNumberOfTouches") {
        pan.maximumNumberOfTouches = maximum
      }
    case let press as UILongPressGestureRecognizer:
      press.numberOfTapsRequired = taps ?? 0
      press.numberOfTouchesRequired = touches ?? 1
      if let value = element.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(value)
      }
      if let value = element.number("allowableMovement") { press.allowableMovement = value }
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = touches ?? 1
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      let parts = element["direction"]?.split(separator: " ").compactMap { directions[String($0)] }
      if let parts { swipe.direction = parts.reduce(into: []) { $0.formUnion($1) } }
    default: break
    }
    return gesture
  }
}
