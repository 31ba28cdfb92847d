import HeadlessUIKit
import TraceModel

/// The value of a state in a node.
///
/// Outside the evaluation of bodies the newest value is read. During an evaluation, the value of
/// the transaction that is being applied is read, so that each transaction has its own evaluation
/// (swiftui rule 2.7).
@MainActor
package final class StateStorage<Value> {
  private weak var node: Node?
  private weak var graph: ViewGraph?
  /// The name of the property in the source.
  package let name: String
  private var newest: Value
  private var applied: Value
  private let source = DependencySource()

  init(_ value: Value, node: Node, name: String) {
    newest = value
    applied = value
    self.node = node
    graph = node.graph
    self.name = name
  }

  /// The value; reading it in a body makes the body depend on it.
  package var value: Value {
    guard let reader = ViewGraph.evaluating else { return newest }
    source.read(in: reader)
    return reader === graph ? applied : newest
  }

  /// The node; `nil` after the identity has ended.
  package var owner: Node? { node }

  /// Writes the value; bodies that have read it are evaluated in the next update.
  ///
  /// A write during the evaluation of a body is dropped and reported (swiftui rule 2.9).
  package func set(_ value: Value, in transaction: Transaction) {
    guard let graph, let node, !node.isRemoved else {
      newest = value
      applied = value
      return
    }
    if let evaluating = ViewGraph.evaluating {
      evaluating.reportWriteInBody(of: node)
      return
    }
    guard !ValueComparison.areEqual(newest, value) else { return }
    graph.runtime.recordStateWrite(
      "_\(name): \(described(newest)) → \(described(value))",
      of: node.actingSubject
    )
    newest = value
    graph.transactions.append(
      { [weak self] in self?.apply(value) },
      in: transaction
    )
    graph.requestUpdate()
  }

  private func apply(_ value: Value) {
    applied = value
    let owner = node.map(ObjectIdentifier.init)
    source.invalidate { reader in
      ObjectIdentifier(reader) == owner ? "_\(name)" : "\(node?.typeName ?? "?")._\(name)"
    }
  }
}

extension ViewGraph {
  /// Reports a write of state during the evaluation of a body, in SwiftUI's words.
  func reportWriteInBody(of node: Node) {
    runtime.warn(
      .stateModifiedDuringUpdate,
      "Modifying state during view update, this will cause undefined behavior.",
      about: evaluatingNode?.actingSubject ?? node.actingSubject
    )
  }

  /// Reports an object that publishes during the evaluation of a body, in SwiftUI's words.
  func reportChangeInBody(of node: Node) {
    runtime.warn(
      .stateModifiedDuringUpdate,
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      about: evaluatingNode?.actingSubject ?? node.actingSubject
    )
  }
}
