public import HeadlessCombine

/// An observable object that a view receives
/// (developer.apple.com/documentation/swiftui/observedobject).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }

    /// A binding to a property.
    @MainActor
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object, keyPath)
    }
  }

  public var wrappedValue: ObjectType

  /// Creates a property from an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property from an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

extension ObservedObject: GraphProperty, ComparableInput {
  package mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    let subscription = slot as? ObjectSubscription ?? ObjectSubscription(of: node, name: name)
    subscription.connect(wrappedValue)
    slot = subscription
  }

  package func isSameInput(as other: ObservedObject<ObjectType>) -> Bool {
    wrappedValue === other.wrappedValue
  }
}
