import Foundation

/// The user-defined runtime attributes.
extension NibSession {
  /// Sets the attributes of an object, in their order.
  func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let values = values(of: attribute)
      if !set(values, path, of: object) { refuse(path, of: object, attribute) }
    }
  }

  /// Returns the forms of a value that a property may have, the likeliest first.
  private func values(of element: NibElement) -> [Any?] {
    let child = element.child(key: "value")
    let text = element["value"] ?? child?["value"]
    switch element["type"] {
    case "number":
      guard let number = text.flatMap(Double.init) else { return [] }
      let integer = Int(exactly: number.rounded())
      return [CGFloat(number), number, Float(number), NSNumber(value: number)]
        + (integer.map { [$0, Int32(clamping: $0), UInt(clamping: $0), Int64($0)] } ?? [])
    case "boolean":
      let value = text == "YES" || child.map { $0["value"] == "YES" } ?? false
      return [value, NSNumber(value: value)]
    case "string", "localizedString":
      let string = text ?? child?.text ?? ""
      return [string, NSString(string: string)]
    case "color":
      guard let color = child.flatMap({ NibColors.color($0, in: self) }) else { return [] }
      return [color, color.cgColor]
    case "image":
      let image = (text ?? child?["name"]).flatMap {
        UIImage(named: $0, in: bundle, compatibleWith: nil)
      }
      return [image]
    case "point": return child.map { [NibValues.point($0)] } ?? []
    case "size": return child.map { [NibValues.size($0)] } ?? []
    case "rect": return child.map { [NibValues.rect($0)] } ?? []
    case "nil": return [nil]
    default: return []
    }
  }

  private func set(_ values: [Any?], _ path: String, of object: AnyObject) -> Bool {
    if let dot = path.firstIndex(of: ".") {
      let (first, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
      guard let next = value(first, of: object) else { return false }
      return set(values, rest, of: next)
    }
    if case .property(_, _, let set?)? = NibProperties.member(path, of: object)?.kind {
      return values.contains { set(object, $0) }
    }
    return NibKnownKeys.set(values, path, of: object)
  }

  private func value(_ key: String, of object: AnyObject) -> AnyObject? {
    if case .property(_, let get, _)? = NibProperties.member(key, of: object)?.kind {
      guard let value = get(object) else { return nil }
      let mirror = Mirror(reflecting: value)
      let isOptional = mirror.displayStyle == .optional
      return (isOptional ? mirror.children.first?.value : value).map { $0 as AnyObject }
    }
    switch (key, object) {
    case ("layer", let view as UIView): return view.layer
    case ("view", let controller as UIViewController): return controller.view
    case ("titleLabel", let button as UIButton): return button.titleLabel
    case ("imageView", let button as UIButton): return button.imageView
    case ("textLabel", let cell as UITableViewCell): return cell.textLabel
    case ("contentView", let cell as UITableViewCell): return cell.contentView
    case ("navigationItem", let controller as UIViewController): return controller.navigationItem
    case ("tabBarItem", let controller as UIViewController): return controller.tabBarItem
    default: return nil
    }
  }

  /// Reports an attribute that no property takes, as UIKit logs it.
  private func refuse(_ path: String, of object: AnyObject, _ element: NibElement) {
    let type: AnyClass = Swift.type(of: object)
    note(
      "Failed to set (\(path)) user defined inspected property on (\(type)): this class is not key "
        + "value coding-compliant for the key \(path), or the value has another type",
      element
    )
  }
}

/// The properties of UIKit's classes that apps set by user-defined runtime attributes.
@MainActor
enum NibKnownKeys {
  static func set(_ values: [Any?], _ key: String, of object: AnyObject) -> Bool {
    let number = values.lazy.compactMap { $0 as? Double }.first
    let flag = values.lazy.compactMap { $0 as? Bool }.first
    let text = values.lazy.compactMap { $0 as? String }.first
    let color = values.lazy.compactMap { $0 as? UIColor }.first
    switch object {
    case let layer as CALayer: return set(key, of: layer, number, flag, color)
    case let controller as UIViewController:
      switch (key, text) {
      case ("title", let text?): controller.title = text
      case ("restorationIdentifier", let text?): controller.restorationIdentifier = text
      default: return false
      }
    case let view as UIView: return set(key, of: view, number, flag, text, color)
    case let item as UIBarItem:
      switch (key, text) {
      case ("title", let text?): item.title = text
      case ("accessibilityIdentifier", let text?): item.accessibilityIdentifier = text
      case ("accessibilityLabel", let text?): item.accessibilityLabel = text
      default: return false
      }
    default: return false
    }
    return true
  }

  private static func set(
    _ key: String,
    of layer: CALayer,
    _ number: Double?,
    _ flag: Bool?,
    _ color: UIColor?
  ) -> Bool {
    switch (key, number, flag, color) {
    case ("cornerRadius", let number?, _, _): layer.cornerRadius = CGFloat(number)
    case ("borderWidth", let number?, _, _): layer.borderWidth = CGFloat(number)
    case ("shadowRadius", let number?, _, _): layer.shadowRadius = CGFloat(number)
    case ("shadowOpacity", let number?, _, _): layer.shadowOpacity = Float(number)
    case ("zPosition", let number?, _, _): layer.zPosition = CGFloat(number)
    case ("masksToBounds", _, let flag?, _): layer.masksToBounds = flag
    case ("borderColor", _, _, let color?), ("borderUIColor", _, _, let color?):
      layer.borderColor = color.cgColor
    case ("shadowColor", _, _, let color?): layer.shadowColor = color.cgColor
    case ("backgroundColor", _, _, let color?): layer.backgroundColor = color.cgColor
    default: return false
    }
    return true
  }

  private static func set(
    _ key: String,
    of view: UIView,
    _ number: Double?,
    _ flag: Bool?,
    _ text: String?,
    _ color: UIColor?
  ) -> Bool {
    switch (key, number, flag, text, color) {
    case ("tag", let number?, _, _, _): view.tag = Int(number)
    case ("alpha", let number?, _, _, _): view.alpha = CGFloat(number)
    case ("hidden", _, let flag?, _, _), ("isHidden", _, let flag?, _, _): view.isHidden = flag
    case ("clipsToBounds", _, let flag?, _, _): view.clipsToBounds = flag
    case ("userInteractionEnabled", _, let flag?, _, _): view.isUserInteractionEnabled = flag
    case ("exclusiveTouch", _, let flag?, _, _): view.isExclusiveTouch = flag
    case ("isAccessibilityElement", _, let flag?, _, _): view.isAccessibilityElement = flag
    case ("accessibilityIdentifier", _, _, let text?, _): view.accessibilityIdentifier = text
    case ("accessibilityLabel", _, _, let text?, _): view.accessibilityLabel = text
    case ("accessibilityHint", _, _, let text?, _): view.accessibilityHint = text
    case ("backgroundColor", _, _, _, let color?): view.backgroundColor = color
    case ("tintColor", _, _, _, let color?): view.tintColor = color
    case ("text", _, _, let text?, _):
      switch view {
      case let label as UILabel: label.text = text
      case let field as UITextField: field.text = text
      case let view as UITextView: view.text = text
      default: return false
      }
    case ("placeholder", _, _, let text?, _):
      guard let field = view as? UITextField else { return false }
      field.placeholder = text
    default: return false
    }
    return true
  }
}
