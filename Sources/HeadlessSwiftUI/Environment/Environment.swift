public import Observation

/// A value of the environment in a view (developer.apple.com/documentation/swiftui/environment).
@propertyWrapper
public struct Environment<Value>: GraphProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  /// Creates a property that reads a value.
  @preconcurrency @MainActor
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object.
  ///
  /// Reading it without `environment(_:)` in an ancestor is a mistake, which ends the program as in
  /// SwiftUI.
  @preconcurrency @MainActor
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        fatalError(
          """
          No Observable object of type \(objectType) found. A View.environmentObject(_:) for \
          \(objectType) may be missing as an ancestor of this view.
          """
        )
      }
      return object
    }
  }

  /// Creates a property that reads an observable object, or `nil` without one.
  @preconcurrency @MainActor
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(objectType) }
  }

  /// The value; outside a graph, the default one.
  public var wrappedValue: Value {
    read(scope.map { EnvironmentValues($0) } ?? EnvironmentValues())
  }

  package mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    scope = node.context.environment
  }
}
