import Findings
import TraceModel

/// Notes a controller that is laid out all the time.
struct LayoutStorm: Rule {
  static let descriptor = RuleDescriptor(
    602,
    "layout-storm",
    .note,
    [.callbacks],
    summary: "A controller was laid out more than 30 times in a second.",
    rationale: "Layout on each frame costs power, and drops frames.",
    help: "animate with transforms, and change constraints less often",
    bad: "viewWillLayoutSubviews × 31 in 1 s",
    good: "viewWillLayoutSubviews × 30 in 1 s",
    exceptions: [
      "A rotation lays out on its way.",
      "Several objects that a log does not tell apart are not counted together.",
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
        // A rotation lays out all the way.
        world.population[callback.slot].layoutsInSecond = 0
        world.population[callback.slot].layoutsSince = callback.time
        return
      }
      judge(callback, in: &world)
    case .death(let slot):
      if !reported.isEmpty { reported.remove(world.population[slot].id) }
    default: break
    }
  }

  private mutating func judge(_ callback: CallbackEvent, in world: inout World) {
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
