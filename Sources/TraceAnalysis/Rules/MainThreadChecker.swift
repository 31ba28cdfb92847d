import Findings
import TraceModel

/// Reports what the Main Thread Checker printed.
struct MainThreadChecker: SentenceRule {
  static let descriptor = RuleDescriptor(
    905,
    "main-thread-checker",
    .error,
    [.input],
    summary: "The Main Thread Checker printed that UIKit was called on a background thread.",
    rationale: "Anything may break, most of it later and elsewhere.",
    help: "call UIKit on the main thread: @MainActor, or DispatchQueue.main.async",
    bad: "Main Thread Checker: UI API called on a background thread: -[UITableView reloadData]",
    good: "(the checker is silent)",
    exceptions: ["Names of callbacks in its backtrace are no events."],
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
