import HeadlessUIKit
import TraceModel

/// A value that views report to the views around them
/// (developer.apple.com/documentation/swiftui/preferencekey).
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that report none.
  static var defaultValue: Value { get }
  /// Combines the value of earlier views with that of the next one, in tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value: `nil`.
  public static var defaultValue: Value { nil }
}

/// Reports a value of a key, instead of the value of the content.
struct PreferenceModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
  let change: PreferenceChange<Key.Value>

  func makeEffect(for node: Node) -> NodeEffect? {
    node.markPreferences()
    return PreferenceEffect(ObjectIdentifier(Key.self), change)
  }

  func update(_ effect: NodeEffect, of node: Node) {
    (effect as? PreferenceEffect<Key.Value>)?.change = change
  }
}

/// The effect of a node on the value that its content reports.
enum PreferenceChange<Value> {
  /// Replaces the value.
  case value(Value)
  /// Transforms the value.
  case transform((inout Value) -> Void)
}

/// The value that a node reports.
final class PreferenceEffect<Value>: NodeEffect {
  let key: ObjectIdentifier
  var change: PreferenceChange<Value>

  init(_ key: ObjectIdentifier, _ change: PreferenceChange<Value>) {
    self.key = key
    self.change = change
  }
}

/// An action for the change of a preference.
struct PreferenceActionModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  func makeEffect(for node: Node) -> NodeEffect? {
    PreferenceActionEffect(first: Key.defaultValue, read: { $0.preference(Key.self) }, action)
  }

  func update(_ effect: NodeEffect, of node: Node) {
    (effect as? PreferenceActionEffect<Key.Value>)?.action = action
  }
}

/// Compares the preference of each update with the last one; the first value that differs from the
/// default is a change (swiftui rule 1.9).
final class PreferenceActionEffect<Value: Equatable>: NodeEffect {
  var action: (Value) -> Void
  private let read: (Node) -> Value
  private var last: Value

  init(first: Value, read: @escaping (Node) -> Value, _ action: @escaping (Value) -> Void) {
    self.action = action
    self.read = read
    last = first
  }

  override func contentDidChange(_ node: Node) {
    let value = read(node)
    guard value != last else { return }
    last = value
    node.graph.enqueue(.onPreferenceChange, of: node, text: described(value)) { [self] in
      action(value)
    }
  }
}

extension Node {
  /// Marks the node and its ancestors as containing a preference.
  func markPreferences() {
    var node: Node? = self
    while let marked = node, !marked.containsPreferences {
      marked.containsPreferences = true
      node = marked.parent
    }
  }

  /// The value of a preference that the node and its descendants report.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    reported(key) ?? Key.defaultValue
  }

  private func reported<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard containsPreferences else { return nil }
    let own = effect as? PreferenceEffect<Key.Value>
    let change = own?.key == ObjectIdentifier(key) ? own?.change : nil
    if case .value(let value)? = change { return value }
    var combined: Key.Value?
    for child in children where child.isShown {
      guard let next = child.reported(key) else { continue }
      guard var value = combined else {
        combined = next
        continue
      }
      Key.reduce(value: &value) { next }
      combined = value
    }
    if case .transform(let transform)? = change {
      var value = combined ?? Key.defaultValue
      transform(&value)
      combined = value
    }
    return combined
  }
}

extension View {
  /// Reports a value of a preference.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key>(change: .value(value)))
  }

  /// Transforms the value of a preference that the view reports.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<Key>(change: .transform(callback)))
  }

  /// Adds an action for the change of a preference that the view reports.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceActionModifier<Key>(action: action))
  }
}
