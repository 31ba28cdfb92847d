/// The effect of a modifier apart from its content: actions, tasks, presentations.
///
/// The node calls the methods within an update; an effect never runs code of the app there, but
/// enqueues it as an action.
@MainActor
package class NodeEffect {
  /// Called after the content has been evaluated or a descendant has changed.
  package func contentDidChange(_ node: Node) {}

  /// Called when the node became visible or invisible, after its content.
  package func visibilityDidChange(_ node: Node) {}

  /// Called when the identity of the node ends.
  package func end(_ node: Node) {}
}
