/// The values that one modifier writes into the environment of its content.
///
/// A scope lives as long as the node of its modifier. A body that reads a key depends on the scope
/// that provides it, and is evaluated again when the modifier writes another value.
@MainActor
package final class EnvironmentScope {
  package let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Any] = [:]
  private var sources: [ObjectIdentifier: DependencySource] = [:]
  /// The run's root scope answers for keys that no modifier has written.
  private var isRoot: Bool { parent == nil }

  package init(parent: EnvironmentScope?) {
    self.parent = parent
  }

  /// Returns the value of a key, or `nil` if no modifier has written it; the body that is being
  /// evaluated depends on it.
  func value(_ key: ObjectIdentifier) -> Any? {
    var scope = self
    while scope.values[key] == nil, let parent = scope.parent { scope = parent }
    if ViewGraph.evaluating != nil {
      let source = scope.sources[key] ?? DependencySource()
      scope.sources[key] = source
      source.read(in: ViewGraph.evaluating)
    }
    return scope.values[key]
  }

  /// Replaces the values; readers of changed keys are marked.
  ///
  /// - Parameter values: What the modifier writes now.
  func replace(_ new: [ObjectIdentifier: EnvironmentEntry]) {
    for key in Set(values.keys).union(new.keys) {
      let entry = new[key]
      let isSame = entry.map { entry in values[key].map(entry.isEqual) ?? false } ?? false
      values[key] = entry?.value
      guard !isSame else { continue }
      invalidateReaders(of: key, name: entry?.name ?? "environment")
    }
  }

  private func invalidateReaders(of key: ObjectIdentifier, name: String) {
    sources[key]?.invalidate { _ in name }
    // A key that was written for the first time had readers in an outer scope; they are below
    // this modifier and are evaluated with its content.
  }
}

/// A written value of the environment.
@MainActor
struct EnvironmentEntry {
  let value: Any
  /// The name of the key in traces.
  let name: String
  let isEqual: @MainActor (Any) -> Bool

  init<Value>(_ value: Value, name: String) {
    self.value = value
    self.name = name
    isEqual = { other in (other as? Value).map { ValueComparison.areEqual(value, $0) } ?? false }
  }
}
