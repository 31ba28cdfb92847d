/// The structural path of a SwiftUI node: its position in the tree of views, such as
/// `ContentView/VStack/1/Text`.
///
/// A path joins the classes of the nodes from the root of the hosting view to the node. Before the
/// class of a node that has siblings, or an explicit identity, is its label: the position in the
/// parent, such as `1`, `if` or `id 7`. Reports, findings and pictures spell paths alike through
/// this type.
public enum StructuralPath {
  /// The maximum number of nodes in a path; of a deeper node, the path begins with an ellipsis.
  public static let mostNodes = 100

  /// Returns a label if it is more than a position, else an empty text.
  package static func place(ofLabel label: String) -> String {
    label.contains { !$0.isNumber && $0 != "/" } ? label : ""
  }

  /// Spells the path of a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - look: Returns the class, the label and the parent of a node; `nil` for an object that is
  ///     not a node, which ends the path.
  /// - Returns: The path from the outermost node; empty if the object is not a node.
  public static func text<Node>(
    from node: Node,
    _ look: (Node) -> (className: String, label: String, parent: Node?)?
  ) -> String {
    var components: [String] = []
    var current: Node? = node
    for _ in 0..<mostNodes {
      guard let inner = current, let found = look(inner) else {
        return components.reversed().joined(separator: "/")
      }
      components.append(found.className.isEmpty ? "unnamed" : found.className)
      if !found.label.isEmpty { components.append(found.label) }
      current = found.parent
    }
    if let inner = current, look(inner) != nil { components.append("…") }
    return components.reversed().joined(separator: "/")
  }
}

extension Trace {
  /// The structural paths of the SwiftUI nodes, by the indices of their births.
  ///
  /// A later node with an equal path, such as one that was removed and inserted again, has a number
  /// after the path: `ContentView/if/Text#2`.
  package func nodeLabels() -> [Int: String] {
    guard subjects.contains(where: { $0.kind == .swiftUIView }) else { return [:] }
    var nodes: [Int: (className: String, label: String, parent: Int?)] = [:]
    for subject in subjects where subject.kind == .swiftUIView {
      nodes[subject.birth] = (subject.className, subject.label, nil)
    }
    var births: [SubjectID: Int] = [:]
    for index in events.indices {
      let (kind, id) = (events.kinds[index], events.subjects[index])
      if kind == .birth {
        births[id] = index
      } else if kind == .hierarchy, events.eventNames[index] == .nodeRelation,
        let birth = births[id], nodes[birth]?.parent == nil
      {
        nodes[birth]?.parent = births[events[index].argument]
      }
    }
    var labels: [Int: String] = [:]
    var counts: [String: Int] = [:]
    for birth in nodes.keys.sorted() {
      let path = StructuralPath.text(from: birth) { nodes[$0] }
      let count = counts[path, default: 0] + 1
      counts[path] = count
      labels[birth] = count > 1 ? "\(path)#\(count)" : path
    }
    return labels
  }
}

extension TraceEvent {
  /// The name of a callback or call, with the text of the begin where it belongs to the callback:
  /// `body: _count`, `tableView(_:cellForRowAt:) [0, 3]`.
  package func spelledName(_ names: NameTable) -> String {
    guard let row = name.callback, row.spellsText else { return names[name] }
    return row.spelling(of: names[text])
  }
}
