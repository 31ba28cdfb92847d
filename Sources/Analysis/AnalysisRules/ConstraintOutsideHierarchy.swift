import AnalysisEngine
import Findings
import TraceModel

/// Reports a constraint that was added to a view that does not contain its items.
struct ConstraintOutsideHierarchy: Rule {
  let descriptor = RuleDescriptor(
    611,
    "constraint-outside-hierarchy",
    .error,
    [.runtime, .input],
    summary: "A constraint was added to a view that does not contain all its views.",
    rationale: "The app crashes if the constraint is used before the views are added.",
    help: """
      call addSubview first, and add the constraint to a common superview of its views, or activate \
      it with isActive
      """,
    examples: .swift(PackageResources.LC611_swift),
    exceptions: ["The messages that follow about the same constraint are not reported again."],
    sources: [
      "UIKit: “The view hierarchy is not prepared for the constraint”",
      "UIKit: “Unable to install constraint on view.”",
      "developer.apple.com/documentation/uikit/uiview/addconstraint(_:)",
    ],
    published: """
      log 62 of traces/logs/published: \
      “The view hierarchy is not prepared for the constraint”
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = .diagnostic

  private var reported: Set<String> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal,
      event.name == .constraintOutsideHierarchy
        || event.name == .constraintInvalid && Self.isException(text)
    else { return }
    ledger.noteJudgedMessage()
    ledger.noteExplainedMessage()
    let constraint = ConstraintDescription.all(in: text).first
    // The exception that follows names no constraint.
    let key = "\(event.process) \(constraint?.pointer ?? "")"
    guard constraint != nil || reported.isEmpty, reported.insert(key).inserted else { return }
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: Self.message(constraint, event, text: text, in: state),
        evidence: [state.evidence(event, note: "UIKit logged this message here")]
      )
    )
  }

  /// Whether a text is that of the exception about a constraint outside its hierarchy.
  static func isException(_ text: String) -> Bool {
    text.contains("Unable to install constraint on view")
      || text.contains("unprepared for constraint")
  }

  private static func message(
    _ constraint: ConstraintDescription?,
    _ event: TraceEvent,
    text: String,
    in state: AnalysisState
  ) -> String {
    guard let constraint else {
      return "a constraint was added to a view that does not contain all its views"
    }
    let added = "the constraint “\(state.text(of: constraint))” was added to"
    if !state.settings.isLog, let view = state.hierarchy.find(event.subject) {
      let outside = constraint.items.first { item in
        state.subject(of: item).map { !state.hierarchy.isInside($0, view: view) } ?? false
      }
      let list = outside.map { state.name(of: $0) } ?? "all its views"
      return "\(added) \(state.name(slot: view)), which does not contain \(list)"
    }
    let start = "\(added) a view"
    if let range = text.firstRange(of: "View not found in container hierarchy: "),
      let outside = ConstraintDescription.Item.all(in: String(text[range.upperBound...])).first
    {
      return "\(start) that does not contain \(state.name(of: outside))"
    }
    let names = constraint.items.filter { !$0.isGuide }.map { state.name(of: $0) }
    guard names.count > 1 else { return "\(start) that does not contain all its views" }
    return "\(start) that does not contain both \(names[0]) and \(names[1])"
  }
}
