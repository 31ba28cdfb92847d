import Findings
import TraceModel

/// Notes an appearance that nobody sees.
struct AppearedInBackground: Rule {
  static let descriptor = RuleDescriptor(
    507,
    "appeared-in-background",
    .note,
    [.callbacks],
    summary: "A controller appeared while all scenes were in the background.",
    rationale: "Analytics count a screen that was not seen.",
    help: "change the interface when the scene comes to the front",
    bad: "sceneDidEnterBackground viewWillAppear viewDidAppear",
    good: "sceneWillEnterForeground viewWillAppear",
    exceptions: ["At the launch viewWillAppear may come before sceneWillEnterForeground."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewDidAppear]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal,
      world.scenes.areAllBehind(callback.process)
    else { return }
    world.report(
      finding(
        confidence: .medium,
        of: world.object(callback.subject),
        message: "appeared while all scenes were in the background",
        evidence: [world.evidence(callback, note: "nobody sees it")]
      )
    )
  }
}
