import AnalysisEngine
import Findings

/// Reports a view that moved to a window without `willMove(toWindow:)`.
struct WindowPairBroken: CellRule {
  static let descriptor = RuleDescriptor(
    605,
    "window-pair-broken",
    .warning,
    [.callbacks],
    summary: "didMoveToWindow was called without willMove(toWindow:).",
    rationale: """
      The preparation of willMove(toWindow:) is missing; probably the app calls didMoveToWindow \
      itself.
      """,
    help: "call super in willMove(toWindow:), and never call didMoveToWindow() yourself",
    examples: .loggedSwift(PackageResources.LC605_swift),
    exceptions: [
      "The window may be nil if the view leaves a window.",
      "A view that moves together with its superview receives both callbacks as well.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiview/didmovetowindow()"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "didMoveToWindow was called without willMove(toWindow:)"
  }
}
