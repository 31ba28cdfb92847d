public import HeadlessCombine
import HeadlessUIKit
import TraceModel

/// An observable object that an ancestor provides
/// (developer.apple.com/documentation/swiftui/environmentobject).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  /// Creates a property.
  public init() {}

  /// The object.
  ///
  /// Reading it without `environmentObject(_:)` in an ancestor is a mistake, which ends the program
  /// as in SwiftUI.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else { fatalError(Self.missing) }
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  /// SwiftUI's message about a missing object.
  private static var missing: String {
    """
    No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
    \(ObjectType.self) may be missing as an ancestor of this view.
    """
  }
}

extension EnvironmentObject: GraphProperty {
  package mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    let key = ObjectIdentifier(ObjectType.self)
    object = node.context.environment.value(key, reader: node) as? ObjectType
    guard let object else {
      node.graph.runtime.warn(.environmentObjectMissing, Self.missing, about: node.actingSubject)
      slot = nil
      return
    }
    let subscription = slot as? ObjectSubscription ?? ObjectSubscription(of: node, name: name)
    subscription.connect(object)
    slot = subscription
  }
}

extension EnvironmentObject: MissingObjectReporting {
  /// The type of the object, if no ancestor provides it.
  package var missingObjectType: String? { object == nil ? "\(ObjectType.self)" : nil }
}

/// A property that needs an object of the environment.
@MainActor @preconcurrency
package protocol MissingObjectReporting {
  /// The type of the object, if no ancestor provides it.
  var missingObjectType: String? { get }
}

extension View {
  /// Provides an observable object to the view and its descendants.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(ObjectWritingModifier(object: object))
  }
}
