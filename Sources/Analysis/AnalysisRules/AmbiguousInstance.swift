import AnalysisEngine
import Findings

/// Reports objects of one class that a log does not distinguish.
struct AmbiguousInstance: Rule {
  let descriptor = RuleDescriptor(
    5,
    "ambiguous-instance",
    .note,
    [.callbacks],
    summary: "Several objects have the same name in the log.",
    rationale: """
      A callback is reported only if it is wrong for every object of that name, so fewer \
      mistakes are found, and with lower confidence.
      """,
    help: "print the object itself, its address or its ObjectIdentifier",
    examples: .log(
      wrong: PackageResources.LC005_wrong_log,
      right: PackageResources.LC005_right_log
    ),
    sources: ["device logs that name only the class"]
  )

  let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .traceEnded = signal else { return }
    let shared = state.hierarchy.slots.filter {
      state.hierarchy[$0].sharing.largest > 1
    }
    for slot in shared.sorted(by: { state.hierarchy[$0].id < state.hierarchy[$1].id }) {
      let share = state.hierarchy[slot].sharing.largest
      let consequence =
        share > Pool.memberLimit
        ? "they are too many to check" : "only mistakes of all of them are reported"
      ledger.report(
        finding(
          of: state.object(slot: slot),
          message: "the log does not distinguish \(share) objects; \(consequence)",
          evidence: state.recentEvidence(slot: slot, kind: .load, count: 2)
        )
      )
    }
  }
}
