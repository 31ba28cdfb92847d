package import TraceModel

/// One live object: its regions, relations and lifetime.
///
/// Plain numbers, so that copying an object costs no reference counting.
package struct Instance {
  package var id: SubjectID
  package var kind: SubjectKind = .unknown
  package var identity: SubjectIdentity = .runtime
  /// The index of the class in ``ClassTable``; −1 until the class is known.
  package var classIndex: Int32 = -1
  /// The number of changes in the history of this lifetime.
  var changeCount: UInt32 = 0
  /// The states of the regions.
  var states = RegionStates.unknown
  /// The other objects that the object refers to.
  package var relations = Relations()
  /// The objects that share the subject.
  package var sharing = Sharing()
  /// The facts about the current lifetime.
  package var lifetime: Lifetime

  init(id: SubjectID, lifetime number: UInt32 = 0) {
    self.id = id
    lifetime = Lifetime(number: number)
  }

  /// Counts a change of the history.
  ///
  /// - Returns: The number of changes before it.
  mutating func countChange() -> UInt32 {
    let count = changeCount
    // A count that overflows restarts where the history is full.
    changeCount = count == .max ? UInt32(Hierarchy.historyLength) : count + 1
    return count
  }

  /// Makes the states unknown, because events are missing.
  mutating func forgetStates() {
    states.forgetController()
    relations.prospectiveParent = .none
    sharing.pool = -1
  }
}

extension Instance {
  /// The possible states of the appearance.
  package var appearance: StateSet { states[.appearance] }
  /// The possible states of loading.
  package var load: StateSet { states[.load] }
  /// The possible states of the containment.
  package var containment: StateSet { states[.containment] }
  /// Whether several objects share the subject, so that no state is known.
  package var isPooled: Bool { sharing.pool >= 0 }

  /// Whether the object was deallocated; its subject may name a different object later.
  package var isDead: Bool {
    get { states[.memory] == StateSet(MemoryStep.dead.rawValue) }
    set { states[.memory] = StateSet((newValue ? MemoryStep.dead : .alive).rawValue) }
  }
}
