import HeadlessUIKit
import TraceModel

/// The changes that are recorded once for all nodes that they mark.
struct RecordedChanges {
  /// The last change of an observable object.
  var object: ObjectSubscription.Change?
  /// The classes of the `@Observable` objects that have changed since the last update.
  var observed: Set<String> = []
}

/// The events of nodes in the trace.
extension ViewGraph {
  func recordBirth(of node: Node, path: String) -> SubjectID {
    let subject = runtime.nodeBirth(node.typeName, path: path)
    let parent = node.enclosingElement?.subject ?? hostSubject
    runtime.recordNode(subject, to: parent, index: node.position)
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
    runtime.recordNode(node.subject, to: parent, index: node.position)
  }

  func recordAttribute(_ text: String, of subject: SubjectID) {
    runtime.recordNodeAttribute(text, of: subject)
  }

  /// Records the change of a published property, once for all nodes that observe the object.
  ///
  /// The first observer is the owner, if a node owns the object.
  func recordObjectChange(_ change: ObjectSubscription.Change, of owner: SubjectID) {
    guard recordedChanges.object != change else { return }
    recordedChanges.object = change
    runtime.recordStateWrite(change.text, of: owner)
  }

  /// Reports a class that conforms to `View`, which SwiftUI refuses (swiftui rule 2.14).
  func refuseClass(_ node: Node) {
    let message =
      "views must be value types (either a struct or an enum); \(node.typeName) is a class."
    runtime.fail(.viewIsAClass, exception: "Fatal error", message, about: node.actingSubject)
  }

  /// Records that an `@Observable` object has changed, once between two updates.
  func recordObservedChange(of className: String) {
    guard recordedChanges.observed.insert(className).inserted else { return }
    runtime.recordStateWrite("\(className): changed", of: .none)
  }
}
