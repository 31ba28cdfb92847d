package import TraceModel

/// The events of the nodes of a SwiftUI graph.
extension Runtime {
  /// Records the birth of a node.
  ///
  /// - Parameters:
  ///   - className: The name of the view's type.
  ///   - path: The structural path from the parent node.
  /// - Returns: The identity of the node.
  package func nodeBirth(_ className: String, path: String) -> SubjectID {
    recording.nodeBirth(className, path: path)
  }

  /// Records the death of a node.
  package func nodeDeath(_ node: SubjectID, _ className: String) {
    recording.death(ofCustom: node, name: className)
  }

  /// Records the parent of a node, or that it left the tree with `none`.
  package func recordNode(_ node: SubjectID, to parent: SubjectID, index: Int) {
    recording.relation(.nodeRelation, of: node, to: parent, index: index)
  }

  /// Records an attribute as `name: value`.
  package func recordNodeAttribute(_ text: String, of node: SubjectID) {
    recording.nodeText(.attributeProperty, text, of: node)
  }

  /// Records an effective write of state as `_name: old → new`.
  package func recordStateWrite(_ text: String, of node: SubjectID) {
    recording.nodeText(.stateProperty, text, of: node)
  }

  /// Records the frame of a node in its parent node, in points.
  package func recordNodeFrame(_ frame: Rect, of node: SubjectID) {
    recording.frame(frame, of: node)
  }

  /// Records the bounds of a node that clips its content to them.
  package func recordClippedBounds(_ bounds: Rect, of node: SubjectID) {
    recording.bounds(bounds, clips: true, of: node)
  }

  package func recordMark(_ text: String) { recording.mark(text) }

  /// Records that a node has appeared or disappeared.
  package func setNodeAppeared(_ isAppeared: Bool, _ node: SubjectID) {
    recording.state(.appearedState, of: node, begins: isAppeared)
  }

  /// Records that the task of a node starts or has ended.
  package func setNodeTask(_ isRunning: Bool, _ node: SubjectID) {
    recording.state(.taskState, of: node, begins: isRunning)
  }

  /// Evaluates the body of a view as the callback `body`.
  package func evaluateBody<Result>(
    of node: SubjectID,
    cause: String,
    _ body: () -> Result
  ) -> Result {
    invokeNode(.body, on: node, text: cause, body)
  }

  /// Sends a callback to a node.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - node: The node.
  ///   - text: The argument that traces show; `nil` if there is none.
  ///   - body: Calls the closure of the app.
  /// - Returns: The result of the closure.
  package func invokeNode<Result>(
    _ callback: Name,
    on node: SubjectID,
    text: String? = nil,
    _ body: () -> Result
  ) -> Result {
    dispatcher.invoke(callback, to: node, text: text.map(recording.name) ?? .empty, body)
  }
}

extension Recording {
  fileprivate func nodeBirth(_ className: String, path: String) -> SubjectID {
    birth(name(className), kind: .swiftUIView, label: path.isEmpty ? .empty : name(path))
  }

  fileprivate func nodeText(_ property: Name, _ text: String, of node: SubjectID) {
    hierarchyText(property, name(text), of: node)
  }
}

extension UIView {
  /// The run of the view.
  package var runtime: Runtime { life.runtime }
}
