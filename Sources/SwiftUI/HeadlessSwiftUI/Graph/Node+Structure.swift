package import TraceModel

/// The structure of a node in traces.
extension Node {
  /// The nearest ancestor that is a subject of the trace.
  package var enclosingElement: Node? {
    var ancestor = parent
    while let node = ancestor, !node.isElement { ancestor = node.parent }
    return ancestor
  }

  /// The subject of actions and attributes: the element that a modifier applies to, or else the
  /// element around the node.
  package var actingSubject: SubjectID {
    var node = self
    while node.subject == .none, let child = node.contentChild { node = child }
    if node.subject != .none { return node.subject }
    return enclosingElement?.subject ?? .none
  }

  /// The structural path from the parent element: the components of the nodes between.
  var pathFromElement: String {
    var components: [String] = []
    var node: Node? = self
    repeat {
      if let text = node?.place.text, !text.isEmpty { components.append(text) }
      node = node?.parent
    } while node.map { !$0.isElement } ?? false
    return components.reversed().joined(separator: "/")
  }

  /// The name of the view's type without generic arguments.
  package var typeName: String {
    if let name = (view as? any PrimitiveView)?.traceName { return name }
    return graph.typeName(of: type(of: view))
  }

  /// Reads values of the app outside a body, such as a binding; a change marks the node.
  package func reading<Result>(_ body: () -> Result) -> Result { graph.reading(for: self, body) }
}
