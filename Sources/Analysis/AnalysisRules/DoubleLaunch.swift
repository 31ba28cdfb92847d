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
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1,"cat":"object","id2":{"local":"0x1"},"name":"AppDelegate#1","args":{"class":"AppDelegate","kind":"application"}}
      {"ph":"B","pid":1,"tid":1,"ts":2,"cat":"callback","name":"AppDelegate.application(_:didFinishLaunchingWithOptions:)","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":3}
      {"ph":"B","pid":1,"tid":1,"ts":4,"cat":"callback","name":"AppDelegate.application(_:didFinishLaunchingWithOptions:)","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":5}
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1,"cat":"object","id2":{"local":"0x1"},"name":"AppDelegate#1","args":{"class":"AppDelegate","kind":"application"}}
      {"ph":"B","pid":1,"tid":1,"ts":2,"cat":"callback","name":"AppDelegate.application(_:didFinishLaunchingWithOptions:)","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":3}
      """
    ),
    exceptions: ["In a log, a second launch is another run: most logs do not print the process."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "application(_:didFinishLaunchingWithOptions:) was called a second time in this process"
  }
}
