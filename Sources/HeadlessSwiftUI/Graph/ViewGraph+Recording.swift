import HeadlessUIKit
import TraceModel

/// The events of nodes in the trace.
extension ViewGraph {
  func recordBirth(of node: Node, path: String) -> SubjectID {
    let subject = runtime.nodeBirth(node.typeName, path: path)
    let parent = node.enclosingElement?.subject ?? hostSubject
    runtime.recordNode(subject, to: parent, index: node.index)
    return subject
  }

  func recordDeath(of node: Node) {
    runtime.recordNode(node.subject, to: .none, index: 0)
    runtime.nodeDeath(node.subject, node.typeName)
  }

  /// Records the new position of a node among its siblings.
  func recordMove(of node: Node) {
    guard node.isElement else { return }
    let parent = node.enclosingElement?.subject ?? hostSubject
    runtime.recordNode(node.subject, to: parent, index: node.index)
  }

  func recordAttribute(_ text: String, of subject: SubjectID) {
    runtime.recordNodeAttribute(text, of: subject)
  }
}
