import Foundation

/// The constraints of storyboards and xibs.
extension NibSession {
  // choice: symbolic-constant
  /// Returns the constraint of an element; `nil` for one that is for Interface Builder only, or
  /// whose items are not installed.
  ///
  /// A symbolic distance without a number is 8 points.
  func makeConstraint(
    _ element: NibElement,
    in view: UIView,
    _ scene: NibScene
  )
    -> NSLayoutConstraint?
  {
    if element.flag("placeholder") == true {
      element.ignore()
      return nil
    }
    let isSymbolic = element.flag("symbolic") ?? false
    let constant = element.number("constant") ?? (isSymbolic ? 8 : 0)
    let priority = element.number("priority")
    _ = element["symbolType"]
    guard let name = element["firstAttribute"], var first = attribute(name, element) else {
      return nil
    }
    let secondName = element["secondAttribute"]
    var second = secondName.flatMap { attribute($0, element) } ?? .notAnAttribute
    let firstItem = item(element["firstItem"], &first, default: view, scene)
    let secondID = element["secondItem"]
    // Without a second item, a second attribute is that of the containing view.
    let secondItem: AnyObject? =
      secondID != nil
      ? item(secondID, &second, default: nil, scene) : secondName != nil ? view : nil
    guard let firstItem, secondID == nil || secondItem != nil else {
      // An item of a variation that is not installed has no object.
      return nil
    }
    let constraint = makeConstraintObject(element, scene)
    constraint.relate(
      firstItem,
      first,
      element["relation"].flatMap { NibValues.value($0, of: NSLayoutConstraint.Relation.self) }
        ?? .equal,
      to: secondItem,
      second,
      multiplier: multiplier(element),
      constant: constant
    )
    if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// Makes a constraint of UIKit's class, or an object of the app's class that is awakened.
  private func makeConstraintObject(_ element: NibElement, _ scene: NibScene) -> NSLayoutConstraint
  {
    guard element["customClass"] != nil else { return NSLayoutConstraint() }
    let made = makeObject(element, base: NSLayoutConstraint.self, scene) { NSLayoutConstraint() }
    return made as? NSLayoutConstraint ?? NSLayoutConstraint()
  }

  private func attribute(_ name: String, _ element: NibElement) -> NSLayoutConstraint.Attribute? {
    if name == "baseline" { return .lastBaseline }
    if let found = NibValues.value(name, of: NSLayoutConstraint.Attribute.self) { return found }
    note("found a constraint with an attribute that is not known: \(name)", element)
    return nil
  }

  /// Returns an item of a constraint; the guides of a controller stand for edges of the safe area.
  private func item(
    _ id: String?,
    _ attribute: inout NSLayoutConstraint.Attribute,
    default view: UIView?,
    _ scene: NibScene
  ) -> AnyObject? {
    guard let id else { return view }
    if let object = scene.object(id) { return object }
    guard let guide = document.element(id), guide.name == "viewControllerLayoutGuide" else {
      return nil
    }
    guide.isRead = true
    guard let root = scene.object(scene.rootViewID ?? "") as? UIView else { return nil }
    // The inner edges of the guides are those of the safe area, the outer ones those of the view.
    switch (guide["type"] == "top", attribute) {
    case (true, .bottom):
      attribute = .top
      return root.safeAreaLayoutGuide
    case (false, .top):
      attribute = .bottom
      return root.safeAreaLayoutGuide
    default: return root
    }
  }

  /// Returns the multiplier, which is a number or a ratio such as `16:9`.
  private func multiplier(_ element: NibElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let separators: Set<Character> = [":", "/"]
    let parts = text.split(whereSeparator: { separators.contains($0) }).compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return parts.first.map { CGFloat($0) } ?? 1
  }
}

extension NibScene {
  /// The identity of the root view of the controller.
  var rootViewID: String? { controllerElement?.child(key: "view")?.id }
}
