import Findings
import TraceModel

/// Reports a view that was loaded and never shown.
struct LoadedNeverShown: Rule {
  static let descriptor = RuleDescriptor(
    106,
    "loaded-never-shown",
    .info,
    [.callbacks],
    summary: "A controller loaded its view and never appeared.",
    rationale: """
      The work of viewDidLoad was wasted, and it delayed the screen that the user was waiting \
      for.
      """,
    help: "create the controller, or read its view, when it is needed",
    wrong: .swift(
      """
      let detail = DetailViewController()
      detail.loadViewIfNeeded()
      window.rootViewController = HomeViewController()
      try app.settle()
      """
    ),
    right: .swift(
      """
      let detail = DetailViewController()
      detail.loadViewIfNeeded()
      window.rootViewController = detail
      """
    ),
    exceptions: [
      "Tab and page controllers load neighboring pages in advance, so the rule is off by default."
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()"],
    isOptIn: true
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.death, .end]

  func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .death(let slot): check(slot, in: &world)
    case .traceEnded where !world.hasLostEvents:
      for slot in world.population.slots { check(slot, in: &world) }
    default: break
    }
  }

  private func check(_ slot: Int, in world: inout World) {
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
