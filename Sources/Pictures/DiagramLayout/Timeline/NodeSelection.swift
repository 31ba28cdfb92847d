internal import TraceModel

/// Chooses the SwiftUI nodes that have a lane by default.
///
/// A tree has far more nodes than controllers, and most of them only exist: leaves, containers,
/// views that are evaluated once. A node has a lane if it has a callback other than its first
/// evaluation, a task or written state, or if it is the app's root in a hosting view. Of nodes in
/// rows of the same form, which differ only in their explicit identities, the first few represent
/// the others.
struct NodeSelection {
  /// The lifetimes of the nodes with something to show.
  private(set) var active: Set<Int> = []
  /// The lifetimes of the active nodes that others of the same form represent.
  private(set) var represented: Set<Int> = []

  /// The number of nodes of one form that have lanes.
  private static let mostOfOneForm = 3

  /// A form: everything that nodes in rows of a list have in common.
  private struct Form: Hashable {
    var parent: Int
    var className: String
    var label: String
  }

  /// Chooses nodes.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - isNeeded: Whether a lifetime has a lane in any case, such as one with a finding.
  init(_ history: TraceHistory, isNeeded: (Int) -> Bool) {
    guard history.subjects.contains(where: { $0.kind == .swiftUIView }) else { return }
    findActive(history)
    var counts: [Int: Int] = [:]
    let forms = Self.forms(of: history)
    for life in active.sorted() where !isNeeded(life) {
      let count = counts[forms[life], default: 0] + 1
      counts[forms[life]] = count
      if count > Self.mostOfOneForm { represented.insert(life) }
    }
  }

  private mutating func findActive(_ history: TraceHistory) {
    var evaluations: [Int: Int] = [:]
    for span in history.spans {
      guard let life = span.subject, history.subjects[life].kind == .swiftUIView else { continue }
      if span.name == .body { evaluations[life, default: 0] += 1 } else { active.insert(life) }
    }
    for (life, count) in evaluations {
      let isRoot = history.container(of: life).map { history.subjects[$0].kind.isView } ?? true
      if count > 1 || isRoot { active.insert(life) }
    }
    for task in history.tasks { active.insert(task.subject) }
    let events = history.trace.events
    for index in events.indices
    where events.eventNames[index] == .stateProperty && history.lives[index] >= 0 {
      active.insert(Int(history.lives[index]))
    }
  }

  /// The number of the form of each node; −1 for other objects.
  ///
  /// A node is created after its parent, so one pass is sufficient; in a damaged trace, a node that
  /// is created before its parent has the form of a root.
  private static func forms(of history: TraceHistory) -> [Int] {
    var forms = Array(repeating: -1, count: history.subjects.count)
    var known: [Form: Int] = [:]
    for (life, subject) in history.subjects.enumerated() where subject.kind == .swiftUIView {
      let parent = history.container(of: life).map { container in
        // Equal trees in two hosting views have different forms.
        history.subjects[container].kind == .swiftUIView ? forms[container] : -2 - container
      }
      let form = Form(
        parent: parent ?? -1,
        className: subject.className,
        label: withoutIdentity(subject.label)
      )
      let number = known[form] ?? known.count
      known[form] = number
      forms[life] = number
    }
    return forms
  }

  /// A label in which explicit identities are equal: `2/id 7` becomes `2/id`.
  private static func withoutIdentity(_ label: String) -> String {
    guard
      let start = label.ranges(of: "id ").first(where: { range in
        range.lowerBound == label.startIndex || label[..<range.lowerBound].hasSuffix("/")
      })
    else { return label }
    return label[..<start.lowerBound] + "id"
  }
}
