import Findings
import TraceModel

/// Notes a child that is told of an appearance before its parent.
struct ChildLeaksAppearanceOrder: Rule {
  static let descriptor = RuleDescriptor(
    313,
    "child-leaks-appearance-order",
    .note,
    [.callbacks],
    summary: "A child got viewWillAppear before its parent did.",
    rationale: "Code of the child that asks its parent finds it hidden.",
    help: """
      let the parent be told first: call super.viewWillAppear(_:) before children are begun by \
      hand
      """,
    bad: "child.viewWillAppear parent.viewWillAppear",
    good: "parent.viewWillAppear child.viewWillAppear",
    exceptions: [
      "Navigation and tab controllers of some versions tell the child first: the rule is off."
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)"],
    isOptIn: true
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.appearance, .death]
  static let names: [Name] = [.viewWillAppear, .viewDidDisappear]

  private var early: [SubjectID: CallbackEvent] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .appearance(let move): take(move, in: &world)
    case .death(let slot):
      if !early.isEmpty { early[world.population[slot].id] = nil }
    default: break
    }
  }

  private mutating func take(_ move: AppearanceMove, in world: inout World) {
    let id = move.event.subject
    guard move.letter == .willAppear else {
      if move.after == .hidden, !early.isEmpty { early[id] = nil }
      return
    }
    if !early.isEmpty, let child = early.removeValue(forKey: id) {
      world.report(
        finding(
          of: world.object(child.subject),
          message: "began to appear before its parent \(world.name(id))",
          evidence: [
            world.evidence(child, note: "the child"),
            world.evidence(move.event, note: "its parent"),
          ]
        )
      )
    }
    let parent = world.population.parent(at: move.event.slot)
    guard parent != .none, world.appearance(of: parent) == .hidden else { return }
    early[parent] = move.event
  }
}
