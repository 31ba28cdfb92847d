import Findings
import TraceModel

/// Warns of a push or pop while another one is under way.
struct NavigationChangeDuringTransition: Rule {
  static let descriptor = RuleDescriptor(
    404,
    "nav-change-during-transition",
    .warning,
    [.runtime],
    summary: "A navigation stack was changed while one of its transitions was in flight.",
    rationale: """
      The second change comes late or not at all, and the bar and the stack may disagree.
      """,
    help: "wait for navigationController(_:didShow:animated:) or the transition coordinator",
    bad: "push(a) push(b)",
    good: "push(a) didShow(a) push(b)",
    exceptions: [
      "A stack that is set up before it is on the screen may be changed as often as needed."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)",
      "openradar 44091459",
    ]
  )

  static let signals: Signal.Kinds = .call
  static let names: [Name] = NavigationCalls.names

  func receive(_ signal: Signal, in world: inout World) {
    guard case .call(let event) = signal, world.isNavigationController(event.subject),
      world.appearance(of: event.subject) == .visible,
      let mover = world.transitions.movers.last(where: { $0.container == event.subject })
    else { return }
    let id = event.argument == .none ? event.subject : event.argument
    world.report(
      finding(
        of: world.object(id),
        message:
          "\(Vocabulary.text(event.name)) while \(world.name(mover.id)) was still on its way "
          + "in \(world.name(event.subject))",
        evidence: [
          world.evidence(mover.start, note: "this transition has not ended"),
          world.evidence(event, note: "the stack is changed here"),
        ]
      )
    )
  }
}
