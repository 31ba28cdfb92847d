import AnalysisEngine
import Findings
import TraceModel

/// Reports overrides that call a different method of super.
struct WrongSuperCalled: Rule {
  static let descriptor = RuleDescriptor(
    807,
    "wrong-super-called",
    .error,
    [.runtime],
    summary: "An override called a different callback of super.",
    rationale: """
      The base class does the opposite of what it should, and misses the call that it needs.
      """,
    help: "call the same method of super as the override",
    examples: .swift(PackageResources.LC807_swift),
    exceptions: [
      """
      A callback that calls a different method of self, and then the same method of super, is \
      correct.
      """
    ],
    sources: [
      "github.com/wordpress-mobile/WordPress-iOS/pull/20935",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)",
    ]
  )

  static let signals: Signal.Kinds = .superMisuse

  private var reported: Set<OverrideKey> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .superMisuse(let slice, .other(let other)) = signal,
      let key = OverrideKey(slice, in: state), reported.insert(key).inserted
    else { return }
    let name = other.knownText
    ledger.report(
      finding(
        of: state.object(slice.subject),
        message: "\(key.text(in: state)) calls super.\(name.isEmpty ? "another method" : name)",
        evidence: [state.evidence(slice, note: "its own super was not reached")]
      )
    )
  }
}
