import TraceModel

/// The SwiftUI view of the app to which each node belongs: itself, or the view whose body contains
/// it.
///
/// A node with a body is a view of the app; the stacks and texts in it are not.
struct ViewOwners: Sendable {
  private var parents: [SubjectID: SubjectID] = [:]
  private var evaluated: Set<SubjectID> = []

  /// Reads a change of the tree or the begin of a callback.
  mutating func read(_ event: TraceEvent) {
    if event.name == .nodeRelation, event.argument != .none {
      parents[event.subject] = event.argument
    } else if event.name == .body {
      evaluated.insert(event.subject)
    }
  }

  /// The view of the app; `nil` for objects that are not nodes.
  func owner(of node: SubjectID) -> SubjectID? {
    var candidate = node
    while !evaluated.contains(candidate) {
      guard let parent = parents[candidate] else { return nil }
      candidate = parent
    }
    return candidate
  }
}
