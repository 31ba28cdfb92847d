import Findings

/// Warns of a view that came to a window unannounced.
struct WindowPairBroken: CellRule {
  static let descriptor = RuleDescriptor(
    605,
    "window-pair-broken",
    .warning,
    [.callbacks],
    summary: "didMoveToWindow came without willMove(toWindow:).",
    rationale: "What willMove(toWindow:) prepares is missing; somebody calls the callback by hand.",
    help: "call super in willMove(toWindow:), and never call didMoveToWindow() yourself",
    bad: "didMoveToWindow",
    good: "willMove(toWindow:) didMoveToWindow",
    exceptions: [
      "The window may be nil: the view leaves one.",
      "A view that moves together with its superview gets both, too.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiview/didmovetowindow()"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "didMoveToWindow came without willMove(toWindow:)"
  }
}
