import HeadlessSwiftUI
import HeadlessUIKit

/// The trees that show views, by which an inspection finds the node of a view.
@MainActor
enum HostedGraphs {
  /// A node in a tree that is shown.
  struct Shown {
    let node: Node
    let source: InspectionSource
  }

  private struct Entry {
    weak var owner: AnyObject?
    weak var graph: ViewGraph?
  }

  private static var entries: [Entry] = []

  /// Adds the tree of a host.
  static func add<Content: View>(_ controller: UIHostingController<Content>) {
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded as? _UIHostingView<Content> else { return }
    entries.removeAll { $0.owner == nil || $0.graph == nil }
    entries.append(Entry(owner: controller, graph: view.graph))
  }

  /// Removes the tree of a host.
  static func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// The node of a view: by its connected state, by the action that is running, or by its value.
  static func shown<Content: View>(_ view: Content) -> Shown? {
    if let node = connectedNode(of: view), node.view is Content { return shown(node) }
    if let node = actingNode(where: { $0.view is Content }) { return shown(node) }
    return hosted { node in
      guard let shown = node.view as? Content else { return false }
      return ValueComparison.areEqualViews(shown, view) || haveEqualBits(shown, view)
    }
  }

  /// The node of a modifier.
  static func shown<Modifier: ViewModifier>(_ modifier: Modifier) -> Shown? {
    func isModified(_ node: Node) -> Bool {
      (node.view as? any ModifiedView)?.inspectedModifier is Modifier
    }
    if let node = connectedNode(of: modifier), isModified(node) { return shown(node) }
    if let node = actingNode(where: isModified) { return shown(node) }
    return hosted { node in
      guard let modified = (node.view as? any ModifiedView)?.inspectedModifier as? Modifier else {
        return false
      }
      return ValueComparison.areEqual(modified, modifier) || haveEqualBits(modified, modifier)
    }
  }

  /// Whether two values are copies of one value, also if they contain bindings of closures.
  private static func haveEqualBits<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
    }
  }

  private static func shown(_ node: Node) -> Shown {
    let owner = entries.first { $0.graph === node.graph }?.owner
    return Shown(node: node, source: InspectionSource(node.graph, owner: owner))
  }

  /// The node that stores the state of a value.
  private static func connectedNode<Value>(of value: Value) -> Node? {
    for field in FieldLayout.of(Value.self).dynamicFields {
      guard let type = field.type as? any NodeReferencing.Type else { continue }
      let node = withUnsafePointer(to: value) { pointer in
        connectedNode(type, at: UnsafeRawPointer(pointer) + field.offset)
      }
      if let node, !node.isRemoved { return node }
    }
    return nil
  }

  private static func connectedNode<Property: NodeReferencing>(
    _ type: Property.Type,
    at address: UnsafeRawPointer
  ) -> Node? {
    // `FieldLayout` reports that the value at this address has this type; the caller's closure
    // keeps the value in memory.
    address.assumingMemoryBound(to: type).pointee.connectedNode
  }

  private static func actingNode(where condition: (Node) -> Bool) -> Node? {
    guard let acting = ViewGraph.acting, !acting.isRemoved else { return nil }
    return condition(acting) ? acting : acting.ancestor(where: condition)
  }

  private static func hosted(where condition: (Node) -> Bool) -> Shown? {
    for entry in entries.reversed() {
      // The views of another run are not meant, such as those of another test.
      guard entry.owner != nil, let graph = entry.graph, let root = graph.root,
        graph.runtime === HostingRun.current.runtime
      else { continue }
      var pending = [root]
      while let node = pending.popLast() {
        if condition(node) { return shown(node) }
        pending.append(contentsOf: node.children.reversed())
      }
    }
    return nil
  }
}
