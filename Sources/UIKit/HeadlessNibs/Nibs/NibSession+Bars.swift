import Foundation

/// Attributes of the elements of bars, their items and gesture recognizers.
extension NibSession {
  func read(_ element: NibElement, bar: UINavigationBar, _ scene: NibScene) {
    readLook(element, of: bar)
    let items = element.list("items").map { makeNavigationItem($0, UINavigationItem(), scene) }
    if !items.isEmpty { bar.items = items }
  }

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
    if let title = NibValues.text("title", of: element) { item.title = title }
    if let prompt = NibValues.text("prompt", of: element) { item.prompt = prompt }
    if let value = element.flag("hidesBackButton") { item.hidesBackButton = value }
    if let value = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = value
    }
    if let value = element["largeTitleDisplayMode"].flatMap({
      NibValues.value($0, of: UINavigationItem.LargeTitleDisplayMode.self)
    }) {
      item.largeTitleDisplayMode = value
    }
    if let title = NibValues.text("backButtonTitle", of: element) { item.backButtonTitle = title }
    if let child = element.child(key: "titleView"), let view = makeView(child, scene) {
      item.titleView = view
    }
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
    let system = element["systemItem"].flatMap {
      NibValues.value($0, of: UIBarButtonItem.SystemItem.self)
    }
    let made = makeObject(element, base: UIBarButtonItem.self, scene) { UIBarButtonItem() }
    guard let item = made as? UIBarButtonItem else { return nil }
    item.systemItem = system
    if let title = NibValues.text("title", of: element) { item.title = title }
    if let style = element["style"].flatMap({
      NibValues.value($0, of: UIBarButtonItem.Style.self)
    }) {
      item.style = style
    }
    if let width = element.number("width") { item.width = width }
    readColors(element, [("tintColor", { item.tintColor = $0 })])
    let views = ["view", "customView"].compactMap { element.child(key: $0) }
    if let child = views.first
      ?? element.children.first(where: {
        NibClasses.views[$0.name] != nil
      })
    {
      item.customView = makeView(child, scene)
    }
    readItem(element, into: item)
    return item
  }

  func makeTabBarItem(_ element: NibElement, _ scene: NibScene) -> UITabBarItem {
    let system = element["systemItem"].flatMap {
      NibValues.value($0, of: UITabBarItem.SystemItem.self)
    }
    let made = makeObject(element, base: UITabBarItem.self, scene) { UITabBarItem() }
    let item = made as? UITabBarItem ?? UITabBarItem()
    item.systemItem = system
    if let title = NibValues.text("title", of: element) { item.title = title }
    if let value = NibValues.text("badgeValue", of: element) { item.badgeValue = value }
    item.selectedImage = NibValues.image("selectedImage", of: element, in: self)
    readColors(element, [("badgeColor", { item.badgeColor = $0 })])
    readItem(element, into: item)
    return item
  }

  private func readItem(_ element: NibElement, into item: UIBarItem) {
    if let image = NibValues.image("image", of: element, in: self) { item.image = image }
    if let value = element.flag("enabled") { item.isEnabled = value }
    if let tag = element.integer("tag") { item.tag = tag }
    item.landscapeImagePhone = NibValues.image("landscapeImage", of: element, in: self)
    item.largeContentSizeImage = NibValues.image("largeContentSizeImage", of: element, in: self)
    for key in ["imageInsets", "landscapeImageInsets"] { element.child(key: key)?.ignore() }
    guard let values = element.child(key: "accessibilityConfiguration") else { return }
    if let text = NibValues.text("identifier", of: values) { item.accessibilityIdentifier = text }
    if let text = NibValues.text("label", of: values) { item.accessibilityLabel = text }
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
