public import Foundation
import TraceModel

extension NSObject {
  /// Returns the value of a property by its name.
  ///
  /// Properties are those of rewritten classes and the ones of UIKit that apps read by name. An
  /// unknown key calls `value(forUndefinedKey:)`, whose base implementation reports UIKit's
  /// exception. Values are those of Swift, such as `CGFloat`, not `NSNumber`. On threads other than
  /// the main thread, values of the app's own objects are read there; those of responders and of
  /// UIKit are reported, and are `nil`.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Returns the value at a path of keys that are separated by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(atPath: keyPath, of: self)
  }

  /// Sets a property by its name; see ``value(forKey:)``.
  ///
  /// A number is converted to the number type of the property. A value of another type is reported
  /// and not set.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, key, of: self)
  }

  /// Sets the value at a path of keys that are separated by dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, atPath: keyPath, of: self)
  }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// Returns the values of several properties; `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }
}

extension NSObjectProtocol {
  /// Reports UIKit's exception for an unknown key, and returns `nil`.
  public func value(forUndefinedKey key: String) -> Any? {
    UndefinedKeys.report("valueForUndefinedKey:", key, of: self)
    return nil
  }

  /// Reports UIKit's exception for an unknown key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    UndefinedKeys.report("setValue:forUndefinedKey:", key, of: self)
  }
}

