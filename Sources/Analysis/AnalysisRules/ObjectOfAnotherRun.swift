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
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1.000,"cat":"object","id2":{"local":"0x1"},"name":"UIView#1","args":{"class":"UIView","kind":"view"}},
      {"ph":"i","pid":1,"tid":1,"ts":2.000,"s":"t","cat":"diagnostic","name":"context-missing","args":{"obj":1,"message":"<Banner> was created in a different recording context than <UIView>"}},
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1.000,"cat":"object","id2":{"local":"0x1"},"name":"UIView#1","args":{"class":"UIView","kind":"view"}},
      """
    ),
    exceptions: [
      "An object that was created outside every run joins the run that shows it."
    ],
    sources: ["the runtime, which records the diagnostic context-missing"]
  )

  static let sentences = [Sentence([.contextMissing], [], .recordings)]
  static let opening = "contains an object of a different run"
}
