package import TraceModel

/// The events of SwiftUI graphs.
extension EventBuilder {
  /// Adds the creation of a node and its place in the tree.
  package mutating func node(
    _ className: String,
    in parent: SubjectID,
    path: String = ""
  ) -> SubjectID {
    let id = birth(className, .swiftUIView)
    let label = intern(path)
    amend { $0.text = label }
    relate(id, .nodeRelation, parent)
    return id
  }

  /// Adds the removal and the end of a node.
  package mutating func endNode(_ id: SubjectID) {
    relate(id, .nodeRelation, .none)
    death(id)
  }

  /// Adds an evaluation of a body.
  package mutating func body(
    _ id: SubjectID,
    _ cause: String,
    _ nested: (inout EventBuilder) -> Void = { _ in }
  ) {
    let text = intern(cause)
    callback(id, .body) { builder in
      builder.amend { $0.text = text }
      nested(&builder)
    }
  }

  /// Adds an attribute or a write of state.
  package mutating func property(_ name: Name, of id: SubjectID, _ text: String) {
    let text = intern(text)
    append(.hierarchy, id, name, .hierarchyCategory) { $0.text = text }
  }

  /// Adds a write of state.
  package mutating func write(_ id: SubjectID, _ text: String) {
    property(.stateProperty, of: id, text)
  }

  /// Adds the begin or the end of a state.
  package mutating func state(_ name: Name, of id: SubjectID, begins: Bool) {
    append(begins ? .stateBegin : .stateEnd, id, name, .objectCategory)
  }

  /// Adds the end of a turn.
  package mutating func endTurn() {
    append(.metadata, .none, .endOfTurn, .empty)
  }
}
