import Findings
import TraceModel

/// Notes a child that was confirmed before its view was in place.
struct DidMoveBeforeViewAdded: Rule {
  static let descriptor = RuleDescriptor(
    311,
    "did-move-before-view-added",
    .note,
    [.runtime],
    summary: "didMove(toParent:) came while the child's view was not in the parent's view.",
    rationale: """
      didMove(toParent:) tells the child that its place is final; without its view it is \
      not, and the child stays hidden.
      """,
    help: "call view.addSubview(child.view) before child.didMove(toParent: self)",
    bad: "addChild(child) child.didMove(toParent: self) view.addSubview(child.view)",
    good: "addChild(child) view.addSubview(child.view) child.didMove(toParent: self)",
    exceptions: [
      "Navigation, tab and page controllers place the views of their children when they show them."
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.containment, .turn]

  private struct Pending {
    var child: SubjectID
    var parent: SubjectID
    var evidence: Finding.Evidence
  }

  private var pending: [Pending] = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .containment(let move):
      guard move.letter == .didMoveToParent, move.argument != .none,
        move.before == StateSet(ContainmentStep.adopting.rawValue),
        world.population[move.event.slot].identity == .runtime,
        !world.isUIKitContainer(move.argument),
        !isInPlace(move.event.subject, in: move.argument, world: world)
      else { return }
      pending.append(
        Pending(
          child: move.event.subject,
          parent: move.argument,
          evidence: world.evidence(move.event, note: "its view is not in place here")
        )
      )
      world.requestTurnEnd()
    case .turnEnded:
      let judged = pending
      pending = []
      for item in judged { judge(item, in: &world) }
    default: break
    }
  }

  private func judge(_ item: Pending, in world: inout World) {
    let parent = world.name(item.parent)
    let came = isInPlace(item.child, in: item.parent, world: world)
    world.report(
      finding(
        of: world.object(item.child),
        message: came
          ? "didMove(toParent:) came before its view was in the view of \(parent)"
          : "didMove(toParent:) came, but its view is not in the view of \(parent): "
            + "addSubview(_:) is missing",
        evidence: [item.evidence]
      )
    )
  }

  private func isInPlace(_ child: SubjectID, in parent: SubjectID, world: World) -> Bool {
    guard let slot = world.population.find(child), world.population[slot].rootView != .none else {
      return false
    }
    return world.controller(above: world.population[slot].rootView) == parent
  }
}
