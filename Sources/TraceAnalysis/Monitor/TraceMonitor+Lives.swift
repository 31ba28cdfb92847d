import TraceModel

extension TraceMonitor {
  /// Returns the slot of an object, making one for an object that was never born.
  mutating func slot(of id: SubjectID) -> Int {
    world.population.find(id) ?? world.population.insert(id)
  }

  /// Begins the life of an object.
  mutating func birth(_ event: TraceEvent, names: NameTable) {
    guard event.subject != .none else { return }
    let slot = slot(of: event.subject)
    if world.population[slot].isDead { revive(slot) }
    let isShared = event.identity == .className || event.identity == .anonymous
    if isShared, world.population[slot].hasCallbacks {
      if !event.flags.contains(.alreadyAlive) { spawnMember(slot, of: .initializer) }
      return
    }
    world.population[slot].kind = event.subjectKind
    world.population[slot].identity = event.identity
    world.population[slot].classIndex = classIndex(of: event, names: names)
    guard !event.flags.contains(.alreadyAlive) else { return }
    noteKnown(slot)
    world.population[slot].startAtBirth(orphan: true)
    world.population[slot].isBornHere = true
    if isShared { spawnMember(slot, of: .initializer) }
  }

  /// Ends the life of an object, or of one member of a shared subject.
  mutating func death(_ id: SubjectID) {
    guard let slot = world.population.find(id), !world.population[slot].isDead else { return }
    let pool = Int(world.population[slot].pool)
    if pool >= 0, world.pools[pool].size > 1 {
      world.pools[pool].removeOne()
      return
    }
    if listeners.want(.death) { emit(.death(slot: slot)) }
    detach(slot)
    world.transitions.remove(id)
    world.classifier.remove(id)
    if !world.overlappingContainers.isEmpty { world.overlappingContainers.remove(id) }
    if world.population[slot].identity == .runtime {
      world.population.remove(slot)
    } else {
      world.population[slot].isDead = true
      bury(id)
    }
  }

  /// Keeps the last dead whose address or label may be used again, and forgets the one before them.
  private mutating func bury(_ id: SubjectID) {
    guard graves.count == Self.mostGraves else {
      graves.append(id)
      return
    }
    let old = graves[oldestGrave]
    graves[oldestGrave] = id
    oldestGrave = (oldestGrave + 1) % Self.mostGraves
    guard old != id, let slot = world.population.find(old), world.population[slot].isDead else {
      return
    }
    if world.population[slot].pool >= 0 { freePools.append(world.population[slot].pool) }
    world.population.remove(slot)
  }

  /// The most dead objects that are kept.
  private static let mostGraves = 1024

  /// Gives a subject a new object: its address or label is used again.
  mutating func revive(_ slot: Int) {
    let old = world.population[slot]
    world.population[slot] = Instance(id: old.id)
    world.population[slot].kind = old.kind
    world.population[slot].identity = old.identity
    world.population[slot].classIndex = old.classIndex
    world.population[slot].largestShare = old.largestShare
    world.population[slot].isKnown = old.isKnown
    if old.pool >= 0 { freePools.append(old.pool) }
  }

  /// Adds a member to a subject that several objects share, unless an earlier callback of the same
  /// member added it.
  ///
  /// `init`, `loadView` and `viewDidLoad` come in this order; each is new only when no member
  /// waits for it.
  mutating func spawnMember(_ slot: Int, of role: CallbackRole) {
    let identity = world.population[slot].identity
    guard identity == .className || identity == .anonymous else { return }
    let isWaiting = world.population[slot].waiting.take(role)
    guard !isWaiting else { return }
    world.population[slot].memberCount += 1
    guard world.population[slot].memberCount > 1 else { return }
    if world.population[slot].pool < 0 {
      let pool = Pool(world.population[slot].appearance)
      if let free = freePools.popLast() {
        world.population[slot].pool = free
        world.pools[Int(free)] = pool
      } else {
        world.population[slot].pool = Int32(truncatingIfNeeded: world.pools.count)
        world.pools.append(pool)
      }
    }
    let place = Int(world.population[slot].pool)
    world.pools[place].spawn()
    let largest = Int32(truncatingIfNeeded: world.pools[place].largest)
    world.population[slot].largestShare = max(world.population[slot].largestShare, largest)
  }

