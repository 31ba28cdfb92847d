import AnalysisEngine
import Findings
import TraceModel

/// Reports children that never received `didMove(toParent:)`.
struct WillMoveWithoutDidMove: CellRule {
  let descriptor = RuleDescriptor(
    301,
    "will-move-without-did-move",
    .warning,
    [.callbacks, .arguments],
    summary: """
      addChild or willMove(toParent: nil) was not completed by didMove(toParent:) or \
      removeFromParent().
      """,
    rationale: """
      A child relies on didMove(toParent:) to know that it has been added; a child whose removal \
      was announced but not completed keeps its memory and receives callbacks.
      """,
    help: "call child.didMove(toParent: self) after adding the child's view",
    examples: .swift(PackageResources.LC301_swift),
    exceptions: [
      """
      UIKit's containers call didMove(toParent:) themselves, after viewDidAppear: a child that \
      is never shown does not receive it.
      """,
      """
      If a transition is running when the trace ends, didMove(toParent:) may follow later: LC004 \
      reports the transition.
      """,
      """
      A child whose appearance is cancelled leaves without didMove(toParent:), which ends a \
      transition.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
    ],
    published: """
      github.com/MarioIannotta/PullUpController/pull/74: \
      a panel was added without didMove
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.containment, .hierarchy, .death, .end]
  let names: [Name] = [.parentRelation]

  /// The names of the announced parents of children; a parent may be deallocated before its child.
  private var parentNames: [SubjectID: String] = [:]
  /// The children whose removal was announced and that have left their parent since.
  private var removed: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .violation(let violation): reportViolation(violation, in: state, to: &ledger)
    case .containment(let move):
      let child = move.event.subject
      if !removed.isEmpty { removed.remove(child) }
      if move.trigger == .willMoveToParent {
        parentNames[child] = state.name(move.argument)
      } else if move.trigger != .willMoveToNone, !parentNames.isEmpty {
        parentNames[child] = nil
      }
    case .hierarchy(let event) where event.argument == .none:
      removed.insert(event.subject)
    case .death(let slot):
      defer {
        if !parentNames.isEmpty { parentNames[state.hierarchy[slot].id] = nil }
        if !removed.isEmpty { removed.remove(state.hierarchy[slot].id) }
      }
      guard state.hierarchy[slot].identity == .runtime else { return }
      if waitsForDidMove(slot, in: state) {
        report(slot, isLeaving: false, confidence: .high, in: state, to: &ledger)
      } else if waitsForRemoval(slot, in: state) {
        report(slot, isLeaving: true, confidence: .high, in: state, to: &ledger)
      }
    case .traceEnded(let end, _): reportWaiting(end, in: state, to: &ledger)
    default: break
    }
  }

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard !state.hierarchy[violation.event.slot].relations.hasUIKitParent,
      !isTakenBack(violation, in: state), !isRepeated(violation, in: state)
    else { return nil }
    let child = violation.event.subject
    let name =
      state.hierarchy.find(violation.previousParent) == nil
      ? parentNames[child] : state.name(violation.previousParent)
    let parent = name.map { " of \($0)" } ?? ""
    return "addChild(_:) made it a child\(parent), but didMove(toParent:) was never called"
  }

  /// Whether the app called `willMove(toParent:)`, and `addChild` called it again.
  private func isRepeated(_ violation: Violation, in state: AnalysisState) -> Bool {
    state.calls.openCall(.addChild) != nil
      && violation.trigger == ContainmentTrigger.willMoveToParent.rawValue
      && violation.argument == violation.previousParent
  }

  private func reportWaiting(
    _ end: TraceEnd,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard !state.ending.hasLostEvents else { return }
    let slots = state.hierarchy.slots.sorted {
      state.hierarchy[$0].id < state.hierarchy[$1].id
    }
    let confidence: Confidence = end.status == .complete ? .high : .medium
    for slot in slots where !isMoving(slot, in: state) {
      if waitsForDidMove(slot, in: state) {
        report(slot, isLeaving: false, confidence: confidence, in: state, to: &ledger)
      } else if waitsForRemoval(slot, in: state) {
        report(slot, isLeaving: true, confidence: confidence, in: state, to: &ledger)
      }
    }
  }

  private func report(
    _ slot: Int,
    isLeaving: Bool,
    confidence: Confidence,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let instance = state.hierarchy[slot]
    let parent = state.hierarchy.find(state.hierarchy.parent(of: instance.id))
    let former =
      (parent.map { state.name(slot: $0) } ?? parentNames[instance.id]).map { " of \($0)" } ?? ""
    let isRemoved = instance.relations.parent == .none
    let missing =
      isRemoved ? "didMove(toParent: nil) was never called" : "removeFromParent() was never called"
    let message =
      isLeaving
      ? "willMove(toParent: nil) announced its removal, but \(missing)"
      : "addChild(_:) made it a child\(former), but didMove(toParent:) was never called"
    var evidence = state.recentEvidence(slot: slot, kind: .containment, count: 1)
    if let last = evidence.indices.last {
      evidence[last].note =
        isLeaving
        ? (isRemoved
          ? "didMove(toParent: nil) was not called after it"
          : "removeFromParent() was not called after it")
        : "didMove(toParent:) was not called after it"
    }
    ledger.report(
      finding(
        confidence: confidence,
        of: state.object(slot: slot),
        message: message,
        help: isLeaving ? "call removeFromParent()" : nil,
        evidence: evidence
      )
    )
  }

  /// Whether a child is in transition: its container calls `didMove(toParent:)` at the end.
  private func isMoving(_ slot: Int, in state: AnalysisState) -> Bool {
    switch state.appearance(at: slot) {
    case .appearing, .isAppearing, .disappearing: true
    default: false
    }
  }

  /// Whether a child of a container of the app has not received `didMove(toParent:)`.
  private func waitsForDidMove(_ slot: Int, in state: AnalysisState) -> Bool {
    guard
      state.hierarchy[slot].containment == StateSet(ContainmentStep.adopting.rawValue)
    else { return false }
    let instance = state.hierarchy[slot]
    guard !instance.isDead, !instance.isPooled,
      !instance.relations.hasUIKitParent,
      state.prints(.didMoveToParent, slot: slot)
    else { return false }
    guard instance.identity != .runtime else { return true }
    let isMoving = state.transitions.movers.contains { $0.id == instance.id }
    let isLast = state.transitions.lastMove?.subject == instance.id
    return !isMoving && !isLast
  }

  /// Whether the removal of a child from a container of the app was announced but not completed.
  private func waitsForRemoval(_ slot: Int, in state: AnalysisState) -> Bool {
    guard
      state.hierarchy[slot].containment == StateSet(ContainmentStep.leaving.rawValue)
    else { return false }
    let instance = state.hierarchy[slot]
    return !instance.isDead && instance.identity == .runtime
      && !instance.relations.hasUIKitParent
      && (instance.relations.parent != .none || removed.contains(instance.id))
  }

  /// Whether a child is removed whose appearance was cancelled: `didMove(toParent:)` is called at
  /// the end of a transition, and this transition did not end.
  private func isTakenBack(_ violation: Violation, in state: AnalysisState) -> Bool {
    guard violation.trigger == ContainmentTrigger.willMoveToNone.rawValue else { return false }
    let steps = state.hierarchy.changes(of: violation.event.slot)
    guard let turn = steps.last(where: { $0.name == .viewWillDisappear }) else { return false }
    let coming = [AppearanceStep.appearing, .isAppearing].map { StateSet($0.rawValue) }
    return coming.contains(turn.before)
  }
}
