public import Observation

/// A view's property for bindings to the properties of an observable object
/// (developer.apple.com/documentation/swiftui/bindable).
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Creates a property from an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property from an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property from another one, for parameters with a wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// The property itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(wrappedValue, keyPath)
  }
}
