import Findings
import TraceModel

/// Warns of work that a cancelled transition undid and nobody did again.
struct IrreversibleWorkOnCancel: Rule {
  static let descriptor = RuleDescriptor(
    410,
    "irreversible-work-on-cancel",
    .warning,
    [.runtime],
    summary: "What viewWillDisappear ended was not begun again when the transition was cancelled.",
    rationale: "The controller is on the screen again without its observer, delegate or timer.",
    help: "end it in viewDidDisappear(_:), or begin it in viewWillAppear(_:)",
    bad: "viewWillDisappear { end observing } viewWillAppear viewDidAppear",
    good: "viewWillDisappear { end observing } viewWillAppear { begin observing }",
    exceptions: [
      "Only what the app records as states of its objects is seen.",
      "A transition that is completed ends the controller’s turn: nothing is lost.",
    ],
    sources: [
      "github.com/HeroTransitions/Hero/issues/204",
      "github.com/lodev09/react-native-true-sheet/pull/511",
    ]
  )

  static let signals: Signal.Kinds = [.state, .appearance, .death]
  static let names: [Name] = [.viewDidAppear, .viewDidDisappear]

  private struct State: Hashable {
    var object: SubjectID
    var text: String
  }

  private var ended: [SubjectID: [State: Finding.Evidence]] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .state(let event, let begins, let text):
      take(event, State(object: event.subject, text: text), begins: begins, in: world)
    case .appearance(let move):
      guard !ended.isEmpty else { return }
      let id = move.event.subject
      switch move.letter {
      case .didAppear: judge(move, in: &world)
      case .didDisappear: ended[id] = nil
      default: break
      }
    case .death(let slot):
      if !ended.isEmpty { ended[world.population[slot].id] = nil }
    default: break
    }
  }

  private mutating func take(
    _ event: TraceEvent,
    _ state: State,
    begins: Bool,
    in world: World
  ) {
    if begins {
      for controller in ended.keys { ended[controller]?[state] = nil }
      return
    }
    guard let slice = world.innermostCallback, slice.name == .viewWillDisappear else { return }
    ended[slice.subject, default: [:]][state] = world.evidence(event, note: "ended here")
  }

  private mutating func judge(_ move: AppearanceMove, in world: inout World) {
    let id = move.event.subject
    guard let states = ended.removeValue(forKey: id) else { return }
    for (state, evidence) in states.sorted(by: { $0.value.line < $1.value.line }) {
      world.report(
        finding(
          of: world.object(id),
          message:
            "its transition was cancelled, and “\(state.text)” of \(world.name(state.object)) "
            + "was not begun again",
          evidence: [evidence, world.evidence(move.event, note: "visible again without it")]
        )
      )
    }
  }
}
