import Findings
import TraceModel

/// Reports a controller that is deallocated while it is on the screen.
struct DeallocWhileVisible: Rule {
  static let descriptor = RuleDescriptor(
    702,
    "dealloc-while-visible",
    .error,
    [.callbacks],
    summary: "A controller was deallocated while its view was on the screen.",
    rationale: """
      The view stays without its controller: taps, rotation and appearance callbacks have no \
      receiver.
      """,
    help: "retain the controller: addChild(_:), or a property",
    wrong: .swift(
      """
      class HomeViewController: UIViewController {
        func showChart() {
          let chart = ChartViewController()
          view.addSubview(chart.view)
        }
      }

      let home = HomeViewController()
      window.rootViewController = home
      try app.settle()
      home.showChart()
      """
    ),
    right: .swift(
      """
      class HomeViewController: UIViewController {
        func showChart() {
          let chart = ChartViewController()
          addChild(chart)
          view.addSubview(chart.view)
          chart.didMove(toParent: self)
        }
      }

      let home = HomeViewController()
      window.rootViewController = home
      try app.settle()
      home.showChart()
      """
    ),
    exceptions: [
      "A window that is deallocated releases its controllers.",
      "The end of the process is not a deallocation.",
      "A view that remains when its controller is removed is LC309.",
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
      // A deallocated window releases its controllers.
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
