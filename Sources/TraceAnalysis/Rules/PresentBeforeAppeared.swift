import Findings
import TraceModel

/// Warns of a presentation from a controller that is still on its way in.
struct PresentBeforeAppeared: Rule {
  static let descriptor = RuleDescriptor(
    403,
    "present-before-appeared",
    .warning,
    [.runtime],
    summary: "present was called between viewDidLoad and viewDidAppear.",
    rationale: """
      Two transitions overlap: UIKit ignores the presentation, or finds the callbacks \
      unbalanced.
      """,
    help: "present in viewDidAppear(_:), or when the transition coordinator is done",
    bad: "viewWillAppear { present(alert) }",
    good: "viewDidAppear { present(alert) }",
    exceptions: [
      "In viewDidAppear the controller is visible: that is the place.",
      "Where UIKit ignores the call, that is LC401 alone.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"
    ]
  )

  static let signals: Signal.Kinds = .call
  static let names: [Name] = [.present]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .call(let event) = signal, let slot = world.population.find(event.subject),
      let step = world.appearance(of: event.subject)
    else { return }
    let isLoading = world.openCallback(.viewDidLoad, of: event.subject) != nil
    guard step == .appearing || step == .isAppearing || step == .hidden && isLoading else { return }
    let before = world.recentEvidence(slot: slot, kind: isLoading ? .load : .appearance, count: 1)
    world.report(
      finding(
        of: world.object(slot: slot),
        message: "present(\(world.name(event.argument))) before its viewDidAppear",
        evidence: before + [world.evidence(event, note: "presented here")]
      ),
      weakerThan: [401]
    )
  }
}
