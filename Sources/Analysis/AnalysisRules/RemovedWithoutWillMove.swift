import AnalysisEngine
import Findings
import TraceModel

/// Reports a removal without `willMove(toParent: nil)`.
struct RemovedWithoutWillMove: CellRule {
  let descriptor = RuleDescriptor(
    304,
    "removed-without-will-move-nil",
    .warning,
    [.arguments, .runtime],
    summary: "removeFromParent was called without willMove(toParent: nil).",
    rationale: """
      The child cannot prepare for its removal; removeFromParent does not call \
      willMove(toParent: nil) itself.
      """,
    help: "call willMove(toParent: nil) before removeFromParent()",
    examples: .swift(PackageResources.LC304_swift),
    exceptions: [
      "The view may be removed before or after the controller.",
      "UIKit's containers call both methods themselves.",
      """
      addChild(_:) of a different parent, or a container that takes the child over, removes the child \
      from the old parent. A log does not show the call: willMove(toParent:) with the new parent \
      follows within one turn.
      """,
      "A willMove(toParent: nil) counts until the child has a new parent, whatever follows it.",
      """
      If the child overrides willMove(toParent:) without super, the app's calls of it are not recorded: \
      that is LC806.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()",
    ],
    published: """
      github.com/piemonte/Player/pull/189: \
      a player was removed without willMove(toParent: nil)
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.containment, .superMisuse, .death, .end]

  /// The removal of a child in a log, which does not show who removed it.
  private struct Removal {
    var finding: Finding
    var excuse: FindingLedger.Excuse?
    var event: CallbackEvent
  }

  /// The children that received `willMove(toParent: nil)`, with the parent that they had then.
  private var announced: [SubjectID: SubjectID] = [:]
  /// The classes whose `willMove(toParent:)` does not call super.
  private var silentClasses: Set<Int32> = []
  /// Removals that are reported unless a new parent follows at once.
  private var removals: [SubjectID: Removal] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .violation(let violation): judge(violation, in: state, to: &ledger)
    case .containment(let move): note(move, in: state, to: &ledger)
    case .superMisuse(let slice, let misuse):
      guard slice.name == .willMoveToParent, misuse != .repeated,
        let slot = state.hierarchy.find(slice.subject)
      else { return }
      silentClasses.insert(state.hierarchy[slot].classIndex)
    case .death(let slot):
      guard !announced.isEmpty || !removals.isEmpty else { return }
      let id = state.hierarchy[slot].id
      announced[id] = nil
      report(removals.removeValue(forKey: id), to: &ledger)
    case .traceEnded:
      for (_, removal) in removals.sorted(by: { $0.key < $1.key }) { report(removal, to: &ledger) }
      removals = [:]
    default: break
    }
  }

  private mutating func judge(
    _ violation: Violation,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let id = violation.event.subject
    guard violation.previousParent == .none || announced[id] != violation.previousParent,
      !silentClasses.contains(state.hierarchy[violation.event.slot].classIndex)
    else { return }
    let calls = state.calls.callsAroundCallback
    guard calls.isEmpty, state.settings.isLog else {
      guard !calls.contains(where: { $0.name != .removeFromParent && $0.argument == id }) else {
        return
      }
      return reportViolation(violation, in: state, to: &ledger)
    }
    guard ledger.hasRoom(), let (finding, excuse) = finding(of: violation, in: state) else {
      return
    }
    removals[id] = Removal(finding: finding, excuse: excuse, event: violation.event)
  }

  private mutating func note(
    _ move: ContainmentMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let id = move.event.subject
    switch move.trigger {
    case .willMoveToNone:
      announced[id] = state.hierarchy[move.event.slot].relations.prospectiveParent
    case .willMoveToParent, .didMoveToNone: announced[id] = nil
    default: break
    }
    guard let removal = removals[id], removal.event.ordinal != move.event.ordinal else { return }
    removals[id] = nil
    let isAtOnce =
      removal.event.isUntimed || move.event.isUntimed
      ? move.event.ordinal - removal.event.ordinal <= Self.eventsOfTakeover
      : removal.event.time.duration(to: move.event.time) < TraceMonitor.turnLength
    if move.trigger != .willMoveToParent || !isAtOnce { report(removal, to: &ledger) }
  }

  /// In a log without times, the largest distance of the two callbacks of a takeover: the end of
  /// the first, and the births of objects that the second names.
  private static let eventsOfTakeover: UInt64 = 4

  private func report(_ removal: Removal?, to ledger: inout FindingLedger) {
    guard let removal else { return }
    ledger.report(removal.finding, excuse: removal.excuse, weakerThan: weakerThan)
  }

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard !state.hierarchy[violation.event.slot].relations.hasUIKitParent else { return nil }
    let former = violation.previousParent == .none ? "" : " \(state.name(violation.previousParent))"
    return "removeFromParent() took it from its parent\(former) without willMove(toParent: nil)"
  }
}
