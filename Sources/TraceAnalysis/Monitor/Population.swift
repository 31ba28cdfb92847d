import TraceModel

/// The live objects of a trace in dense slots, which are used again after a death.
struct Population {
  /// The number of steps kept for each object.
  static let historyLength = 8

  private(set) var instances: ContiguousArray<Instance> = []
  private var history: ContiguousArray<Step> = []
  private var places = SlotTable()
  private var free: [Int32] = []
  /// The steps that a question climbs before it is answered by an index.
  private static let longestClimb = 64
  /// Whether a question had to climb further.
  ///
  /// A hint that copies may share: an index that is built without need costs time only.
  private let depth = Depth()
  /// The containment and the superviews, once they are deep; usual traces never need them.
  private var parents: AncestorIndex?
  private var superviews: AncestorIndex?

  private final class Depth {
    var isLong = false
  }

  /// The number of objects that are kept.
  var count: Int { instances.count - free.count }

  /// The slots in use, in the order of slots.
  var slots: [Int] { instances.indices.filter { instances[$0].id != .none } }

  /// The object in a slot.
  subscript(slot: Int) -> Instance {
    _read { yield instances[slot] }
    _modify {
      let before = parents == nil ? nil : Links(instances[slot])
      defer { if let before { updateIndexes(slot, before) } }
      yield &instances[slot]
    }
  }

  /// Returns the slot of an object, or `nil` when it is not known or `id` names none.
  func find(_ id: SubjectID) -> Int? {
    id == .none ? nil : places[id]
  }

  /// Adds an object that is not known yet.
  mutating func insert(_ id: SubjectID) -> Int {
    let slot: Int
    if let reused = free.popLast() {
      slot = Int(reused)
      instances[slot] = Instance(id: id)
    } else {
      slot = instances.count
      instances.append(Instance(id: id))
      let empty = Step(
        kind: .appearance,
        before: .none,
        after: .none,
        isUntimed: true,
        line: 0,
        name: .empty,
        event: EventIndex(0),
        time: .zero
      )
      history.append(contentsOf: repeatElement(empty, count: Self.historyLength))
    }
    places[id] = slot
    return slot
  }

  /// Forgets an object.
  mutating func remove(_ slot: Int) {
    let before = parents == nil ? nil : Links(instances[slot])
    places[instances[slot].id] = nil
    if let before { updateIndexes(slot, before, isRemoved: true) }
    instances[slot] = Instance(id: .none)
    free.append(Int32(truncatingIfNeeded: slot))
  }

  /// Keeps a step of an object, dropping its oldest one.
  mutating func record(_ step: Step, in slot: Int) {
    let count = instances[slot].countStep()
    history[slot * Self.historyLength + Int(count % UInt32(Self.historyLength))] = step
  }

  /// Returns the steps of an object that are still kept, oldest first.
  func steps(of slot: Int) -> [Step] {
    let count = Int(instances[slot].stepCount)
    let kept = min(count, Self.historyLength)
    return (count - kept..<count).map {
      history[slot * Self.historyLength + $0 % Self.historyLength]
    }
  }

  /// Whether one of two controllers stands above the other in the containment.
  func isRelated(_ first: SubjectID, _ second: SubjectID) -> Bool {
    first == second || isAncestor(first, of: second) || isAncestor(second, of: first)
  }

  /// Whether a controller stands above another one in the containment.
  func isAncestor(_ ancestor: SubjectID, of id: SubjectID) -> Bool {
    var next = parent(of: id)
    var steps = 0
    while next != .none, steps <= count {
      if next == ancestor { return true }
      if steps == Self.longestClimb {
        if let parents { return parents.isAncestor(ancestor, of: id) }
        depth.isLong = true
      }
      next = parent(of: next)
      steps += 1
    }
    return false
  }

  /// The nearest controller whose root view a view stands in, not counting the view itself.
  func controller(above view: SubjectID) -> SubjectID? {
    var next = find(view).map { instances[$0].superview } ?? .none
    var steps = 0
    while next != .none, steps <= count, let slot = find(next) {
      let owner = instances[slot].owner
      if owner != .none { return owner }
      if steps == Self.longestClimb {
        if let superviews {
          return superviews.nearestMarked(above: view).flatMap(find).map { instances[$0].owner }
        }
        depth.isLong = true
      }
      next = instances[slot].superview
      steps += 1
    }
    return nil
  }

  /// The parent of a controller by the hierarchy, or else by its callbacks.
  func parent(of id: SubjectID) -> SubjectID {
    guard let slot = find(id) else { return .none }
    return parent(at: slot)
  }

  /// The parent of the controller in a slot by the hierarchy, or else by its callbacks.
  func parent(at slot: Int) -> SubjectID {
    let parent = instances[slot].parent
    return parent == .none ? instances[slot].prospectiveParent : parent
  }

  // The indexes.

  /// What the indexes hold of an object.
  private struct Links: Equatable {
    var parent: SubjectID
    var superview: SubjectID
    var isOwned: Bool

    init(_ instance: Instance) {
      parent = instance.parent == .none ? instance.prospectiveParent : instance.parent
      superview = instance.superview
      isOwned = instance.owner != .none
    }
  }

  /// Builds the indexes once a question had to climb far.
  mutating func buildIndexesIfDeep() {
    guard depth.isLong, parents == nil else { return }
    let (parents, superviews) = (AncestorIndex(), AncestorIndex())
    for instance in instances where instance.id != .none {
      let links = Links(instance)
      parents.setParent(of: instance.id, to: links.parent)
      superviews.setParent(of: instance.id, to: links.superview)
      superviews.setMark(of: instance.id, to: links.isOwned)
    }
    (self.parents, self.superviews) = (parents, superviews)
  }

  private mutating func updateIndexes(_ slot: Int, _ before: Links, isRemoved: Bool = false) {
    let after = Links(instances[slot])
    guard isRemoved || before != after else { return }
    // Copies of a population share its indexes until one of them changes.
    if !isKnownUniquelyReferenced(&parents) { parents = parents.map(AncestorIndex.init(copying:)) }
    if !isKnownUniquelyReferenced(&superviews) {
      superviews = superviews.map(AncestorIndex.init(copying:))
    }
    let id = instances[slot].id
    guard !isRemoved else {
      parents?.remove(id)
      superviews?.remove(id)
      return
    }
    parents?.setParent(of: id, to: after.parent)
    superviews?.setParent(of: id, to: after.superview)
    superviews?.setMark(of: id, to: after.isOwned)
  }
}
