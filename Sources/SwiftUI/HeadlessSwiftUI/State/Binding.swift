/// A connection to a value that another view owns
/// (developer.apple.com/documentation/swiftui/binding).
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value, Transaction) -> Void
  /// The identity that two bindings to one value share; `nil` for closures of the app.
  private let location: Location?
  /// The transaction of writes; `nil` for that of the running code.
  private var explicitTransaction: Transaction?

  private struct Location: Equatable {
    let object: ObjectIdentifier
    let path: [AnyHashable]
  }

  /// Creates a binding from closures.
  @preconcurrency
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
    location = nil
  }

  /// Creates a binding from closures; the setter receives the transaction.
  @preconcurrency
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    read = get
    write = set
    location = nil
  }

  /// Creates a binding from another one, for parameters with a wrapper.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    // Parts of views are used on the main actor only.
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { (_: Value) in })
  }

  @MainActor
  init(_ storage: StateStorage<Value>) {
    read = { storage.value }
    write = { storage.set($0, in: $1) }
    location = Location(object: ObjectIdentifier(storage), path: [])
  }

  @MainActor
  package init<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>)
  {
    read = { object[keyPath: path] }
    write = { value, transaction in
      withTransaction(transaction) { object[keyPath: path] = value }
    }
    location = Location(object: ObjectIdentifier(object), path: [path])
  }

  private init(
    read: @escaping @MainActor () -> Value,
    write: @escaping @MainActor (Value, Transaction) -> Void,
    location: Location?
  ) {
    self.read = read
    self.write = write
    self.location = location
  }

  /// The value.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, explicitTransaction ?? .current) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  @MainActor @preconcurrency
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let base = self
    return Binding<Member>(
      read: { base.read()[keyPath: keyPath] },
      write: { member, transaction in
        var value = base.read()
        value[keyPath: keyPath] = member
        base.write(value, transaction)
      },
      location: location.map {
        Binding<Member>.Location(object: $0.object, path: $0.path + [keyPath])
      }
    )
  }

  /// The transaction of writes.
  public var transaction: Transaction {
    get { explicitTransaction ?? Transaction() }
    set { explicitTransaction = newValue }
  }

  /// Returns the binding with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.explicitTransaction = transaction
    return binding
  }

  /// Returns the binding with an animation of its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

// The closures, which run on the main actor, are the only ways to the value; the identity of the
// location and the transaction do not change.
extension Binding: @unchecked Sendable {}

extension Binding: ComparableInput {
  package func isSameInput(as other: Binding<Value>) -> Bool {
    guard let location, let otherLocation = other.location else { return false }
    return location == otherLocation
  }
}

extension Binding {
  /// Creates a binding to the value of an optional, if it has one.
  @MainActor @preconcurrency
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      read: { base.wrappedValue ?? value },
      write: { new, transaction in base.transaction(transaction).wrappedValue = new },
      location: base.location.map { Location(object: $0.object, path: $0.path + ["unwrapped"]) }
    )
  }

  /// Creates a binding to an optional value from a binding to a value.
  @MainActor @preconcurrency
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      read: { base.wrappedValue },
      write: { new, transaction in
        if let new { base.transaction(transaction).wrappedValue = new }
      },
      location: base.location.map { Location(object: $0.object, path: $0.path + ["optional"]) }
    )
  }
}
