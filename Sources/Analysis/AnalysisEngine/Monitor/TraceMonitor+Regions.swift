import Findings
import TraceModel

extension TraceMonitor {
  /// The effect of a callback on a region.
  struct Advance {
    /// The known states before the callback.
    var before: StateSet
    /// The states before the callback, including results of unobserved callbacks.
    var closed: StateSet
    var after: StateSet
    /// Whether the table does not allow the callback.
    var isViolation: Bool
  }

  /// Moves a region of an object, and emits a violation when its table does not allow the callback.
  ///
  /// - Parameters:
  ///   - kind: The region.
  ///   - trigger: The column of its table.
  ///   - callback: The callback.
  ///   - other: A second column when the callback does not determine the column, with states in
  ///     which only the first column is possible.
  ///   - argument: The parent that the callback names, for the violation.
  /// - Returns: The effect; `nil` when several objects share the subject.
  @discardableResult
  mutating func advance(
    _ kind: RegionKind,
    by trigger: UInt8,
    _ callback: CallbackEvent,
    or other: (trigger: UInt8, impossibleIn: StateSet)? = nil,
    argument: SubjectID? = nil
  ) -> Advance? {
    let slot = callback.slot
    guard !state.hierarchy[slot].isPooled else { return nil }
    let region = kind.region
    let before = state.hierarchy[slot].states[kind]
    let closed = state.observed.closure(kind, of: before)
    var after = region.step(closed, trigger)
    if let other {
      let possible = StateSet(bits: closed.bits & ~other.impossibleIn.bits)
      after = StateSet(bits: after.bits | region.step(possible, other.trigger).bits)
    }
    let isViolation = after.isEmpty
    if isViolation {
      after = StateSet(region.resynchronized[Int(trigger)])
      if let (brokenState, rule) = region.blame(before, trigger) {
        let counterpart = kind == .appearance ? counterpart(ofRepeated: callback) : nil
        if counterpart != nil { state.hierarchy[slot].sharing.hasSuspect = true }
        emit(
          Violation(
            rule: rule,
            kind: kind,
            state: brokenState,
            trigger: trigger,
            event: callback,
            argument: argument,
            previousParent: kind == .containment
              ? state.hierarchy[slot].relations.prospectiveParent : .none,
            counterpart: counterpart
          )
        )
      }
    }
    if !isViolation, state.observed.grows {
      noteDoubt(kind, of: before, trigger, slot, isOtherPossible: other != nil)
    }
    state.hierarchy[slot].states[kind] = after
    if region.columns[Int(trigger)].isRecorded, region.recordsRepeats || after != before {
      record(callback, kind: kind, before: before, after: after)
    }
    return Advance(before: before, closed: closed, after: after, isViolation: isViolation)
  }

  /// Counts an event of a log in a pipe that is legal only if callbacks preceded it which the log
  /// has not printed so far: it may print them later.
  private mutating func noteDoubt(
    _ kind: RegionKind,
    of states: StateSet,
    _ trigger: UInt8,
    _ slot: Int,
    isOtherPossible: Bool
  ) {
    guard !isOtherPossible, kind.region.step(states, trigger).isEmpty else { return }
    ledger.note(
      FindingLedger.Doubt(
        classIndex: state.hierarchy[slot].classIndex,
        kind: kind,
        states: states,
        trigger: trigger
      )
    )
  }

  /// Moves the appearance of a controller, or of a pool of controllers.
  mutating func moveAppearance(_ callback: CallbackEvent, _ trigger: AppearanceTrigger) {
    let (slot, before) = (callback.slot, state.hierarchy[callback.slot].appearance)
    let wasPooled = state.hierarchy[slot].isPooled
    shareIfExplained(callback, trigger)
    if !wasPooled { suspectRepeat(callback, trigger, before: before) }
    guard let change = advance(.appearance, by: trigger.rawValue, callback) else {
      return movePool(callback, trigger)
    }
    guard let after = AppearanceStep(rawValue: change.after.first) else { return }
    var move = AppearanceMove(
      event: callback,
      trigger: trigger,
      before: change.before,
      closed: change.closed,
      after: after,
      isViolation: change.isViolation
    )
    move.start = state.transitions.note(move, in: state.hierarchy)
    if state.observed.hasAppearance { classifier.note(move, in: state.hierarchy) }
    emit(.appearance(move), .appearance, callback.name)
  }

