import Findings
import TraceModel

extension TraceMonitor {
  /// Steps the appearance of a controller, or of a pool of controllers.
  mutating func stepAppearance(_ callback: CallbackEvent, _ letter: AppearanceLetter) {
    let slot = callback.slot
    guard world.population[slot].pool < 0 else { return stepPool(callback, letter) }
    let before = world.population[slot].appearance
    let closed = world.observed.appearance[Int(before.bits)]
    let column = letter.rawValue
    var next = Region.appearance.step(closed, column)
    let isViolation = next.isEmpty
    if isViolation {
      next = StateSet(Region.appearance.resynchronized[Int(column)])
      if let (state, rule) = Region.appearance.blame(before, column) {
        emit(
          Violation(
            rule: rule,
            kind: .appearance,
            state: state,
            letter: column,
            event: callback,
            previousParent: .none
          )
        )
      }
    }
    world.population[slot].appearance = next
    record(callback, kind: .appearance, before: before, after: next)
    guard let after = AppearanceStep(rawValue: next.first) else { return }
    var move = AppearanceMove(
      event: callback,
      letter: letter,
      before: before,
      closed: closed,
      after: after,
      isViolation: isViolation
    )
    move.start = world.transitions.note(move, in: world.population)
    if world.observed.hasAppearance { world.classifier.note(move, in: world.population) }
    emit(.appearance(move), .appearance, callback.name)
  }

  private mutating func stepPool(_ callback: CallbackEvent, _ letter: AppearanceLetter) {
    let place = Int(world.population[callback.slot].pool)
    let state = world.pools[place].lastState
    let isLegal = world.pools[place].step(letter.rawValue, closures: world.observed.appearance)
    if !isLegal {
      if case .breaks(let rule) = Region.appearance.cell(state, letter.rawValue) {
        blame(rule, state: state)
      } else if let (state, rule) = Region.appearance.blame(
        Region.appearance.everything,
        letter.rawValue
      ) {
        blame(rule, state: state)
      }
      world.pools[place].resynchronize(letter.rawValue)
    }
    record(
      callback,
      kind: .appearance,
      before: Region.appearance.everything,
      after: StateSet(Region.appearance.resynchronized[Int(letter.rawValue)])
    )

    func blame(_ rule: RuleID, state: UInt8) {
      emit(
        Violation(
          rule: rule,
          kind: .appearance,
          state: state,
          letter: letter.rawValue,
          event: callback,
          previousParent: .none
        )
      )
    }
  }

  /// Steps the loading by `loadView` or `viewDidLoad`, which make a new member of a shared subject.
  mutating func load(_ callback: CallbackEvent, _ letter: LoadLetter) {
    let slot = callback.slot
    let identity = world.population[slot].identity
    if identity == .className || identity == .anonymous {
      spawnMember(slot, of: letter == .loadView ? .loadView : .viewDidLoad)
      if world.population[slot].pool >= 0 {
        record(callback, kind: .load, before: .none, after: Region.load.everything)
        return
      }
    }
    stepLoad(callback, letter)
  }

  /// Steps the loading of a controller.
  mutating func stepLoad(_ callback: CallbackEvent, _ letter: LoadLetter) {
    let slot = callback.slot
    guard world.population[slot].pool < 0 else { return }
    let before = world.population[slot].load
    let closed = world.observed.load[Int(before.bits)]
    var next = Region.load.step(closed, letter.rawValue)
    if next.isEmpty {
      next = StateSet(Region.load.resynchronized[Int(letter.rawValue)])
      if let (state, rule) = Region.load.blame(before, letter.rawValue) {
        emit(
          Violation(
            rule: rule,
            kind: .load,
            state: state,
            letter: letter.rawValue,
            event: callback,
            previousParent: .none
          )
        )
      }
    }
    world.population[slot].load = next
    guard letter != .appear else { return }
    record(callback, kind: .load, before: before, after: next)
  }

  /// Steps the containment of a controller.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - isWill: Whether it is `willMove(toParent:)`.
  ///   - argument: The parent that it names, `none` for `nil`; `nil` when the log does not print it,
  ///     which leaves a machine of two letters.
  mutating func stepContainment(_ callback: CallbackEvent, isWill: Bool, argument: SubjectID?) {
    let slot = callback.slot
    guard world.population[slot].pool < 0 else { return }
    let previousParent = world.population[slot].prospectiveParent
    let letters = containmentLetters(isWill: isWill, argument: argument, parent: previousParent)
    if letters.first == .didMoveToNone, letters.count == 1, isReparenting { return }
    let before = world.population[slot].containment
    let closed = world.observed.containment[Int(before.bits)]
    var bits: UInt8 = 0
    for letter in letters {
      // Nobody tells an orphan to leave, so a `willMove` without argument announces a parent there.
      let isGuess = letters.count > 1 && letter == .willMoveToNone
      let from = isGuess ? closed.removing(ContainmentStep.orphan.rawValue) : closed
      bits |= Region.containment.step(from, letter.rawValue).bits
    }
    var next = StateSet(bits: bits)
    if next.isEmpty, let letter = letters.first {
      next = StateSet(Region.containment.resynchronized[Int(letter.rawValue)])
      if let (state, rule) = Region.containment.blame(before, letter.rawValue) {
        emit(
          Violation(
            rule: rule,
            kind: .containment,
            state: state,
            letter: letter.rawValue,
            event: callback,
            argument: argument,
            previousParent: previousParent
          )
        )
      }
    }
    world.population[slot].containment = next
    if let argument, argument != .none {
      world.population[slot].prospectiveParent = argument
      world.population[slot].hasUIKitParent = world.isUIKitContainer(argument)
    } else if argument != nil, !isWill {
      world.population[slot].prospectiveParent = .none
    }
    record(callback, kind: .containment, before: before, after: next)
    guard listeners.want(.containment) else { return }
    emit(
      .containment(
        ContainmentMove(
          event: callback,
          letter: letters.count == 1 ? letters[0] : nil,
          argument: argument ?? .none,
          before: before
        )
      )
    )
  }

  private func containmentLetters(
    isWill: Bool,
    argument: SubjectID?,
    parent: SubjectID
  ) -> [ContainmentLetter] {
    guard let argument else {
      return isWill
        ? [.willMoveToParent, .willMoveToNone] : [.didMoveToParent, .didMoveToNone]
    }
    if argument == .none { return isWill ? [.willMoveToNone] : [.didMoveToNone] }
    if isWill { return [.willMoveToParent] }
    return [parent == .none || parent == argument ? .didMoveToParent : .didMoveToOther]
  }

  /// Whether the innermost running call is an `addChild`, which takes a child from its old parent.
  private var isReparenting: Bool {
    world.threads[world.currentThread].slices.last { $0.isCall }?.name == .addChild
  }

  mutating func record(
    _ callback: CallbackEvent,
    kind: Step.Kind,
    before: StateSet,
    after: StateSet
  ) {
    world.population.record(
      Step(
        kind: kind,
        before: before,
        after: after,
        isUntimed: callback.isUntimed,
        line: callback.line,
        name: callback.name,
        event: callback.index,
        time: callback.time
      ),
      in: callback.slot
    )
  }
}
