import TraceModel

/// Follows the transitions of a trace and counts them by kind.
///
/// A transition begins with the first will callback and ends when both controllers have settled.
/// Children and parents of the two controllers move along and are passed over.
struct TransitionClassifier {
  /// No kind has a longer order.
  private static let longest = 8

  private struct Transition {
    var old = SubjectID.none
    var new = SubjectID.none
    var steps: [TransitionStep] = []
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

  private var open: [UInt32: Transition] = [:]
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
  mutating func note(_ move: AppearanceMove, in population: Population) {
    let id = move.event.subject
    if move.letter == .willAppear { disconnected.remove(id.process) }
    // Taken out meanwhile, so that its steps are not copied.
    var transition = open.removeValue(forKey: id.process) ?? Transition()
    let isKnown = transition.first != nil
    if id != transition.old, id != transition.new {
      guard move.letter == .willAppear || move.letter == .willDisappear else {
        if isKnown { open[id.process] = transition }
        return
      }
      let others = [transition.old, transition.new].filter { $0 != .none }
      if others.contains(where: { population.isRelated($0, id) }) {
        if isKnown { open[id.process] = transition }
        return
      }
      let isLeaving = move.letter == .willDisappear
      if isLeaving ? transition.old != .none : transition.new != .none {
        count(transition)
        transition = Transition()
      }
      let parent = population.parent(of: id)
      let classIndex = population[move.event.slot].classIndex
      if isLeaving {
        (transition.old, transition.oldParent, transition.oldClass) = (id, parent, classIndex)
      } else {
        (transition.new, transition.newParent, transition.newClass) = (id, parent, classIndex)
      }
      if transition.oldParent == transition.newParent, let slot = population.find(parent) {
        transition.container = population[slot].kind
      }
    }
    if transition.first == nil { transition.first = move.event }
    transition.last = move.event
    let isOld = id == transition.old
    if let step = TransitionStep(move.letter, isOld: isOld) {
      if transition.steps.count < Self.longest { transition.steps.append(step) }
      let isMoving = move.letter == .willAppear || move.letter == .willDisappear
      if isOld { transition.isOldMoving = isMoving } else { transition.isNewMoving = isMoving }
    }
    if transition.isOldMoving || transition.isNewMoving {
      open[id.process] = transition
    } else {
      count(transition)
    }
  }

  /// Forgets the transition of a controller that died.
  mutating func remove(_ id: SubjectID) {
    presented.remove(id)
    guard let transition = open[id.process], transition.old == id || transition.new == id else {
      return
    }
    open[id.process] = nil
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

  /// Counts a transition of two controllers, or one that its only controller took back.
  private mutating func count(_ transition: Transition) {
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
