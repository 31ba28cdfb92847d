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
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] Main Thread Checker: UI API called on a background thread: -[UITableView reloadData]
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
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