/// An object other than a `UIResponder` that handles keys without properties.
///
/// On Apple's platforms each `NSObject` can override the methods. Swift calls no override of a
/// member of an extension, so a class conforms to the protocol; the rewriter of an app's sources
/// adds the conformance.
public protocol UndefinedKeyReceiver: NSObject {
  /// Returns the value of a key without a property.
  func value(forUndefinedKey key: String) -> Any?
  /// Called when a value is set for a key without a property.
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// Access to properties by their names in Objective-C.
package enum KeyValueCoding {
  /// The arguments of an access; unchecked, because they are used on the calling thread only.
  fileprivate struct Access: @unchecked Sendable {
    let object: AnyObject
    var value: Any?
  }

  static func value(_ key: String, of object: AnyObject) -> Any? {
    if let store = object as? UserDefaults { return store.object(forKey: key) }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    let access = Access(object: object)
    if isUsableHere(object) {
      return onThisThread(readValue, KeyedAccess(keys: [key], access: access)).value
    }
    return onMain(key) {
      Access(object: access.object, value: read(key, of: access.object))
    }?.value
  }

  static func value(atPath path: String, of object: AnyObject) -> Any? {
    var current: Any? = object
    for key in path.split(separator: ".") {
      guard let object = current else { return nil }
      current = value(String(key), of: object as AnyObject)
    }
    return current
  }

  static func set(_ value: Any?, _ key: String, of object: AnyObject) {
    if let store = object as? UserDefaults { return store.set(value, forKey: key) }
    if let dictionary = object as? NSMutableDictionary {
      if let value {
        dictionary[key] = value
      } else {
        dictionary.removeObject(forKey: key)
      }
      return
    }
    let access = Access(object: object, value: value)
    if isUsableHere(object) {
      onThisThread(writeValue, KeyedAccess(keys: [key], access: access))
      return
    }
    onMain(key) { write(access.value, key, of: access.object) }
  }

  static func set(_ value: Any?, atPath path: String, of object: AnyObject) {
    let keys = path.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner =
      keys.dropLast().isEmpty
      ? object : self.value(atPath: keys.dropLast().joined(separator: "."), of: object)
    if let owner { set(value, last, of: owner as AnyObject) }
  }

  /// Returns the value at a path of keys; `nil` for an unknown key, which is not reported.
  static func read(_ keys: [String], of object: NSObject) -> Any? {
    let access = Access(object: object)
    if isUsableHere(object) {
      return onThisThread(readPath, KeyedAccess(keys: keys, access: access)).value
    }
    return resultOnMainActor { read(keys, access) }?.value
  }

  @MainActor
  fileprivate static func read(_ keys: [String], _ access: Access) -> Access {
    var current: Any? = access.object
    for key in keys {
      let object = current as AnyObject
      guard case .property(_, let get, _) = property(key, of: object) else {
        return Access(object: access.object)
      }
      guard let value = get(object) else { return Access(object: access.object) }
      current = SelectorResult(value).value
      guard current != nil else { break }
    }
    return Access(object: access.object, value: current)
  }

  /// Whether the properties of an object can be used on the current thread, which is not the main
  /// one: it is an object of the app, and not isolated to the main actor as responders are.
  private static func isUsableHere(_ object: AnyObject) -> Bool {
    !(object is UIResponder) && !MainActorCheck.isOnMainActor
      && AppModules.appClass(type(of: object)) != nil
  }

  /// Returns the path of a property of a rewritten class; `nil` for others.
  static func appPath(_ key: String, of object: NSObject) -> AnyKeyPath? {
    AppModules.member(key, of: object)?.path
  }

  @discardableResult
  private static func onMain<Result>(_ key: String, _ body: @MainActor () -> Result) -> Result? {
    if let result = resultOnMainActor(body) { return result }
    Runtime.running?.report(
      "the key \(key) was used outside the main actor, where no values are read or set by name",
      help: "use the property itself"
    )
    return nil
  }

  // MARK: On the main actor

  @MainActor
  private static func property(_ key: String, of object: AnyObject) -> AppMember.Kind? {
    let isMain = MainActorCheck.isOnMainActor
    for name in [key, UIKitKeys.getter(of: key)] {
      if let member = AppModules.member(name, of: object) { return member.kind }
      if isMain, let member = UIKitKeys.member(name, of: object) { return member.kind }
    }
    return nil
  }

  // The functions below run on other threads, too, see 'isUsableHere'. They contain no closures
  // there, because the compiler adds a check of the thread to closures of the main actor.

  @MainActor
  fileprivate static func read(_ key: String, of object: AnyObject) -> Any? {
    let isMain = MainActorCheck.isOnMainActor
    switch property(key, of: object) {
    case .property(_, let get, _):
      guard let value = get(object) else { return nil }
      return SelectorResult(value).value
    case .method(let selector):
      return isMain
        ? selector.call(on: object, nil, nil)?.value
        : selector.callFree(on: object, nil, nil)?.value
    default: break
    }
    if isMain, UIKitKeys.isStored(key, of: object) { return UIKitKeys.stored(key, of: object) }
    if let responder = object as? UIResponder { return responder.value(forUndefinedKey: key) }
    if let object = object as? any UndefinedKeyReceiver {
      return object.value(forUndefinedKey: key)
    }
    return (object as? any NSObjectProtocol)?.value(forUndefinedKey: key)
  }

  @MainActor
  fileprivate static func write(_ value: Any?, _ key: String, of object: AnyObject) {
    if case .property(let type, _, let set?) = property(key, of: object) {
      for candidate in candidates(value) where set(object, candidate) { return }
      reportType(value, type, key, of: object)
      return
    }
    if MainActorCheck.isOnMainActor, UIKitKeys.isStored(key, of: object) {
      return UIKitKeys.store(value, key, of: object)
    }
    if let responder = object as? UIResponder {
      responder.setValue(value, forUndefinedKey: key)
    } else if let object = object as? any UndefinedKeyReceiver {
      object.setValue(value, forUndefinedKey: key)
    } else {
      (object as? any NSObjectProtocol)?.setValue(value, forUndefinedKey: key)
    }
  }

  /// The value, followed by the forms of a number that a property may have.
  nonisolated static func candidates(_ value: Any?) -> [Any?] {
    let number: Double? =
      switch value {
      case let value as NSNumber: value.doubleValue
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      case let value as Bool: value ? 1 : 0
      default: nil
      }
    guard let number else { return [value] }
    let forms: [Any?] = [
      value, number, CGFloat(number), Float(number), Int(exactly: number), number != 0,
      NSNumber(value: number),
    ]
    return forms.filter { $0 != nil }
  }

  @MainActor
  private static func reportType(
    _ value: Any?,
    _ type: Any.Type,
    _ key: String,
    of object: AnyObject
  ) {
    guard MainActorCheck.isOnMainActor else {
      let access = Access(object: object, value: value)
      onMainActor { reportType(access.value, type, key, of: access.object) }
      return
    }
    let runtime = Runtime.current
    let text = value.map { String(describing: Swift.type(of: $0)) } ?? "nil"
    runtime.warn(
      .uikitDiagnostic,
      "\(String(describing: Swift.type(of: object))).\(key) has the type \(type): a value of the "
        + "type \(text) is not set",
      about: runtime.appObjects.subject(of: object)
    )
  }
}

/// An access by one key or by the keys of a path.
private struct KeyedAccess {
  let keys: [String]
  let access: KeyValueCoding.Access

  var key: String { keys.first ?? "" }
}

@MainActor
private func readValue(_ input: KeyedAccess) -> KeyValueCoding.Access {
  let object = input.access.object
  return .init(object: object, value: KeyValueCoding.read(input.key, of: object))
}

@MainActor
private func readPath(_ input: KeyedAccess) -> KeyValueCoding.Access {
  KeyValueCoding.read(input.keys, input.access)
}

@MainActor
private func writeValue(_ input: KeyedAccess) {
  KeyValueCoding.write(input.access.value, input.key, of: input.access.object)
}
