import Foundation

// Objective-C finds the members of 'AnyObject' in the class of the object. The rewriter of an app's
// sources writes calls of these functions for them.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Calls a method of an object of any class, as `(object as AnyObject).save(item)` does.
///
/// An object without the method reports UIKit's exception.
///
/// - Parameters:
///   - name: The name in Swift, such as `save(_:)`, or in Objective-C.
///   - object: The object.
///   - type: The type of the result.
///   - arguments: At most two arguments, as for `perform(_:with:with:)`.
/// - Returns: The result; `nil` if the method was not called, or has another result.
@discardableResult
public func appSend<Result>(
  _ name: String,
  to object: AnyObject,
  as type: Result.Type,
  _ arguments: Any?...
) -> Result! {
  result(name, object, type, arguments)
}

/// Calls a method of an object of any class if it has one, as `(object as AnyObject).save?(item)`
/// does.
///
/// - Parameters:
///   - name: The name in Swift, such as `save(_:)`, or in Objective-C.
///   - object: The object; without the method nothing is called and reported.
///   - type: The type of the result.
///   - arguments: At most two arguments, as for `perform(_:with:with:)`.
/// - Returns: The result; `nil` if the method was not called, or has another result.
@discardableResult
public func appSendIfImplemented<Result>(
  _ name: String,
  to object: AnyObject,
  as type: Result.Type,
  _ arguments: Any?...
) -> Result? {
  guard Messages.isImplemented(Selector(name), by: object) else { return nil }
  return result(name, object, type, arguments)
}

private func result<Result>(
  _ name: String,
  _ object: AnyObject,
  _ type: Result.Type,
  _ arguments: [Any?]
) -> Result? {
  let first = arguments.first ?? nil
  let second = arguments.dropFirst().first ?? nil
  let value = Messages.send(Selector(name), to: object, first, second)?.takeUnretainedValue()
  if let nothing = () as? Result { return nothing }
  return converted(value, to: type)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns a property of an object of any class, as `(object as AnyObject).title` does.
///
/// A value of Swift, which is not an Objective-C object here, has the properties of the object that
/// Objective-C would make of it: `cgRectValue`, `intValue` and the like.
///
/// - Parameters:
///   - name: The name of the property.
///   - object: The object.
///   - type: The type of the value.
/// - Returns: The value; `nil` if the object has no such property, which is reported, or a value of
///   another type.
public func appMember<Value>(
  _ name: String,
  of object: AnyObject,
  as type: Value.Type
) -> Value! {
  if name.hasSuffix("Value") {
    let value = object as? NSValue
    switch name {
    case "cgRectValue": if let rect = value?.rectValue as? Value { return rect }
    case "cgPointValue": if let point = value?.pointValue as? Value { return point }
    case "cgSizeValue": if let size = value?.sizeValue as? Value { return size }
    default: break
    }
    if let value = converted(object, to: type) { return value }
  }
  guard let object = object as? NSObject else { return nil }
  return converted(object.value(forKey: name), to: type)
}

private func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  guard let value else { return nil }
  if let value = value as? Value { return value }
  for form in KeyValueCoding.candidates(value) {
    if let form = form as? Value { return form }
    if let form = (form as? NSNumber) as? Value { return form }
  }
  return nil
}
