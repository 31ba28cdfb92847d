internal import DiagramLayout
internal import TraceModel

extension TracePage {
  /// Returns the trees of views and controllers at some moments as JSON, which tests compare with what
  /// the first view of the page shows.
  ///
  /// Each element has the members `event`, `views` and `controllers`; a tree is a list of rows
  /// `[depth, object, state]` as the page indents them, with the object as `process.number`.
  ///
  /// - Parameter moments: Indices of events; the tree is that after the event.
  /// - Returns: A JSON object with the list `moments`.
  package func outlines(at moments: [Int]) -> String {
    let shown = view(0)
    let history = TraceHistory(shown.trace)
    var json = JSONMembers()
    json.objects("moments", moments) { event, json in
      let tree = history.tree(afterEvents: event + 1)
      let outline = TreeOutline(tree: tree, history: history, joined: shown.joined)
      json.add("event", event)
      json.array("views", outline.views()) { outline.write($0, to: &$1) }
      json.array("controllers", outline.controllers()) { outline.write($0, to: &$1) }
    }
    return "{\(json.text)}\n"
  }
}

/// The rows of a tree in the order of a page.
private struct TreeOutline {
  typealias Row = (depth: Int, node: Int)

  let tree: ViewTree
  let history: TraceHistory
  let joined: JoinedTraces?

  func views() -> [Row] {
    rows(from: bySide(tree.roots)) { tree.children(of: $0) }
  }

  func controllers() -> [Row] {
    let nodes = tree.nodes
    let presented = Set(nodes.compactMap(\.presented))
    let hosted = Set(nodes.compactMap(\.rootController))
    let tops = nodes.indices.filter {
      nodes[$0].kind.isController && nodes[$0].parent == nil && !presented.contains($0)
    }
    let roots = tops.filter(hosted.contains) + tops.filter { !hosted.contains($0) }
    return rows(from: bySide(roots)) {
      nodes[$0].children + [nodes[$0].presented].compactMap(\.self)
    }
  }

  /// In a comparison, the objects of the first trace before those of the second one.
  private func bySide(_ roots: [Int]) -> [Int] {
    guard let joined else { return roots }
    let sides = roots.map { joined.side(ofProcess: tree.nodes[$0].id.process) }
    return [0, 1].flatMap { side in zip(roots, sides).filter { $0.1 == side }.map(\.0) }
  }

  private func rows(from roots: [Int], _ inner: (Int) -> [Int]) -> [Row] {
    var rows: [Row] = []
    var seen: Set<Int> = []
    var stack = roots.reversed().map { Row(depth: 0, node: $0) }
    while let row = stack.popLast() {
      guard seen.insert(row.node).inserted else { continue }
      rows.append(row)
      stack += inner(row.node).reversed().map { Row(depth: row.depth + 1, node: $0) }
    }
    return rows
  }

  func write(_ row: Row, to json: inout String) {
    let node = tree.nodes[row.node]
    let band = history.bands[node.subject].last { $0.begin < tree.events }
    let isCurrent = band.map { $0.end ?? .max >= tree.events } ?? false
    let state = isCurrent ? band.map { StateLook(of: $0.state).word } ?? "" : ""
    json += "[\(row.depth),\"\(node.id.process).\(node.id.number)\","
    JSONEscaping.append(state, to: &json)
    json += "]"
  }
}
