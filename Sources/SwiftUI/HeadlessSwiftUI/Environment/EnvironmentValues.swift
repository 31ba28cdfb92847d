/// A key of the environment (developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no modifier has written one.
  static var defaultValue: Value { get }
}

/// The values that views inherit (developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// The values written to this copy.
  private(set) var written: [ObjectIdentifier: EnvironmentEntry] = [:]

  /// Creates the default values.
  public init() {
    scope = nil
  }

  package init(_ scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of a key.
  ///
  /// The subscript is not isolated, so that an app can declare properties of the environment
  /// without an actor; values of a graph are read on the main actor only.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      let value = written[id]?.value ?? scope.flatMap { Self.value(id, in: $0) }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { written[ObjectIdentifier(key)] = EnvironmentEntry(newValue, name: "\(key)") }
  }

  private static func value(_ key: ObjectIdentifier, in scope: EnvironmentScope) -> Any? {
    MainActor.assumeIsolated { Carried(value: scope.value(key)) }.value
  }

  /// Unchecked, because the value is created and read on the main actor.
  private struct Carried: @unchecked Sendable {
    let value: Any?
  }

  /// The object of a type that `environment(_:)` or `environmentObject(_:)` has written.
  @MainActor
  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    value(ObjectIdentifier(type)) as? Object
  }

  /// Writes an object under its type; `nil` removes it.
  @MainActor
  mutating func write<Object: AnyObject>(object: Object?, as type: Object.Type) {
    let entry: EnvironmentEntry =
      object.map { EnvironmentEntry($0, name: "@Environment \(type)") }
      ?? EnvironmentEntry(NoObject(), name: "@Environment \(type)")
    written[ObjectIdentifier(type)] = entry
  }

  /// An object that was set to `nil`.
  private struct NoObject: Equatable {}

  @MainActor
  private func value(_ key: ObjectIdentifier) -> Any? {
    written[key]?.value ?? scope?.value(key)
  }
}