  /// Assigns several objects to a name if one object can't have received its callbacks and several
  /// can.
  ///
  /// In a class that prints no callback of loading, any `viewWillAppear` may begin a new object. In
  /// other classes, a second object can only be older than the log. The last callbacks are repeated
  /// for several objects.
  private mutating func shareIfExplained(_ callback: CallbackEvent, _ trigger: AppearanceTrigger) {
    let slot = callback.slot
    guard state.isShared(slot), !state.hierarchy[slot].isPooled else { return }
    let region = Region.appearance
    let states = state.hierarchy[slot].appearance
    guard region.step(state.observed.closure(.appearance, of: states), trigger.rawValue).isEmpty
    else { return }
    let changes = state.hierarchy.changes(of: slot).filter { $0.kind == .appearance }
    let triggers = changes.compactMap(\.name.role.appearanceTrigger) + [trigger]
    let one = Pool(changes.first?.before ?? states)
    let isOpen = !state.announcesMembers(slot)
    let pools =
      isOpen
      ? [one]
      : olderObjects(triggers).map { older in
        var two = one
        two.spawn(older)
        return two
      }
    for var pool in pools {
      let observed = state.observed
      guard
        triggers.dropLast().allSatisfy({
          pool.step($0.rawValue, observed: observed, isOpen: isOpen)
        })
      else { continue }
      var next = pool
      guard next.step(trigger.rawValue, observed: observed, isOpen: isOpen) else { continue }
      share(slot, pool)
      noteMembers(slot, 2)
      return
    }
  }

  /// The states of an object of the same class that may be older than the log, and whose callbacks
  /// may be among those of the known object.
  ///
  /// The known object covered it, or it is covered by the known object. A second `viewWillAppear`
  /// of one name is not explained in this way, because it is the usual mistake.
  private func olderObjects(_ triggers: [AppearanceTrigger]) -> [AppearanceStep] {
    guard !processes.current.hasLaunched, let last = triggers.last, last != .willAppear else {
      return []
    }
    if triggers.first == .willDisappear { return [.visible] }
    return last == .didAppear || last == .didDisappear ? [.hidden] : []
  }

  private mutating func movePool(_ callback: CallbackEvent, _ trigger: AppearanceTrigger) {
    let region = Region.appearance
    let pool = state.hierarchy[callback.slot].sharing.pool
    let last = state.hierarchy.pools[pool].lastState
    let isOpen = !state.announcesMembers(callback.slot)
    if !state.hierarchy.pools[pool].step(
      trigger.rawValue,
      observed: state.observed,
      isOpen: isOpen
    ) {
      if case .breaks(let rule) = region.cell(last, trigger.rawValue) {
        blame(rule, state: last)
      } else if let (first, rule) = region.blame(region.everything, trigger.rawValue) {
        blame(rule, state: first)
      }
      state.hierarchy.pools[pool].resynchronize(trigger.rawValue)
    }
    record(
      callback,
      kind: .appearance,
      before: region.everything,
      after: StateSet(region.resynchronized[Int(trigger.rawValue)])
    )

    func blame(_ rule: RuleID, state brokenState: UInt8) {
      emit(
        Violation(
          rule: rule,
          kind: .appearance,
          state: brokenState,
          trigger: trigger.rawValue,
          event: callback,
          previousParent: .none
        )
      )
    }
  }

  /// Moves the loading by `loadView` or `viewDidLoad`, which add a member to a shared subject.
  mutating func load(_ callback: CallbackEvent, _ trigger: LoadTrigger) {
    let slot = callback.slot
    if state.isShared(slot) {
      addMember(slot, of: trigger == .loadView ? .loadView : .viewDidLoad)
      if state.hierarchy[slot].isPooled {
        record(callback, kind: .load, before: .none, after: Region.load.everything)
        return
      }
    }
    advance(.load, by: trigger.rawValue, callback)
  }

