package import TraceModel

extension TraceHistory {
  /// Returns the state of an object at the moment of a tree; `nil` outside its states.
  package func state(of node: ViewTree.Node, in tree: ViewTree) -> StateBand.State? {
    let bands = bands[node.subject]
    let next = bands.partition { $0.begin < tree.events }
    guard next > 0, bands[next - 1].end ?? .max >= tree.events else { return nil }
    return bands[next - 1].state
  }

  /// Returns the word for the state of a controller at the moment of a tree.
  func stateWord(of node: ViewTree.Node, in tree: ViewTree) -> String {
    if let state = state(of: node, in: tree) { return StatePaint(state).word }
    return node.view == nil && recordsViews ? "not loaded" : "unknown"
  }

  /// Whether the trace contains views, unlike a device log.
  package var recordsViews: Bool {
    switch trace.header.clock {
    case .order, .wall: false
    case .virtual, .monotonic: true
    }
  }
}
