/// A value that a view owns (developer.apple.com/documentation/swiftui/state).
///
/// The storage is created with the node and destroyed with it (swiftui rule 2.1). The expression of
/// the default value is evaluated at each initialization of the view (swiftui rule 2.3).
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates a state with its first value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value.
  ///
  /// Before the view has a node, it is the first value, and writes have no effect.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.set(newValue, in: .current) }
  }

  /// A binding to the value.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(storage)
  }

  /// The storage in the node; `nil` outside a graph.
  @MainActor @preconcurrency
  package var connectedStorage: StateStorage<Value>? { storage }
}

// The storage and the first value are read on the main actor only.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: GraphProperty {
  package mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    let storage =
      slot as? StateStorage<Value> ?? StateStorage(initial, node: node, name: name)
    slot = storage
    self.storage = storage
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose first value is `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}
