import AnalysisEngine
import Findings
import TraceModel

/// Reports a change to the background without `willResignActive`.
struct BackgroundWithoutResign: CellRule {
  static let descriptor = RuleDescriptor(
    502,
    "background-without-resign",
    .warning,
    [.callbacks],
    summary: "didEnterBackground was called although the application or scene was active.",
    rationale: "Activities that willResignActive pauses keep running in the background.",
    help: "do not call the delegate’s methods yourself",
    examples: .log(
      wrong: PackageResources.LC502_wrong_log,
      right: PackageResources.LC502_right_log
    ),
    exceptions: [
      "An application that is launched in the background was never active.",
      "A log that never prints willResignActive is not reported.",
    ],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called without willResignActive"
  }
}
