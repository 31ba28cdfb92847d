import Findings
import TraceModel

/// Reports a controller that dies on the screen.
struct DeallocWhileVisible: Rule {
  static let descriptor = RuleDescriptor(
    702,
    "dealloc-while-visible",
    .error,
    [.callbacks],
    summary: "A controller was deallocated while its view was on the screen.",
    rationale: "The view stays without its controller: taps, rotation and appearance go nowhere.",
    help: "retain the controller: addChild(_:), or a property",
    bad: "viewDidAppear deinit",
    good: "viewDidAppear viewWillDisappear viewDidDisappear deinit",
    exceptions: [
      "A window that ends takes its controllers with it.",
      "The end of the process is no deinit.",
      "A view that stays behind when its controller is removed is LC309.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "github.com/omnigroup/OmniGroup OUIViewController.m",
    ],
    mayFollowFrom: [CauseLink(305, within: .life)]
  )

  static let signals: Signal.Kinds = .death

  func receive(_ signal: Signal, in world: inout World) {
    guard case .death(let slot) = signal, !world.population[slot].kind.isView,
      let step = world.appearance(at: slot),
      step == .visible || step == .appearing || step == .isAppearing
    else { return }
    let instance = world.population[slot]
    if instance.identity == .runtime {
      // A window that ends takes its controllers with it.
      guard let view = world.population.find(instance.rootView),
        world.population.find(world.population[view].window) != nil,
        world.population.find(world.population[view].superview) != nil
      else { return }
    } else if !world.prints(.viewWillDisappear, slot: slot) {
      return
    }
    let steps = world.recentEvidence(slot: slot, kind: .appearance, count: 1)
    world.report(
      finding(
        confidence: world.confidence(slot: slot),
        of: world.object(slot: slot),
        message: "was deallocated while its view was on the screen",
        evidence: steps + [world.deathEvidence(slot, note: "deallocated here")]
      ),
      weakerThan: [309]
    )
  }
}
