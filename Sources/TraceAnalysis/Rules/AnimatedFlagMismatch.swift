import Findings
import TraceModel

/// Notes a did callback whose `animated` differs from that of its will callback.
struct AnimatedFlagMismatch: Rule {
  static let descriptor = RuleDescriptor(
    215,
    "animated-flag-mismatch",
    .note,
    [.arguments],
    summary: "viewDidAppear or viewDidDisappear had another animated than its will callback.",
    rationale: "What is animated along with the transition is not undone, or jumps.",
    help: "pass the same animated on to children and to super",
    bad: "viewWillAppear(true) viewDidAppear(false)",
    good: "viewWillAppear(true) viewDidAppear(true)",
    exceptions: [
      "A cancelled transition begins anew: its will callback counts, not the first one."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
      "github.com/omnigroup/OmniGroup OUIViewController.m",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewDidAppear, .viewDidDisappear]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal, callback.slot >= 0,
      let animated = callback.animated
    else { return }
    let instance = world.population[callback.slot]
    guard instance.willAnimated >= 0, (instance.willAnimated == 1) != animated,
      instance.pool < 0, let mover = world.transitions.movers.last(where: { $0.id == instance.id }),
      mover.isAppearing == (callback.name == .viewDidAppear)
    else { return }
    let will = Vocabulary.text(mover.start.name)
    world.report(
      finding(
        of: world.object(slot: callback.slot),
        message: "\(will)(\(!animated)) was followed by "
          + "\(Vocabulary.text(callback.name))(\(animated))",
        evidence: [
          world.evidence(mover.start, note: "animated: \(!animated)"),
          world.evidence(callback, note: "animated: \(animated)"),
        ]
      )
    )
  }
}
