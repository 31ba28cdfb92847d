import Foundation

/// The properties of UIKit that apps read and set by name, which each class lists.
@MainActor
enum UIKitKeys {
  /// The properties of each class with the inherited ones; `nil` for those that are only stored.
  private static var members: [ObjectIdentifier: [String: AppMember?]] = [:]

  /// Returns the property that the class of an object of the runtime declares or inherits.
  static func member(_ name: String, of object: AnyObject) -> AppMember? {
    members(of: Swift.type(of: object))[name] ?? nil
  }

  /// Returns the property of a key, which may have the name of its getter, such as `isHidden`.
  static func member(anyOf key: String, of object: AnyObject) -> AppMember? {
    member(key, of: object) ?? member(getter(of: key), of: object)
  }

  /// The name of the getter of a flag.
  nonisolated static func getter(of key: String) -> String {
    "is" + key.prefix(1).uppercased() + key.dropFirst()
  }

  /// Whether a key without a public property is stored for an object, without an effect.
  static func isStored(_ key: String, of object: AnyObject) -> Bool {
    if case .some(nil) = members(of: Swift.type(of: object))[key] { return true }
    return false
  }

  private static func members(of type: AnyClass) -> [String: AppMember?] {
    if let known = members[ObjectIdentifier(type)] { return known }
    let inherited = _getSuperclass(type).map { members(of: $0) } ?? [:]
    let own = (type as? any NamedProperties.Type)?.namedProperties ?? [:]
    let all = own.reduce(into: inherited) { all, entry in
      let path = entry.value.flatMap { $0 as? any MemberPath }
      all[entry.key] = .some(path?.member(entry.key))
    }
    members[ObjectIdentifier(type)] = all
    return all
  }

  static func stored(_ key: String, of object: AnyObject) -> Any? {
    AssociatedObjects.value(for: address(of: key), of: object)
  }

  static func store(_ value: Any?, _ key: String, of object: AnyObject) {
    objc_setAssociatedObject(
      object,
      address(of: key),
      value,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
  }

  /// The address under which a value is associated: that of the key's name, which is never freed.
  private static func address(of key: String) -> UnsafeRawPointer {
    if let known = addresses[key] { return known }
    let address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    addresses[key] = address
    return address
  }
  private static var addresses: [String: UnsafeRawPointer] = [:]
}

/// A path from which a member can be made without its types.
@MainActor
private protocol MemberPath {
  func member(_ name: String) -> AppMember
}

extension KeyPath: MemberPath {
  fileprivate func member(_ name: String) -> AppMember {
    if let path = self as? ReferenceWritableKeyPath<Root, Value> { return .property(name, path) }
    return .constant(name, self)
  }
}
