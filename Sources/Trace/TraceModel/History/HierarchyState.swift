/// The hierarchy after a number of events; a copy is a checkpoint.
struct HierarchyState: Sendable {
  private struct Entry: Sendable {
    var subject: Int
    var superview: SubjectID = .none
    var subviews: [SubjectID] = []
    var window: SubjectID?
    var parent: SubjectID = .none
    var view: SubjectID = .none
    var root: SubjectID = .none
    var presented: SubjectID = .none
    var frame: Rect?
    var bounds: Rect?
    var clipsToBounds = false
    var isHidden = false
    var container: SubjectID = .none
    var contents: [SubjectID] = []
    var attributes = NamedValues()
    var states = NamedValues()
  }

  /// Texts of the form `name: value`; of each name the last one.
  private struct NamedValues: Sendable {
    private(set) var texts: [Name] = []

    /// Stores a text and returns its position.
    @discardableResult
    mutating func set(_ text: Name, _ names: NameTable) -> Int {
      let name = ViewTree.Attribute.name(in: names[text])
      let index = texts.firstIndex { ViewTree.Attribute.name(in: names[$0]) == name }
      if let index { texts[index] = text } else { texts.append(text) }
      return index ?? texts.count - 1
    }
  }

  private var entries: [SubjectID: Entry] = [:]
  /// The changes since they were last taken; `nil` in a state that collects none.
  private var journal: [HierarchyChange]?

  /// Creates an empty hierarchy.
  ///
  /// - Parameter journal: An empty list in a state that collects its changes, else `nil`.
  init(journal: [HierarchyChange]? = nil) {
    self.journal = journal
  }

  /// Returns the changes since the last call.
  mutating func takeJournal() -> [HierarchyChange] {
    defer { journal?.removeAll(keepingCapacity: true) }
    return journal ?? []
  }

  private mutating func enter(_ id: SubjectID, _ subject: Int) {
    entries[id] = Entry(subject: subject)
    note(.enter, id) { $0.life = subject }
  }

  private mutating func note(
    _ kind: HierarchyChange.Kind,
    _ id: SubjectID,
    _ complete: (inout HierarchyChange) -> Void = { _ in }
  ) {
    guard journal != nil else { return }
    var change = HierarchyChange(kind, id)
    complete(&change)
    journal?.append(change)
  }

  private mutating func note(
    _ kind: HierarchyChange.Kind,
    _ id: SubjectID,
    other: SubjectID
  ) {
    note(kind, id) { $0.other = other }
  }

  private mutating func resize(_ id: SubjectID, _ frame: Rect) {
    entries[id]?.frame = frame
    note(.frame, id) { $0.frame = frame }
  }

  /// The number of live objects.
  var count: Int { entries.count }

  /// Applies an event of an object.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - subject: The index of its object among the subjects of the history.
  ///   - names: The names of the trace.
  mutating func apply(_ event: TraceEvent, subject: Int, names: NameTable) {
    switch event.kind {
    case .birth:
      remove(event.subject)
      enter(event.subject, subject)
      if event.flags.contains(.hasFrame) { resize(event.subject, event.frame) }
    case .death: remove(event.subject)
    case .hierarchy:
      if entries[event.subject] == nil { enter(event.subject, subject) }
      change(event, names)
    default:
      if entries[event.subject] == nil { enter(event.subject, subject) }
    }
  }

  private mutating func change(_ event: TraceEvent, _ names: NameTable) {
    let id = event.subject
    switch event.name {
    case .superviewRelation: move(id, to: event.argument, at: Int(event.index))
    case .parentRelation:
      entries[id]?.parent = event.argument
      note(.parent, id, other: event.argument)
    case .viewRelation:
      entries[id]?.view = event.argument
      note(.view, id, other: event.argument)
    case .windowRelation:
      entries[id]?.window = event.argument
      note(.window, id, other: event.argument)
    case .rootRelation:
      entries[id]?.root = event.argument
      note(.root, id, other: event.argument)
    case .presentedRelation:
      entries[id]?.presented = event.argument
      note(.presented, id, other: event.argument)
    case .frameProperty where event.flags.contains(.hasFrame): resize(id, event.frame)
    case .boundsProperty where event.flags.contains(.hasFrame):
      let clips = event.flags.contains(.on)
      entries[id]?.bounds = event.frame
      entries[id]?.clipsToBounds = clips
      note(.bounds, id) {
        $0.frame = event.frame
        $0.position = clips ? 1 : 0
      }
    case .hiddenProperty:
      let isHidden = event.flags.contains(.on)
      entries[id]?.isHidden = isHidden
      note(.hidden, id) { $0.position = isHidden ? 1 : 0 }
    case .nodeRelation: place(id, in: event.argument, at: Int(event.index))
    case .attributeProperty:
      let position = entries[id]?.attributes.set(event.text, names) ?? 0
      note(.attribute, id) {
        $0.position = position
        $0.text = ViewTree.Attribute(names[event.text])
      }
    case .stateProperty:
      let position = entries[id]?.states.set(event.text, names) ?? 0
      note(.state, id) {
        $0.position = position
        $0.text = ViewTree.Attribute(written: names[event.text])
      }
    default: break
    }
    if event.name == .superviewRelation, event.flags.contains(.hasFrame) {
      resize(id, event.frame)
    }
  }

