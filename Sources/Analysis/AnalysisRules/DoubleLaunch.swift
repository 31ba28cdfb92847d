import AnalysisEngine
import Findings

/// Reports a second launch of one process.
struct DoubleLaunch: CellRule {
  static let descriptor = RuleDescriptor(
    508,
    "double-launch",
    .error,
    [.runtime],
    summary: "didFinishLaunching was called twice in one process.",
    rationale: "The app sets everything up twice.",
    help: "do not call the delegate’s method yourself",
    examples: .trace(
      wrong: PackageResources.LC508_wrong_jsonl,
      right: PackageResources.LC508_right_jsonl
    ),
    exceptions: ["In a log, a second launch is another run: most logs do not print the process."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "application(_:didFinishLaunchingWithOptions:) was called a second time in this process"
  }
}
