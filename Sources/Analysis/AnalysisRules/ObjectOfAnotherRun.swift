import AnalysisEngine
import Findings
import TraceModel

/// Reports objects that became a part of a hierarchy of a different run.
struct ObjectOfAnotherRun: SentenceRule {
  static let descriptor = RuleDescriptor(
    910,
    "object-of-another-run",
    .error,
    [.runtime],
    summary: "An object of one run became a part of a hierarchy of another run.",
    rationale: """
      Its callbacks are recorded in the other run and depend on the clock there: this trace is \
      incomplete.
      """,
    help: "create the object within the run that shows it",
    examples: .trace(
      wrong: PackageResources.LC910_wrong_jsonl,
      right: PackageResources.LC910_right_jsonl
    ),
    exceptions: [
      "An object that was created outside every run joins the run that shows it."
    ],
    sources: ["the runtime, which records the diagnostic context-missing"]
  )

  static let sentences = [Sentence([.contextMissing], [], .recordings)]
  static let opening = "contains an object of a different run"
}
