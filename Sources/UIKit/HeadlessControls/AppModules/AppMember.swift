public import Foundation

/// A property or method of a class that Objective-C would find by name.
///
/// It is unchecked, because key paths are not `Sendable`: those of members capture no values, and
/// are not changed.
public struct AppMember: @unchecked Sendable {
  package enum Kind: Sendable {
    /// A property with access to its value; the setter returns whether the value has the property's
    /// type, and is `nil` for a constant.
    case property(
      type: Any.Type,
      get: @MainActor (AnyObject) -> Any?,
      set: (@MainActor (AnyObject, Any?) -> Bool)?
    )
    case method(Selector)
    /// A method that creates the destination of a segue.
    case segueAction(@MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?)
  }

  /// The name in Objective-C, such as `titleLabel` or `save:`.
  public let name: String
  package let kind: Kind
  /// The path of a property from the class that declares it.
  package var path: AnyKeyPath?

  /// Creates a property that can be set, such as an outlet.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C.
  ///   - path: The property; a value of another type is not set.
  /// - Returns: The member.
  public static func property<Object, Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> AppMember {
    // Key paths of members do not capture values and are immutable.
    nonisolated(unsafe) let path = path
    return AppMember(
      name: name,
      kind: .property(
        type: Value.self,
        get: { ($0 as? Object)?[keyPath: path] },
        set: { object, value in
          guard let object = object as? Object, let value = value as? Value else { return false }
          object[keyPath: path] = value
          return true
        }
      ),
      path: path
    )
  }

  /// Creates a property that can only be read.
  public static func constant<Object, Value>(
    _ name: String,
    _ path: KeyPath<Object, Value>
  ) -> AppMember {
    // Key paths of members do not capture values and are immutable.
    nonisolated(unsafe) let path = path
    return AppMember(
      name: name,
      kind: .property(type: Value.self, get: { ($0 as? Object)?[keyPath: path] }, set: nil),
      path: path
    )
  }

  /// Creates a method without a result that is used, such as an action.
  public static func method(_ selector: Selector) -> AppMember {
    AppMember(name: selector.description, kind: .method(selector))
  }

  /// Creates a method marked with `@IBSegueAction`.
  ///
  /// The class of the result is a parameter: the conversion of the method to one with another
  /// result would lose that it is safe to send.
  public static func segueAction<Object: AnyObject, Controller: UIViewController>(
    _ name: String,
    _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder) -> Controller?
  ) -> AppMember {
    AppMember(
      name: name,
      kind: .segueAction { object, coder, _, _ in (object as? Object).flatMap { method($0)(coder) }
      }
    )
  }

  /// Creates a method marked with `@IBSegueAction` that receives the sender.
  public static func segueAction<Object: AnyObject, Controller: UIViewController>(
    _ name: String,
    _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder, Any?) -> Controller?
  ) -> AppMember {
    AppMember(
      name: name,
      kind: .segueAction { object, coder, sender, _ in
        (object as? Object).flatMap { method($0)(coder, sender) }
      }
    )
  }

  /// Creates a method marked with `@IBSegueAction` that receives the sender and the identifier.
  public static func segueAction<Object: AnyObject, Controller: UIViewController>(
    _ name: String,
    _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder, Any?, String?) -> Controller?
  ) -> AppMember {
    AppMember(
      name: name,
      kind: .segueAction { object, coder, sender, identifier in
        (object as? Object).flatMap { method($0)(coder, sender, identifier) }
      }
    )
  }
}
