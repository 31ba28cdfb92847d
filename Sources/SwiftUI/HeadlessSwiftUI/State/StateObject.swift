public import HeadlessCombine

/// An observable object that a view owns (developer.apple.com/documentation/swiftui/stateobject).
///
/// The expression is evaluated once for each node; new arguments have no effect until the identity
/// changes (swiftui rule 2.2).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var owned: Owned?

  /// The object of a node and its subscription.
  @MainActor
  private final class Owned {
    let object: ObjectType
    let subscription: ObjectSubscription

    init(_ object: ObjectType, _ subscription: ObjectSubscription) {
      self.object = object
      self.subscription = subscription
    }
  }

  /// Creates a property from an expression that is evaluated with the first body.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; before the view has a node, each read creates another one, as in SwiftUI.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { owned?.object ?? make() }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }
}

extension StateObject: GraphProperty {
  package mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    let owned =
      slot as? Owned ?? Owned(make(), ObjectSubscription(of: node, name: name, isOwner: true))
    owned.subscription.connect(owned.object)
    slot = owned
    self.owned = owned
  }
}
