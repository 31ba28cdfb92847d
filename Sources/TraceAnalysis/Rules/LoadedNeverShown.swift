import Findings
import TraceModel

/// Tells of a view that was loaded and never shown.
struct LoadedNeverShown: Rule {
  static let descriptor = RuleDescriptor(
    106,
    "loaded-never-shown",
    .info,
    [.callbacks],
    summary: "A controller loaded its view and never appeared.",
    rationale: """
      The work of viewDidLoad was for nothing, and took time from what people waited for.
      """,
    help: "create the controller, or read its view, when it is needed",
    bad: "viewDidLoad (end of the trace)",
    good: "viewDidLoad viewWillAppear",
    exceptions: ["Tabs and pages load their neighbours on purpose: the rule is off."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()"],
    isOptIn: true
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.death, .end]

  func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .death(let slot): judge(slot, in: &world)
    case .traceEnded where !world.hasLostEvents:
      for slot in world.population.slots { judge(slot, in: &world) }
    default: break
    }
  }

  private func judge(_ slot: Int, in world: inout World) {
    guard !world.population[slot].kind.isView else { return }
    let instance = world.population[slot]
    guard instance.hasCallbacks, !instance.hasAppeared, !instance.isDead,
      instance.pool < 0, instance.load == StateSet(LoadStep.loaded.rawValue),
      instance.appearance == StateSet(AppearanceStep.hidden.rawValue),
      world.prints(.viewWillAppear, slot: slot)
    else { return }
    world.report(
      finding(
        confidence: world.confidence(slot: slot),
        of: world.object(slot: slot),
        message: "its view was loaded and never appeared",
        evidence: world.recentEvidence(slot: slot, kind: .load, count: 1)
      )
    )
  }
}