  /// Moves the containment of a controller.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - isWill: Whether it is `willMove(toParent:)`.
  ///   - argument: The parent that it names, `none` for `nil`; `nil` when the log does not print
  ///     it: then both columns of the callback are possible.
  mutating func moveContainment(_ callback: CallbackEvent, isWill: Bool, argument: SubjectID?) {
    let slot = callback.slot
    guard announcesChildren(slot) else { return }
    let trigger =
      !isWill && contradictsHierarchy(slot, argument)
      ? .didMoveToOther
      : containmentTrigger(
        isWill: isWill,
        argument: argument,
        parent: state.hierarchy[slot].relations.prospectiveParent
      )
    if argument != nil, trigger == .didMoveToNone, isTakenOver(slot) { return }
    var other: (trigger: UInt8, impossibleIn: StateSet)?
    if argument == nil {
      // UIKit does not announce a removal to a controller without a parent, so a `willMove` without
      // an argument announces a parent there.
      other =
        isWill
        ? (
          ContainmentTrigger.willMoveToNone.rawValue, StateSet(ContainmentStep.orphan.rawValue)
        )
        : (ContainmentTrigger.didMoveToNone.rawValue, StateSet.none)
    }
    let change = advance(
      .containment,
      by: trigger.rawValue,
      callback,
      or: other,
      argument: argument
    )
    guard let change else { return }
    if let argument, argument != .none {
      state.hierarchy[slot].relations.prospectiveParent = argument
      state.hierarchy[slot].relations.hasUIKitParent = state.isUIKitContainer(argument)
    } else if argument != nil, trigger == .didMoveToNone {
      state.hierarchy[slot].relations.prospectiveParent = .none
    }
    guard rules.listeners.want(.containment) else { return }
    emit(
      .containment(
        ContainmentMove(
          event: callback,
          trigger: argument == nil ? nil : trigger,
          argument: argument ?? .none,
          before: change.before
        )
      )
    )
  }

  /// Whether `didMove(toParent:)` names a different parent than the hierarchy of a recording.
  ///
  /// Containers change the hierarchy before they send the callback. An app may send
  /// `didMove(toParent: nil)` between `willMove(toParent: nil)` and `removeFromParent`.
  private func contradictsHierarchy(_ slot: Int, _ argument: SubjectID?) -> Bool {
    let instance = state.hierarchy[slot]
    guard let argument, state.hierarchy.statesParents, instance.identity == .runtime,
      instance.lifetime.isBornHere, instance.relations.parent != argument,
      argument != .none || !isTakenOver(slot)
    else { return false }
    return argument != .none || instance.relations.hasUIKitParent
      || instance.containment != StateSet(ContainmentStep.leaving.rawValue)
      || state.calls.openCall(.removeFromParent) != nil
  }

  /// Whether the moves of a subject are those of one object: it is one, or its class prints `init`.
  ///
  /// A child may move to its parent before its view is loaded, so a second child with the name may
  /// have moved before its `viewDidLoad` shows that it exists.
  private func announcesChildren(_ slot: Int) -> Bool {
    guard state.isShared(slot) else { return true }
    return state.hierarchy.classes.printed(at: state.hierarchy[slot].classIndex)
      & CallbackRole.initializer.bit != 0
  }

  private func containmentTrigger(
    isWill: Bool,
    argument: SubjectID?,
    parent: SubjectID
  ) -> ContainmentTrigger {
    guard let argument else { return isWill ? .willMoveToParent : .didMoveToParent }
    if argument == .none { return isWill ? .willMoveToNone : .didMoveToNone }
    if isWill { return .willMoveToParent }
    return parent == .none || parent == argument ? .didMoveToParent : .didMoveToOther
  }

  /// Whether the parent that was announced to a child is adding it, which removes it from its old
  /// parent.
  private func isTakenOver(_ slot: Int) -> Bool {
    let parent = state.hierarchy[slot].relations.prospectiveParent
    let call = state.calls.threads[state.calls.currentThread].slices.last { $0.isCall }
    return parent != .none && call?.name == .addChild && call?.subject == parent
  }

  private mutating func record(
    _ callback: CallbackEvent,
    kind: RegionKind,
    before: StateSet,
    after: StateSet
  ) {
    state.hierarchy.record(
      StateChange(
        kind: kind,
        before: before,
        after: after,
        isUntimed: callback.isUntimed,
        line: callback.line,
        site: callback.site,
        name: callback.name,
        event: callback.index,
        time: callback.time
      ),
      in: callback.slot
    )
  }
}
