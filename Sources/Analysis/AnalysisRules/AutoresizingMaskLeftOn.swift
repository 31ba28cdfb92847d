import AnalysisEngine
import Findings
import TraceModel

/// Reports a constrained view whose frame becomes constraints too.
struct AutoresizingMaskLeftOn: Rule {
  let descriptor = RuleDescriptor(
    613,
    "autoresizing-mask-left-on",
    .warning,
    [.runtime],
    summary: """
      A view has constraints, but its translatesAutoresizingMaskIntoConstraints is true.
      """,
    rationale: """
      UIKit adds required constraints for its frame, which contradict the constraints of the app or \
      make them useless.
      """,
    help: "set translatesAutoresizingMaskIntoConstraints = false before activating constraints",
    examples: .swift(PackageResources.LC613_swift),
    exceptions: [
      "A view that only other views are constrained to may keep its frame.",
      "The root view of a window or of one of UIKit's containers, which sets its frame.",
      "The property may be set after the activation, until the turn ends.",
      "LC610 reports the conflict instead, if there is one.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints"
    ],
    published: """
      github.com/theappbusiness/TABSwiftLayout/pull/23: \
      a release no longer switched the mask off
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = [.constraint, .turn, .death, .end]

  private struct Activation {
    var other: SubjectID
    var text: String
    var evidence: Finding.Evidence
  }

  /// The views that got a constraint in the current turn, with the first one.
  private var pending: [SubjectID: Activation] = [:]
  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .constraint(let event, let equation):
      note(event, equation, in: state)
      if !pending.isEmpty { ledger.requestTurnEnd(since: state.cursor.now) }
    case .turnEnded, .traceEnded:
      guard !pending.isEmpty else { return }
      let views = pending.sorted { $0.key < $1.key }
      pending = [:]
      for (view, activation) in views { check(view, activation, in: state, to: &ledger) }
    case .death(let slot):
      guard !pending.isEmpty || !reported.isEmpty else { return }
      pending[state.hierarchy[slot].id] = nil
      reported.remove(state.hierarchy[slot].id)
    default: break
    }
  }

  private mutating func note(_ event: TraceEvent, _ equation: String, in state: AnalysisState) {
    guard event.name == .constraintRelation, event.flags.contains(.on),
      !ConstraintEquation.isSystem(equation), pending[event.subject] == nil,
      !reported.contains(event.subject), let slot = state.hierarchy.find(event.subject),
      state.hierarchy[slot].relations.usesAutoresizingMask
    else { return }
    pending[event.subject] = Activation(
      other: event.argument,
      text: state.text(ofConstraint: event, equation: equation),
      evidence: state.evidence(event, note: "constrained here")
    )
  }

  private mutating func check(
    _ view: SubjectID,
    _ activation: Activation,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard let slot = state.hierarchy.find(view), state.hierarchy[slot].kind == .view,
      state.hierarchy[slot].relations.usesAutoresizingMask,
      !isPlacedByUIKit(slot, in: state),
      // A constraint to a view inside positions the inner view.
      activation.other == view || !state.hierarchy.isInside(activation.other, view: slot),
      reported.insert(view).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "has the constraint “\(activation.text)”, but its "
          + "translatesAutoresizingMaskIntoConstraints is true",
        evidence: [activation.evidence]
      ),
      weakerThan: [610]
    )
  }

  /// Whether a view is outside every hierarchy, or UIKit sets its frame.
  private func isPlacedByUIKit(_ slot: Int, in state: AnalysisState) -> Bool {
    let relations = state.hierarchy[slot].relations
    guard let superview = state.hierarchy.find(relations.superview) else { return true }
    guard relations.owner != .none else { return false }
    if state.hierarchy[superview].kind == .window { return true }
    let name = state.className(slot: superview) ?? ""
    return ClassName.isSystem(name) && name != "UIView"
  }
}
