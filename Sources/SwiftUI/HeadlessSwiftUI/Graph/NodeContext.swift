package import HeadlessCore
import HeadlessUIKit

/// The values that a node inherits from its parent.
@MainActor
package struct NodeContext {
  /// The values of the environment.
  package var environment: EnvironmentScope
  /// The content of the custom modifiers whose bodies are being made, innermost first.
  var modifierContent: ModifierContent?
  /// The screen area in which the node is shown, with its own appearance.
  package var surface: Surface
}

/// The content of a custom modifier, for the placeholder within the body of the modifier.
///
/// It lives as long as the node of the modifier, so that placeholders receive new content even when
/// the views around them are not evaluated again.
@MainActor
final class ModifierContent {
  private(set) var content: any View
  /// The content of the modifiers around this one.
  private(set) var outer: ModifierContent?
  private let source = DependencySource()

  init(_ content: any View, outer: ModifierContent?) {
    self.content = content
    self.outer = outer
  }

  /// Replaces the content and marks the placeholders.
  func update(_ content: any View, outer: ModifierContent?) {
    self.content = content
    self.outer = outer
    source.invalidate { _ in "@content" }
  }

  /// Registers a placeholder.
  func addPlaceholder(_ node: Node) { source.add(node) }
}

/// An area of the screen that shows nodes and appears as one: the view of a hosting controller, a
/// page of a navigation stack, a tab, a sheet.
@MainActor
package final class Surface {
  /// Whether the area is on screen, so that its nodes have appeared.
  package private(set) var isAppeared = false
  /// The topmost node of the area.
  package internal(set) weak var root: Node?

  /// The size of the area and the placement of its nodes.
  package let layout = SurfaceLayout()
  /// Called when the nodes of the area need to be placed again.
  package var needsLayout: @MainActor () -> Void = {}
  /// The controller of the area: the parent of controllers that its nodes show, and the presenter
  /// of their sheets.
  package weak var controller: UIViewController?
  /// The view that shows the nodes; platform views are its subviews.
  package weak var view: UIView?
  /// The topmost node after its parent has ended, until the area has disappeared.
  fileprivate var orphan: Node?

  package init() {}

  /// Changes whether the area is on screen; the nodes appear or disappear with the next actions.
  package func setAppeared(_ isAppeared: Bool) {
    guard isAppeared != self.isAppeared else { return }
    self.isAppeared = isAppeared
    guard let root, !root.isRemoved else { return orphan = nil }
    if isAppeared, root.graph.refreshesAfterEvaluation(self) { return }
    root.refreshVisibility()
    if !isAppeared { endOrphan() }
  }

  /// Ends a child of a node of this area.
  ///
  /// The content of a sheet outlives its presenter until the sheet has left (swiftui rule 8.5).
  func end(_ child: Node) {
    let area = child.context.surface
    if area !== self, area.isAppeared { area.keep(child) } else { child.end() }
  }

  /// Keeps the nodes after the end of the node that presents them; they end with the area.
  private func keep(_ node: Node) {
    orphan = node
    node.graph.orphans.append(node)
  }

  private func endOrphan() {
    guard let orphan else { return }
    self.orphan = nil
    orphan.graph.orphans.removeAll { $0 === orphan }
    orphan.remove()
  }
}
