import TraceModel

/// Follows the transitions of a trace and counts them by kind.
///
/// A transition begins with the first will callback and ends when both controllers have settled.
/// Children and parents of the two controllers move along and are passed over.
struct TransitionClassifier {
  private struct Transition {
    var old = SubjectID.none
    var new = SubjectID.none
    var steps: TransitionWord = []
    var isOldMoving = false
    var isNewMoving = false
    /// The parents of both when they began to move; a pop takes the child from its parent.
    var oldParent = SubjectID.none
    var newParent = SubjectID.none
    /// What the common parent is.
    var container = SubjectKind.unknown
    var oldClass: Int32 = -1
    var newClass: Int32 = -1
    /// The first and the last of its callbacks.
    var first: CallbackEvent?
    var last: CallbackEvent?

    /// Notes that a controller begins to leave or to come.
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

    /// Takes a move of one of the two controllers.
    ///
    /// - Returns: Whether one of them is still on its way.
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

    /// Whether a controller stands above or below one of the two, which moves it along.
    func moves(_ id: SubjectID, in hierarchy: Hierarchy) -> Bool {
      (old != .none && hierarchy.isRelated(old, id))
        || (new != .none && hierarchy.isRelated(new, id))
    }
  }

  /// A transition that ended, by numbers.
  struct Record {
    var kind: TransitionKind
    var old: SubjectID
    var oldClass: Int32
    var new: SubjectID
    var newClass: Int32
    var first: CallbackEvent
    var last: CallbackEvent
  }

  /// More transitions than this are counted, not kept.
  private static let limit = 1000

  /// The transition of each process, which may have ended; a few processes, often one.
  private var transitions: [Transition] = []
  private var places: [UInt32: Int] = [:]
  /// The process that moved last, and its place.
  private var last: (process: UInt32, place: Int)?
  /// The transitions that ended, by kind.
  private(set) var counts: [TransitionKind: Int] = [:]
  /// The first transitions that ended, in the order of their ends.
  private(set) var records: [Record] = []

  /// The controllers that another one presented, and that live.
  private var presented: Set<SubjectID> = []
  /// The processes whose scene was disconnected since their last appearance.
  private var disconnected: Set<UInt32> = []

  /// Notes that a controller was presented.
  mutating func notePresented(_ id: SubjectID) {
    if id != .none { presented.insert(id) }
  }

  /// Notes that the scene of a process was disconnected: its user swiped the app away.
  mutating func noteDisconnect(of process: UInt32) {
    disconnected.insert(process)
  }

  /// Takes a move of an appearance.
  mutating func note(_ move: AppearanceMove, in hierarchy: Hierarchy) {
    let id = move.event.subject
    if move.trigger == .willAppear, !disconnected.isEmpty { disconnected.remove(id.process) }
    let place = place(of: id.process)
    if id != transitions[place].old, id != transitions[place].new {
      let isLeaving = move.trigger == .willDisappear
      guard isLeaving || move.trigger == .willAppear,
        !transitions[place].moves(id, in: hierarchy)
      else { return }
      if (isLeaving ? transitions[place].old : transitions[place].new) != .none { count(place) }
      transitions[place].begin(id, at: move.event.slot, isLeaving: isLeaving, in: hierarchy)
    }
    if !transitions[place].take(move) { count(place) }
  }

  private mutating func place(of process: UInt32) -> Int {
    if let last, last.process == process { return last.place }
    let place = places[process] ?? transitions.count
    if place == transitions.count {
      transitions.append(Transition())
      places[process] = place
    }
    last = (process, place)
    return place
  }

  /// Forgets the transition of a controller that died.
  mutating func remove(_ id: SubjectID) {
    if !presented.isEmpty { presented.remove(id) }
    guard let place = last?.process == id.process ? last?.place : places[id.process],
      transitions[place].old == id || transitions[place].new == id
    else { return }
    transitions[place] = Transition()
  }

  /// The kind of a transition in which one controller took part; `nil` when it is none.
  ///
  /// A sheet leaves its presenter's appearance alone. That a controller is a sheet, and not the
  /// first of its window, only the presentation shows.
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

  /// Counts the transition of a process, of two controllers or one that its only controller took
  /// back, and makes room for the next.
  private mutating func count(_ place: Int) {
    let transition = transitions[place]
    transitions[place] = Transition()
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
