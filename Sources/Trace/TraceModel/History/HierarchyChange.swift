/// An elementary change of the hierarchy, which a program can replay without reading events.
///
/// The changes of a history leave out what ``HierarchyState`` ignores, such as a view that is moved
/// below itself; a position is the one at which the object was inserted.
package struct HierarchyChange: Hashable, Sendable {
  /// The kinds of changes.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// The object enters without relations; ``life`` is its lifetime.
    case enter
    /// The object leaves its superview and its container; its subviews and contents remain without.
    case leave
    /// The view leaves its superview, then enters ``other`` at ``position`` if that is in the
    /// hierarchy.
    case superview
    /// The node leaves its container, then enters ``other`` at ``position`` if that is in the
    /// hierarchy.
    case container
    /// ``other`` is the parent of the controller.
    case parent
    /// ``other`` is the view of the controller.
    case view
    /// ``other`` is the window of the view.
    case window
    /// ``other`` is the root controller of the window.
    case root
    /// ``other`` is the controller that the controller presents.
    case presented
    /// ``frame`` is the frame of the view.
    case frame
    /// ``frame`` is the bounds of the view, which clips its subviews if ``position`` is 1.
    case bounds
    /// The view is hidden if ``position`` is 1, and displayed if it is 0.
    case hidden
    /// ``text`` is the attribute of the node at ``position``.
    case attribute
    /// ``text`` is the written state of the node at ``position``.
    case state
  }

  package var kind: Kind
  /// The number of the event among the events of the trace.
  package var event = 0
  /// The object.
  package var subject: SubjectID
  /// The other object of a relation; ``SubjectID/none`` if there is none.
  package var other = SubjectID.none
  /// A lifetime: an index of ``TraceHistory/subjects``.
  package var life = 0
  /// A position, or a Boolean value.
  package var position = 0
  /// An attribute or a state with its value.
  package var text: ViewTree.Attribute?
  /// A frame or bounds.
  package var frame: Rect?

  init(_ kind: Kind, _ subject: SubjectID) {
    self.kind = kind
    self.subject = subject
  }
}

extension TraceHistory {
  /// The elementary changes of the hierarchy in the order of events.
  ///
  /// After the changes of the first *n* events, the hierarchy is that of ``tree(afterEvents:)``
  /// with *n* events.
  package func hierarchyChanges() -> [HierarchyChange] {
    var state = HierarchyState(journal: [])
    var changes: [HierarchyChange] = []
    // The indices of bands by the events at which nodes appear and disappear.
    var shown: [Int: [(life: Int, isHidden: Bool)]] = [:]
    if recordsNodes {
      for life in subjects.indices where subjects[life].kind == .swiftUIView {
        for band in bands[life] {
          if let end = band.end { shown[end, default: []].append((life, true)) }
          shown[band.begin, default: []].append((life, false))
        }
      }
    }
    for index in trace.events.indices {
      let life = Int(lives[index])
      if life >= 0, !outlives(life, index) {
        state.apply(trace.events[index], subject: life, names: trace.names)
        for var change in state.takeJournal() {
          change.event = index
          let isNode = recordsNodes && subjects[life].kind == .swiftUIView
          if isNode, change.kind == .hidden { continue }
          changes.append(change)
          if isNode, change.kind == .enter {
            changes.append(
              visibility(of: life, after: index, isHidden: !hasAppeared(life, after: index))
            )
          }
        }
      }
      for entry in shown[index] ?? [] {
        changes.append(visibility(of: entry.life, after: index, isHidden: entry.isHidden))
      }
    }
    return changes
  }

  private func visibility(of life: Int, after event: Int, isHidden: Bool) -> HierarchyChange {
    var change = HierarchyChange(.hidden, subjects[life].id)
    change.event = event
    change.position = isHidden ? 1 : 0
    return change
  }
}
