/// The values that one modifier writes into the environment of its content.
///
/// A scope lives as long as the node of its modifier. A body that reads a key depends on the scope
/// that provides it, and is evaluated again when the modifier writes another value.
@MainActor
package final class EnvironmentScope {
  package let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Any] = [:]
  private var sources: [ObjectIdentifier: DependencySource] = [:]

  package init(parent: EnvironmentScope?) {
    self.parent = parent
  }

  /// Returns the value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - reader: The node that depends on the value; `nil` for the one whose body is being
  ///     evaluated.
  /// - Returns: The value; `nil` if no modifier has written it.
  func value(_ key: ObjectIdentifier, reader: Node? = nil) -> Any? {
    var scope = self
    while scope.values[key] == nil, let parent = scope.parent { scope = parent }
    if let reader = reader ?? ViewGraph.evaluating?.evaluatingNode {
      let source = scope.sources[key] ?? DependencySource()
      scope.sources[key] = source
      source.add(reader)
    }
    return scope.values[key]
  }

  /// Changes values, as a hosting view does with its traits.
  package func write(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(self)
    change(&values)
    replace(values.written)
  }

  /// Replaces the values; readers of changed keys are marked.
  ///
  /// - Parameter new: What the modifier writes now.
  func replace(_ new: [ObjectIdentifier: EnvironmentEntry]) {
    let isFirst = values.isEmpty && sources.isEmpty
    for key in Set(values.keys).union(new.keys) {
      let entry = new[key]
      let isNewKey = entry == nil || values[key] == nil
      let isSame = entry.map { entry in values[key].map(entry.isEqual) ?? false } ?? false
      values[key] = entry?.value
      guard !isSame else { continue }
      let name = entry?.name ?? "environment"
      sources[key]?.invalidate { _ in name }
      if isNewKey, !isFirst { invalidateOuterReaders(of: key, name: name) }
    }
  }

  /// Marks those who have read the key where an outer modifier provides it: some of them may be in
  /// the content of this modifier.
  private func invalidateOuterReaders(of key: ObjectIdentifier, name: String) {
    var outer = parent
    while let scope = outer {
      scope.sources[key]?.invalidate { _ in name }
      outer = scope.values[key] == nil ? scope.parent : nil
    }
  }
}

/// A written value of the environment.
struct EnvironmentEntry {
  let value: Any
  /// The name of the key in traces.
  let name: String

  init(_ value: Any, name: String) {
    self.value = value
    self.name = name
  }

  /// Whether the value is equal to another one of its type.
  @MainActor
  func isEqual(_ other: Any) -> Bool {
    func compare<Value>(_ value: Value) -> Bool {
      (other as? Value).map { ValueComparison.areEqual(value, $0) } ?? false
    }
    return _openExistential(value, do: compare)
  }
}
