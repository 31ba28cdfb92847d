package import TraceModel

/// A tree as text, with a line for each object.
///
/// Controllers have the form of UIKit's `_printHierarchy`, with the words and numbers of the
/// pictures:
///
///     <UINavigationController#2>, state: appeared, view: <UILayoutContainerView#4>
///        | <HomeViewController#1>, state: detached, view: <UIView#6> not in the window
///        | <DetailViewController#9>, state: appeared, view: <UIView#10>
///        + <SheetViewController#14>, state: appearing, view: <UIView#15>
///
/// A child is below `|`, a presented controller below `+`. Views have the same indentation:
///
///     <UIWindow#3>, in window, root UINavigationController#2, (0, 0; 390 × 844)
///        | <UILayoutContainerView#4>, in window, view of UINavigationController#2, (0, 0; 390 ×
///        844)
///
/// The page of a trace copies trees in the same format.
package struct TreeText {
  /// The objects with a line.
  package enum Content: Sendable {
    case views
    case controllers
  }

  /// An object with its position.
  package struct Row {
    /// The number of objects around it.
    package var depth: Int
    /// The object: an index of ``ViewTree/nodes``.
    package var node: Int
    /// Whether the controller around it presents it.
    var isPresented = false
  }

  /// The objects in the order of the lines.
  package let rows: [Row]
  private let content: Content
  private let tree: ViewTree
  private let history: TraceHistory
  private let changes: TreeChanges?
  private let visible: Set<Int>

  /// Lists the objects of a tree.
  package init(_ content: Content, _ tree: ViewTree, _ history: TraceHistory) {
    self.init(content, tree, history, changes: nil)
  }

  /// Lists the objects of a tree; with changes, a line ends with the change of its object.
  init(_ content: Content, _ tree: ViewTree, _ history: TraceHistory, changes: TreeChanges?) {
    self.content = content
    self.tree = tree
    self.history = history
    self.changes = changes
    let isAboutViews = content == .views
    let branches = isAboutViews ? nil : TreeBranches(controllersOf: tree)
    let roots = branches.map { $0.tops + $0.loose } ?? tree.roots
    var rows: [Row] = []
    var seen: Set<Int> = []
    var stack = roots.reversed().map { Row(depth: 0, node: $0) }
    while let row = stack.popLast() {
      guard seen.insert(row.node).inserted else { continue }
      rows.append(row)
      let inner = branches?.inner[row.node] ?? tree.children(of: row.node)
      stack += inner.reversed().map { node in
        Row(
          depth: row.depth + 1,
          node: node,
          isPresented: !isAboutViews && TreeBranches.presents(row.node, node, in: tree)
        )
      }
    }
    self.rows = rows
    visible = isAboutViews ? [] : Self.nodesInWindows(tree)
  }

  private static func nodesInWindows(_ tree: ViewTree) -> Set<Int> {
    var stack = tree.roots.filter { tree.nodes[$0].kind == .window }
    var nodes: Set<Int> = []
    while let node = stack.popLast() {
      guard nodes.insert(node).inserted else { continue }
      stack += tree.children(of: node)
    }
    return nodes
  }

  package var lines: [String] {
    rows.map { row in
      let change = changes?[row.node].map { ", \($0.sign) \($0.words)" } ?? ""
      return indentation(of: row) + "<\(name(row.node))>"
        + (content == .views ? viewFacts(row.node) : controllerFacts(row.node)) + change
    }
  }

  private func indentation(of row: Row) -> String {
    guard row.depth > 0 else { return "" }
    let sign = row.isPresented ? "+" : "|"
    return String(repeating: "   | ", count: row.depth - 1) + "   \(sign) "
  }

  private func name(_ index: Int) -> String {
    history.subjects[tree.nodes[index].subject].displayName
  }

  private func controllerFacts(_ index: Int) -> String {
    let node = tree.nodes[index]
    return ", state: \(history.stateWord(of: node, in: tree)), view: \(view(of: node))"
  }

  private func view(of node: ViewTree.Node) -> String {
    guard let view = node.view else {
      return history.recordsViews ? "(view not loaded)" : "(view not recorded)"
    }
    let state = history.state(of: tree.nodes[view], in: tree)
    let isHidden = state == .inHiddenWindow
    return "<\(name(view))>"
      + (!visible.contains(view)
        ? " not in the window" : isHidden ? " \(StateBand.State.inHiddenWindow.word)" : "")
  }

  private func viewFacts(_ index: Int) -> String {
    let node = tree.nodes[index]
    var facts: [String] = []
    if let state = history.state(of: node, in: tree) { facts.append(StatePaint(state).word) }
    if let controller = node.controller { facts.append("view of \(name(controller))") }
    if let root = node.rootController { facts.append("root \(name(root))") }
    facts += (node.attributes + node.states)
      .map { $0.value.isEmpty ? $0.name : "\($0.name): \($0.value)" }
      .filter { !$0.isEmpty }
    if node.isHidden { facts.append(node.kind == .swiftUIView ? "not displayed" : "hidden") }
    if let frame = node.frame { facts.append(Self.text(of: frame)) }
    return facts.map { ", \($0)" }.joined()
  }

  private static func text(of frame: Rect) -> String {
    let (x, y) = (Double(frame.x).short, Double(frame.y).short)
    return "(\(x), \(y); \(Double(frame.width).short) × \(Double(frame.height).short))"
  }
}
