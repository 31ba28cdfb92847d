import AnalysisEngine
import Findings

/// Reports overrides that call super more than once.
struct SuperCalledTwice: Rule {
  static let descriptor = RuleDescriptor(
    808,
    "super-called-twice",
    .warning,
    [.runtime],
    summary: "An override of a callback called super more than once.",
    rationale: "The base class does its work twice.",
    help: "call super exactly once on each path through the override",
    examples: .swift(PackageResources.LC808_swift),
    exceptions: ["A class and its base class that each call super once are correct."],
    sources: ["github.com/realm/SwiftLint/issues/809"]
  )

  static let signals: Signal.Kinds = .superMisuse

  private var reported: Set<OverrideKey> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .superMisuse(let slice, .repeated) = signal,
      let key = OverrideKey(slice, in: state), reported.insert(key).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(slice.subject),
        message: "\(key.text(in: state)) called super more than once",
        evidence: [state.evidence(slice, note: "super was reached twice")]
      )
    )
  }
}
