import AnalysisEngine
import Findings
import TraceModel

/// Reports constraints that each layout deactivates and activates again.
struct ConstraintChurn: Rule {
  let descriptor = RuleDescriptor(
    615,
    "constraint-churn",
    .note,
    [.runtime],
    summary: "A callback of layout replaces constraints by equal ones each time.",
    rationale: "UIKit solves the layout again for constraints that have not changed.",
    help: """
      keep the constraints, and activate or deactivate only those that differ
      """,
    examples: .swift(PackageResources.LC615_swift),
    exceptions: [
      "Constraints that are replaced by different ones, for example after a rotation.",
      "Constraints that are replaced once or twice.",
    ],
    sources: [
      "developer.apple.com/videos/play/wwdc2018/220",
      "developer.apple.com/documentation/uikit/uiview/updateconstraints()",
    ],
    published: """
      github.com/SnapKit/Masonry/issues/172: \
      a menu created equal constraints at each toggle
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = .constraint

  /// The number of callbacks that may replace an equal constraint without a finding.
  private static let limit = 3

  /// Equal constraints.
  private struct Key: Hashable {
    var first: SubjectID
    var second: SubjectID
    var equation: String
  }

  private struct Replacement {
    /// The callback that deactivated the constraint.
    var removed: EventIndex?
    /// The callback that replaced it last.
    var replaced: EventIndex?
    var evidence: [Finding.Evidence] = []
  }

  private var replacements: [Key: Replacement] = [:]
  /// The callbacks that were reported, by object and name.
  private var reported: Set<Caller> = []

  private struct Caller: Hashable {
    var subject: SubjectID
    var callback: Name
  }

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .constraint(let event, let equation) = signal, event.name == .constraintRelation
    else { return }
    let key = Key(first: event.subject, second: event.argument, equation: equation)
    guard let callback = state.layoutCallback, !ConstraintEquation.isSystem(equation) else {
      replacements[key] = nil
      return
    }
    guard event.flags.contains(.on) else {
      replacements[key, default: Replacement()].removed = callback.event
      return
    }
    guard var replacement = replacements[key], replacement.removed == callback.event,
      replacement.replaced != callback.event
    else { return }
    replacement.replaced = callback.event
    replacement.evidence.append(state.evidence(callback, note: "replaced here"))
    defer { replacements[key] = replacement }
    guard replacement.evidence.count >= Self.limit else { return }
    let evidence = replacement.evidence.suffix(Self.limit)
    replacement.evidence = Array(evidence)
    let caller = Caller(subject: callback.subject, callback: callback.name)
    guard reported.insert(caller).inserted else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "\(callback.name.knownText) deactivates the constraint "
          + "“\(state.text(ofConstraint: event, equation: equation))” and activates an equal one "
          + "each time",
        evidence: Array(evidence)
      )
    )
  }
}
