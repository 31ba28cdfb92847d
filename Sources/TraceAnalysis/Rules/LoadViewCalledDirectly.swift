import Findings
import TraceModel

/// Reports `loadView` that the app called itself.
struct LoadViewCalledDirectly: Rule {
  static let descriptor = RuleDescriptor(
    104,
    "load-view-called-directly",
    .error,
    [.runtime],
    summary: "The app called loadView itself.",
    rationale: """
      The view is made a second time: outlets, subviews and state of the first one are lost.
      """,
    help: "call loadViewIfNeeded(), or read view",
    bad: "controller.loadView()",
    good: "controller.loadViewIfNeeded()",
    exceptions: [
      "super.loadView() inside an override is LC103, when the override sets a view, too."
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/loadview()"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .direct

  func receive(_ signal: Signal, in world: inout World) {
    guard case .direct(let callback) = signal, callback.name == .loadView else { return }
    world.report(
      finding(
        of: world.object(callback.subject),
        message: "the app called loadView itself; UIKit did not",
        evidence: [world.evidence(callback, note: "called by the app")]
      )
    )
  }
}
