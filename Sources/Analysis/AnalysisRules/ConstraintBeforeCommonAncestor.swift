import AnalysisEngine
import Findings
import TraceModel

/// Reports a constraint between views without a common superview.
struct ConstraintBeforeCommonAncestor: Rule {
  let descriptor = RuleDescriptor(
    608,
    "constraint-before-common-ancestor",
    .error,
    [.runtime, .input],
    summary: "A constraint was activated between views without a common superview.",
    rationale: "UIKit raises an exception and the app crashes.",
    help: "add both views first, then activate the constraint",
    examples: .swift(PackageResources.LC608_swift),
    exceptions: ["Views in one tree may be constrained, whether or not the tree is in a window."],
    sources: [
      "developer.apple.com/documentation/uikit/nslayoutconstraint/isactive",
      "UIKit: “because they have no common ancestor”",
    ],
    published: """
      github.com/gbumps/react-native-screenguard/pull/11: \
      anchors were activated before addSubview
      """
  )

  let signals: Signal.Kinds = .diagnostic

  private static let sentence = Sentence(
    [.constraintInvalid, .uikitDiagnostic, .invalidArgument],
    ["no common ancestor"],
    .both
  )

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal,
      Self.sentence.matches(event, text: text, isLog: state.settings.isLog)
    else { return }
    ledger.noteJudgedMessage()
    let items = ConstraintDescription.Item.all(in: text)
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: Self.message(items, text: text, in: state),
        help: help(items, in: state),
        evidence: [state.evidence(event, note: "this message was logged here")]
      )
    )
  }

  private static func message(
    _ items: [ConstraintDescription.Item],
    text: String,
    in state: AnalysisState
  ) -> String {
    guard items.count > 1 else {
      let opening = "a constraint was activated before its views had a common superview"
      return text.isEmpty ? opening : "\(opening): “\(text)”"
    }
    return "a constraint was activated between \(state.name(of: items[0])) and "
      + "\(state.name(of: items[1])), which have no common superview"
  }

  /// The remedy, which names the views that are not in a hierarchy.
  private func help(_ items: [ConstraintDescription.Item], in state: AnalysisState) -> String {
    let loose = items.prefix(2).filter { item in
      guard let id = state.subject(of: item), let slot = state.hierarchy.find(id) else {
        return false
      }
      return state.hierarchy[slot].kind == .view
        && state.hierarchy[slot].relations.superview == .none
    }
    guard loose.count == 1, let view = loose.first else { return descriptor.help }
    return "add \(state.name(of: view)) with addSubview first, then activate the constraint"
  }
}
