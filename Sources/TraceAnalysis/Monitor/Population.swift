import TraceModel

/// The live objects of a trace in dense slots, which are used again after a death.
struct Population {
  /// The number of steps kept for each object.
  static let historyLength = 8

  private(set) var instances: ContiguousArray<Instance> = []
  private var history: ContiguousArray<Step> = []
  private var places = SlotTable()
  private var free: [Int32] = []

  /// The number of objects that are kept.
  var count: Int { instances.count - free.count }

  /// The slots in use, in the order of slots.
  var slots: [Int] { instances.indices.filter { instances[$0].id != .none } }

  /// The object in a slot.
  subscript(slot: Int) -> Instance {
    _read { yield instances[slot] }
    _modify { yield &instances[slot] }
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
        time: .zero
      )
      history.append(contentsOf: repeatElement(empty, count: Self.historyLength))
    }
    places[id] = slot
    return slot
  }

  /// Forgets an object.
  mutating func remove(_ slot: Int) {
    places[instances[slot].id] = nil
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
    var steps = count
    while next != .none, steps >= 0 {
      if next == ancestor { return true }
      next = parent(of: next)
      steps -= 1
    }
    return false
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
}
