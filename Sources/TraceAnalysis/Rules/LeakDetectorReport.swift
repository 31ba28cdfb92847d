import Findings
import TraceModel

/// Warns of what a leak detector printed.
struct LeakDetectorReport: SentenceRule {
  static let descriptor = RuleDescriptor(
    906,
    "leak-detector-report",
    .warning,
    [.input],
    summary: "A leak detector printed that an object was not released.",
    rationale: "Its memory, timers and observers stay, once for each visit.",
    help: "look for a retain cycle: closures, delegates, timers that hold the controller",
    bad: "Possibly Memory Leak. In case that HomeViewController should not be dealloced",
    good: "(the detector is silent)",
    exceptions: [
      "Cached controllers and singletons are found, too: they are to be told to the detector."
    ],
    sources: ["github.com/Tencent/MLeaksFinder", "the leak check of Lifeline's test kit"]
  )

  static let sentences = [
    Sentence([.uikitDiagnostic], ["Possibly Memory Leak", "expected to be deallocated"], .both),
    Sentence([.uikitDiagnostic], [verdictOfTestKit], .recordings),
  ]
  /// What the leak check of the test kit records before the trace of a test ends.
  private static let verdictOfTestKit = "is still alive after the test"

  /// A leak that failed a test is an error.
  static func severity(of text: String) -> Severity {
    text.contains(verdictOfTestKit) ? .error : descriptor.severity
  }

  static let opening = "a leak detector found it alive"
}
