import AnalysisEngine
import Findings
import TraceModel

/// Reports messages of the Main Thread Checker.
struct MainThreadChecker: SentenceRule {
  static let descriptor = RuleDescriptor(
    905,
    "main-thread-checker",
    .error,
    [.input],
    summary: "The Main Thread Checker reported that UIKit was called on a background thread.",
    rationale: "The effects are unpredictable and often appear later and elsewhere.",
    help: "call UIKit on the main thread: @MainActor, or DispatchQueue.main.async",
    examples: .log(
      wrong: PackageResources.LC905_wrong_log,
      right: PackageResources.LC905_right_log
    ),
    exceptions: ["Names of callbacks in the backtrace of the checker are not events."],
    sources: [
      "developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early"
    ]
  )

  static let sentences = [
    Sentence(
      [.uikitDiagnostic],
      [
        "Main Thread Checker: UI API called on a background thread"
      ],
      .both
    )
  ]
  static let opening = "UIKit was called on a background thread"
}
