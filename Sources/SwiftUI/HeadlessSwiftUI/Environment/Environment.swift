public import Observation

/// A value of the environment in a view (developer.apple.com/documentation/swiftui/environment).
@propertyWrapper
public struct Environment<Value> {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  /// Creates a property that reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // Key paths do not change.
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object.
  ///
  /// Reading it without `environment(_:)` in an ancestor is a mistake, which ends the program as in
  /// SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(Value.self) else {
        fatalError(
          """
          No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \
          \(Value.self) may be missing as an ancestor of this view.
          """
        )
      }
      return object
    }
  }

  /// Creates a property that reads an observable object, or `nil` if there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(Object.self) }
  }

  /// The value; outside a graph, the default one.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    read(scope.map { EnvironmentValues($0) } ?? EnvironmentValues())
  }
}

// The closure runs on the main actor, and only the graph, on it, sets and reads the scope.
extension Environment: @unchecked Sendable {}

extension Environment: GraphProperty {
  package mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    scope = node.context.environment
  }
}
