import TraceModel

/// Counts the transitions of a trace by kind.
///
/// A transition begins with the first will callback and ends when both controllers have settled.
/// Children and parents of the two controllers move with them and are ignored.
struct TransitionClassifier {
  private struct Transition {
    var old = SubjectID.none
    var new = SubjectID.none
    var steps: TransitionSequence = []
    var isOldMoving = false
    var isNewMoving = false
    /// The parents of both at their will callbacks; a pop removes the child from its parent.
    var oldParent = SubjectID.none
    var newParent = SubjectID.none
    /// The kind of the common parent.
    var container = SubjectKind.unknown
    var oldClass: Int32 = -1
    var newClass: Int32 = -1
    /// The first and the last callback of the transition.
    var first: CallbackEvent?
    var last: CallbackEvent?

    /// Records the will callback of a controller.
    mutating func begin(_ id: SubjectID, at slot: Int, isLeaving: Bool, in hierarchy: Hierarchy) {
      let parent = hierarchy.parent(at: slot)
      let classIndex = hierarchy[slot].classIndex
      if isLeaving {
        (old, oldParent, oldClass) = (id, parent, classIndex)
      } else {
        (new, newParent, newClass) = (id, parent, classIndex)
      }
      if oldParent == newParent, let slot = hierarchy.find(parent) {
        container = hierarchy[slot].kind
      }
    }

    /// Processes a change of one of the two controllers.
    ///
    /// - Returns: Whether one controller is still in transition.
    mutating func take(_ move: AppearanceMove) -> Bool {
      if first == nil { first = move.event }
      last = move.event
      let isOld = move.event.subject == old
      if let step = TransitionStep(move.trigger, isOld: isOld) {
        steps.append(step)
        let isMoving = move.trigger == .willAppear || move.trigger == .willDisappear
        if isOld { isOldMoving = isMoving } else { isNewMoving = isMoving }
      }
      return isOldMoving || isNewMoving
    }

    /// Whether a controller contains either controller or is contained in it, and moves with it.
    func moves(_ id: SubjectID, in hierarchy: Hierarchy) -> Bool {
      (old != .none && hierarchy.isRelated(old, id))
        || (new != .none && hierarchy.isRelated(new, id))
    }
  }

  /// A finished transition.
  struct Record {
    var kind: TransitionKind
    var old: SubjectID
    var oldClass: Int32
    var new: SubjectID
    var newClass: Int32
    var first: CallbackEvent
    var last: CallbackEvent
  }

  /// The largest number of transitions that are kept; later ones are only counted.
  private static let limit = 1000

  /// The last transition of each process.
  private var transitions: [Transition] = []
  private var indexes: [UInt32: Int] = [:]
  /// The process of the last change, and its index.
  private var last: (process: UInt32, index: Int)?
  /// The number of finished transitions by kind.
  private(set) var counts: [TransitionKind: Int] = [:]
  /// The first finished transitions in the order of their ends.
  private(set) var records: [Record] = []

  /// The live controllers that were presented.
  private var presented: Set<SubjectID> = []
  /// The processes whose scene was disconnected since their last appearance.
  private var disconnected: Set<UInt32> = []

  /// Records that a controller was presented.
  mutating func notePresented(_ id: SubjectID) {
    if id != .none { presented.insert(id) }
  }

  /// Records that the scene of a process was disconnected, because the user swiped the app away.
  mutating func noteDisconnect(of process: UInt32) {
    disconnected.insert(process)
  }

  /// Processes a change of an appearance.
  mutating func note(_ move: AppearanceMove, in hierarchy: Hierarchy) {
    let id = move.event.subject
    if move.trigger == .willAppear, !disconnected.isEmpty { disconnected.remove(id.process) }
    let index = index(of: id.process)
    if id != transitions[index].old, id != transitions[index].new {
      let isLeaving = move.trigger == .willDisappear
      guard isLeaving || move.trigger == .willAppear,
        !transitions[index].moves(id, in: hierarchy)
      else { return }
      if (isLeaving ? transitions[index].old : transitions[index].new) != .none { count(index) }
      transitions[index].begin(id, at: move.event.slot, isLeaving: isLeaving, in: hierarchy)
    }
    if !transitions[index].take(move) { count(index) }
  }

  private mutating func index(of process: UInt32) -> Int {
    if let last, last.process == process { return last.index }
    let index = indexes[process] ?? transitions.count
    if index == transitions.count {
      transitions.append(Transition())
      indexes[process] = index
    }
    last = (process, index)
    return index
  }

  /// Discards the transition of a deallocated controller.
  mutating func remove(_ id: SubjectID) {
    if !presented.isEmpty { presented.remove(id) }
    guard let index = last?.process == id.process ? last?.index : indexes[id.process],
      transitions[index].old == id || transitions[index].new == id
    else { return }
    transitions[index] = Transition()
  }

  /// The kind of a transition with one controller; `nil` when it is not a transition.
  ///
  /// A sheet does not change its presenter's appearance. Only the presentation distinguishes a
  /// sheet from the first controller of a window.
  private func kindOfOne(_ transition: Transition) -> TransitionKind? {
    let id = transition.old == .none ? transition.new : transition.old
    switch transition.steps {
    case [.newWillAppear, .newDidAppear]: return presented.contains(id) ? .sheet : nil
    case [.oldWillDisappear, .oldDidDisappear]:
      if disconnected.contains(id.process) { return .swipeKill }
      return presented.contains(id) ? .sheet : nil
    default:
      return TransitionKind(transition.steps) == .cancelledSheet ? .cancelledSheet : nil
    }
  }

  /// Counts the transition of a process and begins the next one.
  private mutating func count(_ index: Int) {
    let transition = transitions[index]
    transitions[index] = Transition()
    let kind: TransitionKind
    if transition.old != .none, transition.new != .none {
      kind = TransitionKind(transition.steps).inside(transition.container)
    } else {
      guard let alone = kindOfOne(transition) else { return }
      kind = alone
    }
    counts[kind, default: 0] += 1
    guard records.count < Self.limit, let first = transition.first, let last = transition.last
    else { return }
    records.append(
      Record(
        kind: kind,
        old: transition.old,
        oldClass: transition.oldClass,
        new: transition.new,
        newClass: transition.newClass,
        first: first,
        last: last
      )
    )
  }
}
