package import TraceModel

/// The objects of a trace, their classes and relations, in dense slots that are reused.
package struct Hierarchy {
  /// The number of state changes kept for each object.
  static let historyLength = 8

  @usableFromInline private(set) var instances: ContiguousArray<Instance> = []
  private var history: ContiguousArray<StateChange> = []
  private var slotTable = SlotTable()
  private var free: [Int32] = []
  private var lifetimeCount: UInt32 = 0
  private var ancestors = AncestorIndexes()
  /// The classes of the objects.
  package var classes = ClassTable()
  /// The pools of subjects that several objects share.
  var pools = PoolTable()
  /// Whether the trace has stated a parent: logs and some traces contain callbacks only.
  var statesParents = false

  /// The number of objects.
  var count: Int { instances.count - free.count }

  /// The slots in use, in the order of slots.
  package var slots: [Int] { instances.indices.filter { instances[$0].id != .none } }

  /// The object in a slot.
  package subscript(slot: Int) -> Instance {
    @inlinable _read { yield instances[slot] }
    _modify {
      let before = ancestors.isBuilt ? AncestorIndexes.Links(instances[slot]) : nil
      defer {
        if let before { ancestors.update(instances[slot].id, before, .init(instances[slot])) }
      }
      yield &instances[slot]
    }
  }

  /// Returns the slot of an object, or `nil` when the object is not known or `id` is `none`.
  package func find(_ id: SubjectID) -> Int? {
    id == .none ? nil : slotTable[id]
  }

  /// Adds an object and returns its slot.
  mutating func insert(_ id: SubjectID) -> Int {
    let slot: Int
    if let reused = free.popLast() {
      slot = Int(reused)
      instances[slot] = Instance(id: id, lifetime: nextLifetime())
    } else {
      slot = instances.count
      instances.append(Instance(id: id, lifetime: nextLifetime()))
      history.append(contentsOf: repeatElement(.empty, count: Self.historyLength))
    }
    slotTable[id] = slot
    return slot
  }

  /// Removes an object; its slot may be reused.
  mutating func remove(_ slot: Int) {
    slotTable[instances[slot].id] = nil
    if ancestors.isBuilt { ancestors.remove(instances[slot].id) }
    instances[slot] = Instance(id: .none)
    free.append(Int32(truncatingIfNeeded: slot))
  }

  /// Assigns a new object to a subject, because its address or label is reused.
  mutating func beginLifetime(of slot: Int) {
    let old = instances[slot]
    var new = Instance(id: old.id, lifetime: nextLifetime())
    new.kind = old.kind
    new.identity = old.identity
    new.classIndex = old.classIndex
    new.sharing.largest = old.sharing.largest
    new.lifetime.isKnown = old.lifetime.isKnown
    pools.release(old.sharing.pool)
    self[slot] = new
  }

  private mutating func nextLifetime() -> UInt32 {
    lifetimeCount &+= 1
    return lifetimeCount
  }

  /// Keeps a state change of an object instead of the oldest one.
  mutating func record(_ change: StateChange, in slot: Int) {
    let count = instances[slot].countChange()
    history[slot * Self.historyLength + Int(count % UInt32(Self.historyLength))] = change
  }

  /// Returns the kept state changes of an object, oldest first.
  package func changes(of slot: Int) -> [StateChange] {
    let count = Int(instances[slot].changeCount)
    let kept = min(count, Self.historyLength)
    return (count - kept..<count).map {
      history[slot * Self.historyLength + $0 % Self.historyLength]
    }
  }

  /// Whether one of two controllers contains the other, directly or indirectly.
  func isRelated(_ first: SubjectID, _ second: SubjectID) -> Bool {
    first == second || isAncestor(first, of: second) || isAncestor(second, of: first)
  }

  /// Whether a controller contains a different one, directly or indirectly.
  package func isAncestor(_ ancestor: SubjectID, of id: SubjectID) -> Bool {
    var next = parent(of: id)
    var steps = 0
    while next != .none, steps <= count {
      if next == ancestor { return true }
      if steps == AncestorIndexes.longestClimb, let answer = ancestors.isAncestor(ancestor, of: id)
      {
        return answer
      }
      next = parent(of: next)
      steps += 1
    }
    return false
  }

  /// Whether a view is inside its superviews, up to a different view, as far as their frames show.
  ///
  /// A page that a scroll view has scrolled to counts as outside: the trace states offsets apart.
  package func isInside(_ view: SubjectID, upTo top: SubjectID) -> Bool {
    var next = view
    var steps = 0
    while next != top, steps <= count, let slot = find(next),
      let outer = find(instances[slot].relations.superview)
    {
      let (frame, bounds) = (instances[slot].relations.frame, instances[outer].relations.frame)
      if bounds.width > 0, frame.x >= bounds.width || frame.x + frame.width <= 0 { return false }
      if bounds.height > 0, frame.y >= bounds.height || frame.y + frame.height <= 0 { return false }
      next = instances[outer].id
      steps += 1
    }
    return true
  }

  /// The nearest controller whose root view contains a view, not counting the view itself.
  package func controller(above view: SubjectID) -> SubjectID? {
    var next = find(view).map { instances[$0].relations.superview } ?? .none
    var steps = 0
    while next != .none, steps <= count, let slot = find(next) {
      let owner = instances[slot].relations.owner
      if owner != .none { return owner }
      if steps == AncestorIndexes.longestClimb, let found = ancestors.nearestOwned(above: view) {
        return found.flatMap(find).map { instances[$0].relations.owner }
      }
      next = instances[slot].relations.superview
      steps += 1
    }
    return nil
  }

  /// Whether a view is the view in a slot or below it.
  package func isInside(_ id: SubjectID, view slot: Int) -> Bool {
    let outer = instances[slot].id
    var next = id
    var steps = 0
    while next != .none, steps <= count {
      if next == outer { return true }
      guard let current = find(next) else { return false }
      next = instances[current].relations.superview
      steps += 1
    }
    return false
  }

  /// The parent of a controller by the hierarchy, or else by its callbacks.
  package func parent(of id: SubjectID) -> SubjectID {
    guard let slot = find(id) else { return .none }
    return parent(at: slot)
  }

  /// The parent of the controller in a slot by the hierarchy, or else by its callbacks.
  package func parent(at slot: Int) -> SubjectID {
    instances[slot].relations.knownParent
  }

  /// Builds the indexes of ancestors once a query had to climb far.
  mutating func buildIndexesIfDeep() {
    if ancestors.isNeeded { ancestors.build(instances) }
  }
}
