import Findings
import TraceModel

/// Tells of a change of a navigation stack that nobody sees.
struct PopWhileCovered: Rule {
  static let descriptor = RuleDescriptor(
    408,
    "pop-while-covered",
    .info,
    [.runtime],
    summary: "A navigation stack was changed while it was covered.",
    rationale: "No controller hears of it, not even viewDidLoad, until the stack is uncovered.",
    help: "do what depends on the callbacks when the stack is visible again",
    bad: "present(cover) popViewController",
    good: "popViewController present(cover)",
    exceptions: ["A stack that was never shown is being set up."],
    sources: [
      "developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)",
      "github.com/Tencent/QMUI_iOS UINavigationController+QMUI.h",
    ]
  )

  static let signals: Signal.Kinds = .call
  static let names: [Name] = NavigationCalls.names

  func receive(_ signal: Signal, in world: inout World) {
    guard case .call(let event) = signal, world.isNavigationController(event.subject),
      let slot = world.population.find(event.subject), world.population[slot].hasAppeared,
      world.appearance(of: event.subject) == .hidden
    else { return }
    let before = world.recentEvidence(slot: slot, kind: .appearance, count: 1)
    world.report(
      finding(
        of: world.object(slot: slot),
        message: "\(Vocabulary.text(event.name)) while it is covered: its controllers hear of it "
          + "when it is visible again",
        evidence: before + [world.evidence(event, note: "changed here")]
      )
    )
  }
}
