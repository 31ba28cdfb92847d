/// A class of a rewritten module, as Objective-C would find it by name.
public struct AppClass: Sendable {
  /// The name without the module, such as `DetailViewController` or `Catalogue.Cell`; the name in
  /// parentheses of `@objc(Name)`, if there is one.
  public let name: String
  public let type: AnyClass
  /// The outlets, inspectable and `@objc` properties and methods that the class declares, without
  /// the inherited ones.
  public let members: [AppMember]
  /// Creates an object with `init()`; `nil` if the class has no such initializer, and for
  /// controllers and views, which are created with `init(coder:)`.
  package let make: (@MainActor () -> AnyObject)?

  /// Creates a description of a class.
  public init(
    _ name: String,
    _ type: AnyClass,
    members: [AppMember] = [],
    make: (@MainActor () -> AnyObject)? = nil
  ) {
    self.name = name
    self.type = type
    self.members = members
    self.make = make
  }
}
