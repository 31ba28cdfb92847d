import Findings
import TraceModel

/// Warns of children that were announced and never confirmed.
struct WillMoveWithoutDidMove: CellRule {
  static let descriptor = RuleDescriptor(
    301,
    "will-move-without-did-move",
    .warning,
    [.callbacks, .arguments],
    summary: "addChild, or willMove(toParent: nil), was not followed by its second half.",
    rationale: """
      The child waits for didMove(toParent:) to know that its place is final; a child that \
      was told to leave and stays keeps its memory and gets callbacks.
      """,
    help: "call child.didMove(toParent: self) once the view is in place",
    bad: "willMove(toParent: p) (end)",
    good: "willMove(toParent: p) didMove(toParent: p)",
    exceptions: [
      """
      UIKit's containers send didMove(toParent:) themselves, after viewDidAppear: a child that is \
      never shown does not receive it.
      """,
      "A transition that is in flight when the trace ends may send it later: LC004 reports those.",
      "A child whose coming is cancelled leaves without it: didMove(toParent:) ends a transition.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.containment, .death, .end]

  /// The names of the parents that were announced to children, which may be gone before them.
  private var parentNames: [SubjectID: String] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .violation(let violation): reportViolation(violation, in: &world)
    case .containment(let move):
      let child = move.event.subject
      if move.letter == .willMoveToParent {
        parentNames[child] = world.name(move.argument)
      } else if move.letter != .willMoveToNone, !parentNames.isEmpty {
        parentNames[child] = nil
      }
    case .death(let slot):
      defer { if !parentNames.isEmpty { parentNames[world.population[slot].id] = nil } }
      guard world.population[slot].identity == .runtime else { return }
      if waitsForDidMove(slot, in: world) {
        report(slot, isLeaving: false, confidence: .high, in: &world)
      } else if waitsForRemoval(slot, in: world) {
        report(slot, isLeaving: true, confidence: .high, in: &world)
      }
    case .traceEnded(let end, _): reportWaiting(end, in: &world)
    default: break
    }
  }

  func message(_ violation: Violation, in world: World) -> String? {
    guard !world.population[violation.event.slot].hasUIKitParent,
      !isTakenBack(violation, in: world)
    else { return nil }
    let child = violation.event.subject
    let name =
      world.population.find(violation.previousParent) == nil
      ? parentNames[child] : world.name(violation.previousParent)
    let parent = name.map { " of \($0)" } ?? ""
    return "addChild(_:) made it a child\(parent), but didMove(toParent:) never came"
  }

  private func reportWaiting(_ end: TraceEnd, in world: inout World) {
    guard !world.hasLostEvents else { return }
    let slots = world.population.slots.sorted {
      world.population[$0].id < world.population[$1].id
    }
    let confidence: Confidence = end.status == .complete ? .high : .medium
    for slot in slots where !isMoving(slot, in: world) {
      if waitsForDidMove(slot, in: world) {
        report(slot, isLeaving: false, confidence: confidence, in: &world)
      } else if waitsForRemoval(slot, in: world) {
        report(slot, isLeaving: true, confidence: confidence, in: &world)
      }
    }
  }

  private func report(
    _ slot: Int,
    isLeaving: Bool,
    confidence: Confidence,
    in world: inout World
  ) {
    let instance = world.population[slot]
    let parent = world.population.find(world.population.parent(of: instance.id))
    let former =
      (parent.map { world.name(slot: $0) } ?? parentNames[instance.id]).map { " of \($0)" } ?? ""
    let message =
      isLeaving
      ? "willMove(toParent: nil) announced its removal, but removeFromParent() never came"
      : "addChild(_:) made it a child\(former), but didMove(toParent:) never came"
    var evidence = world.recentEvidence(slot: slot, kind: .containment, count: 1)
    if let last = evidence.indices.last {
      evidence[last].note =
        isLeaving
        ? "removeFromParent() never came after it" : "didMove(toParent:) never came after it"
    }
    world.report(
      finding(
        confidence: confidence,
        of: world.object(slot: slot),
        message: message,
        help: isLeaving ? "call removeFromParent()" : nil,
        evidence: evidence
      )
    )
  }

  /// Whether a child is on its way in or out: its container confirms it when the transition ends.
  private func isMoving(_ slot: Int, in world: World) -> Bool {
    switch world.appearance(at: slot) {
    case .appearing, .isAppearing, .disappearing: true
    default: false
    }
  }

  /// Whether a child was announced to a container of the app's and not confirmed.
  private func waitsForDidMove(_ slot: Int, in world: World) -> Bool {
    guard
      world.population[slot].containment == StateSet(ContainmentStep.adopting.rawValue)
    else { return false }
    let instance = world.population[slot]
    guard !instance.isDead, instance.pool < 0,
      !instance.hasUIKitParent,
      world.prints(.didMoveToParent, slot: slot)
    else { return false }
    guard instance.identity != .runtime else { return true }
    let isMoving = world.transitions.movers.contains { $0.id == instance.id }
    let isLast = world.transitions.lastMove?.subject == instance.id
    return !isMoving && !isLast
  }

  /// Whether a child of a container of the app's was told to leave and is still there.
  private func waitsForRemoval(_ slot: Int, in world: World) -> Bool {
    guard
      world.population[slot].containment == StateSet(ContainmentStep.leaving.rawValue)
    else { return false }
    let instance = world.population[slot]
    return !instance.isDead && instance.identity == .runtime && instance.parent != .none
      && !instance.hasUIKitParent
  }

  /// Whether a child is told to leave whose coming was cancelled: `didMove(toParent:)` belongs to the
  /// end of a transition, which never came.
  private func isTakenBack(_ violation: Violation, in world: World) -> Bool {
    guard violation.letter == ContainmentLetter.willMoveToNone.rawValue else { return false }
    let steps = world.population.steps(of: violation.event.slot)
    guard let turn = steps.last(where: { $0.name == .viewWillDisappear }) else { return false }
    let coming = [AppearanceStep.appearing, .isAppearing].map { StateSet($0.rawValue) }
    return coming.contains(turn.before)
  }
}
