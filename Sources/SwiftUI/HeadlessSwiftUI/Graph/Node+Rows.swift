/// Children that a container adds and hides itself, such as the rows of a list.
extension Node {
  /// Adds a child outside of an evaluation, such as a row of a list that becomes visible.
  func addChild(_ value: ChildList.Child) -> Node {
    let child = Node(value, graph: graph, parent: self, context: value.context ?? context)
    child.index = value.index ?? children.count
    var position = children.count
    while position > 0, children[position - 1].index > child.index { position -= 1 }
    children.insert(child, at: position)
    graph.evaluate { child.build() }
    return child
  }

  /// Removes a child that ``addChild(_:)`` has added.
  func removeChild(_ child: Node) {
    children.removeAll { $0 === child }
    child.leave()
  }

  /// Shows or hides the node in its container; its state is kept.
  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    refreshVisibility()
  }
}

/// The values that a view of the framework reads.
extension Node {
  /// Adds an attribute that traces show, for a view that reads it while it makes its children.
  package func setAttribute(_ name: String, _ value: some Any) { inputs.append(name, value) }

  /// Reads a binding: a change of it evaluates the node again.
  package func read<Value>(_ binding: Binding<Value>) -> Value {
    reading { binding.wrappedValue }
  }

  /// Reads a value of the environment: a change of it evaluates the node again.
  package func readEnvironment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    reading { EnvironmentValues(context.environment)[keyPath: keyPath] }
  }
}
