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
    guard case .property(_, _, let set?)? = property(path, of: object) else { return false }
    return values.contains { set(object, $0) }
  }

  private func value(_ key: String, of object: AnyObject) -> AnyObject? {
    guard case .property(_, let get, _)? = property(key, of: object), let value = get(object) else {
      return nil
    }
    let mirror = Mirror(reflecting: value)
    let isOptional = mirror.displayStyle == .optional
    return (isOptional ? mirror.children.first?.value : value).map { $0 as AnyObject }
  }

  private func property(_ key: String, of object: AnyObject) -> AppMember.Kind? {
    NibProperties.member(key, of: object)?.kind ?? UIKitKeys.member(anyOf: key, of: object)?.kind
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
