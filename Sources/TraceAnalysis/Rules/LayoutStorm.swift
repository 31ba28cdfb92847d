import Findings
import TraceModel

/// Reports a controller that is laid out too often.
struct LayoutStorm: Rule {
  static let descriptor = RuleDescriptor(
    602,
    "layout-storm",
    .note,
    [.callbacks],
    summary: "A controller was laid out more than 30 times in a second.",
    rationale: "Layout in every frame uses power and drops frames.",
    help: "animate with transforms, and change constraints less often",
    wrong: .swift(
      """
      let home = HomeViewController()
      window.rootViewController = home
      try app.settle()
      for _ in 1...60 {
        home.view.setNeedsLayout()
        try app.advance(by: .milliseconds(16))
      }
      """
    ),
    right: .swift(
      """
      let home = HomeViewController()
      window.rootViewController = home
      try app.settle()
      for _ in 1...20 {
        home.view.setNeedsLayout()
        try app.advance(by: .milliseconds(16))
      }
      """
    ),
    exceptions: [
      "A rotation lays out the controller repeatedly.",
      "Several objects that a log does not distinguish are not counted together.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()"]
  )

  static let signals: Signal.Kinds = [.callback, .death]
  static let names: [Name] = [.viewDidLayoutSubviews, .viewWillTransition]

  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .callback(let callback):
      guard callback.slot >= 0 else { return }
      if callback.name == .viewWillTransition {
        // A rotation lays out the controller repeatedly.
        world.population[callback.slot].layoutsInSecond = 0
        world.population[callback.slot].layoutsSince = callback.time
        return
      }
      check(callback, in: &world)
    case .death(let slot):
      if !reported.isEmpty { reported.remove(world.population[slot].id) }
    default: break
    }
  }

  private mutating func check(_ callback: CallbackEvent, in world: inout World) {
    let instance = world.population[callback.slot]
    guard instance.layoutsInSecond > world.thresholds.layoutsInSecond, instance.pool < 0 else {
      return
    }
    guard reported.insert(instance.id).inserted else { return }
    world.report(
      finding(
        confidence: world.confidence(slot: callback.slot),
        of: world.object(slot: callback.slot),
        message: "laid out \(instance.layoutsInSecond) times within a second",
        evidence: [world.evidence(callback, note: "still being laid out")]
      )
    )
  }
}
