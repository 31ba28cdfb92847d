import Findings
import TraceModel

/// Warns of a way to the front of what is there.
struct ForegroundWhileActive: CellRule {
  static let descriptor = RuleDescriptor(
    503,
    "foreground-while-active",
    .warning,
    [.callbacks],
    summary: "willEnterForeground came although the application or scene was active.",
    rationale: "What it refreshes is refreshed under the user’s hands.",
    help: "do not call the delegate’s methods yourself",
    bad: "didBecomeActive willEnterForeground",
    good: "didEnterBackground willEnterForeground",
    exceptions: ["A scene gets sceneWillEnterForeground at its first connection, too."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came while it was active"
  }
}