  private mutating func move(_ id: SubjectID, to superview: SubjectID, at index: Int) {
    if let old = entries[id]?.superview, old != .none {
      entries[old]?.subviews.removeAll { $0 == id }
    }
    // A damaged trace may move a view below itself; such a move only detaches the view.
    // A view without subviews cannot be in a cycle; this saves a search in deep trees.
    let hasSubviews = entries[id]?.subviews.isEmpty == false
    let isCycle = superview == id || hasSubviews && isInside(superview, id)
    let target = isCycle ? .none : superview
    entries[id]?.superview = target
    let position = min(max(0, index), entries[target]?.subviews.count ?? 0)
    note(.superview, id) {
      $0.other = target
      $0.position = position
    }
    guard target != .none, entries[target] != nil else { return }
    entries[target]?.subviews.insert(id, at: position)
  }

  private func isInside(_ inner: SubjectID, _ outer: SubjectID) -> Bool {
    var current = inner
    while current != .none {
      if current == outer { return true }
      current = entries[current]?.superview ?? .none
    }
    return false
  }

  /// Moves a SwiftUI node into its parent node or hosting view.
  private mutating func place(_ id: SubjectID, in container: SubjectID, at index: Int) {
    leaveContainer(id)
    let hasContents = entries[id]?.contents.isEmpty == false
    let isCycle = container == id || hasContents && isContent(container, of: id)
    let target = isCycle ? .none : container
    entries[id]?.container = target
    let position = min(max(0, index), entries[target]?.contents.count ?? 0)
    note(.container, id) {
      $0.other = target
      $0.position = position
    }
    guard target != .none, entries[target] != nil else { return }
    entries[target]?.contents.insert(id, at: position)
  }

  private mutating func leaveContainer(_ id: SubjectID) {
    guard let old = entries[id]?.container, old != .none else { return }
    // Nodes often leave in the order of their siblings, or in the opposite order.
    if entries[old]?.contents.last == id {
      entries[old]?.contents.removeLast()
    } else if let index = entries[old]?.contents.firstIndex(of: id) {
      entries[old]?.contents.remove(at: index)
    }
  }

  private func isContent(_ inner: SubjectID, of outer: SubjectID) -> Bool {
    var current = inner
    while current != .none {
      if current == outer { return true }
      current = entries[current]?.container ?? .none
    }
    return false
  }

  private mutating func remove(_ id: SubjectID) {
    leaveContainer(id)
    guard let entry = entries.removeValue(forKey: id) else { return }
    note(.leave, id)
    for node in entry.contents { entries[node]?.container = .none }
    if entry.superview != .none { entries[entry.superview]?.subviews.removeAll { $0 == id } }
    for child in entry.subviews { entries[child]?.superview = .none }
  }

  /// Builds the tree; relations to objects that are not alive are omitted.
  func tree(
    of subjects: [Subject],
    events: Int,
    time: Instant,
    names: NameTable
  ) -> ViewTree {
    let ordered = entries.sorted { $0.value.subject < $1.value.subject }
    var indices: [SubjectID: Int] = [:]
    for (index, entry) in ordered.enumerated() { indices[entry.key] = index }
    var nodes = ordered.map { id, entry in
      var node = ViewTree.Node(subject: entry.subject, id: id, kind: subjects[entry.subject].kind)
      node.superview = indices[entry.superview]
      node.subviews = entry.subviews.compactMap { indices[$0] }
      node.window = entry.window
      node.parent = indices[entry.parent]
      node.view = indices[entry.view]
      node.rootController = indices[entry.root]
      node.presented = indices[entry.presented]
      node.frame = entry.frame
      node.bounds = entry.bounds
      node.clipsToBounds = entry.clipsToBounds
      node.isHidden = entry.isHidden
      node.container = indices[entry.container]
      node.contents = entry.contents.compactMap { indices[$0] }
      node.attributes = entry.attributes.texts.map { ViewTree.Attribute(names[$0]) }
      node.states = entry.states.texts.map { ViewTree.Attribute(written: names[$0]) }
      return node
    }
    for index in nodes.indices {
      if let parent = nodes[index].parent { nodes[parent].children.append(index) }
      guard let view = nodes[index].view else { continue }
      if nodes[index].kind == .swiftUIView {
        nodes[view].representable = index
      } else {
        nodes[view].controller = index
      }
    }
    return ViewTree(nodes: nodes, events: events, time: time)
  }
}