  /// Applies a change of a relation, then tells the rules.
  mutating func hierarchy(_ event: TraceEvent) {
    guard event.subject != .none else { return }
    let slot = slot(of: event.subject)
    switch event.name {
    case .superviewRelation: setSuperview(event, slot: slot)
    case .windowRelation: world.population[slot].window = event.argument
    case .parentRelation: world.population[slot].parent = event.argument
    case .viewRelation: setRootView(event, slot: slot)
    case .presentedRelation: setPresented(event, slot: slot)
    case .stackRelation: setStack(event)
    case .rootRelation: setRoot(event)
    case .forwardingProperty: world.population[slot].forwards = event.flags.contains(.on)
    default: break
    }
    emit(.hierarchy(event), .hierarchy, event.name)
  }

  private mutating func setPresented(_ event: TraceEvent, slot: Int) {
    world.classifier.notePresented(event.argument)
    if let old = world.population.find(world.population[slot].presented) {
      world.population[old].presenter = .none
    }
    world.lastPresented = world.population[slot].presented
    world.population[slot].presented = event.argument
    guard event.argument != .none else { return }
    let presented = self.slot(of: event.argument)
    world.population[presented].presenter = event.subject
  }

  private mutating func setStack(_ event: TraceEvent) {
    guard event.argument != .none else { return }
    let member = slot(of: event.argument)
    world.population[member].stackOwner = event.index < 0 ? .none : event.subject
  }

  private mutating func setRoot(_ event: TraceEvent) {
    guard event.argument != .none else { return }
    let root = slot(of: event.argument)
    world.population[root].rootOf = event.subject
  }

  private mutating func setSuperview(_ event: TraceEvent, slot: Int) {
    let isDead = world.population[slot].isDead
    world.lastSuperview = isDead ? .none : world.population[slot].superview
    world.population[slot].superview = event.argument
    guard event.argument != .none else { return }
    let owner = world.population[slot].owner
    if owner != .none { world.placements.note(owner, event, at: world.currentEvent) }
    world.requestTurnEnd()
  }

  private mutating func setRootView(_ event: TraceEvent, slot: Int) {
    if let old = world.population.find(world.population[slot].rootView) {
      world.population[old].owner = .none
    }
    world.population[slot].rootView = event.argument
    guard event.argument != .none else {
      world.population[slot].load = StateSet(LoadStep.unloaded.rawValue)
      return
    }
    // A view that the app sets may be all that there is: viewDidLoad ends the controller's own
    // loading. Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload().
    if world.population[slot].load == StateSet(LoadStep.unloaded.rawValue) {
      world.population[slot].load = Region.load.everything
    }
    let view = self.slot(of: event.argument)
    world.population[view].owner = event.subject
    guard world.population[view].superview != .none else { return }
    world.placements.note(event.subject, event, at: world.currentEvent)
    world.requestTurnEnd()
  }

  private mutating func detach(_ slot: Int) {
    if let view = world.population.find(world.population[slot].rootView) {
      world.population[view].owner = .none
    }
    if let owner = world.population.find(world.population[slot].owner) {
      world.population[owner].rootView = .none
    }
  }

  private mutating func classIndex(of event: TraceEvent, names: NameTable) -> Int32 {
    let key = event.name.isEmpty ? event.text : event.name
    if let index = classPlaces[key] {
      let name = names[key]
      // The number of a forgotten name was given to another one.
      if world.classes[Int(index)].name != name {
        world.classes[Int(index)] = ClassRecord(name: name)
      }
      return index
    }
    let index = Int32(truncatingIfNeeded: world.classes.count)
    world.classes.append(ClassRecord(name: names[key]))
    classPlaces[key] = index
    return index
  }
}
