import Findings
import TraceModel

/// Warns of a child that appeared in a hidden parent.
struct ChildVisibleWithoutParent: Rule {
  static let descriptor = RuleDescriptor(
    219,
    "child-visible-without-parent",
    .warning,
    [.arguments, .runtime],
    summary: "A child became visible while its parent was hidden.",
    rationale: """
      The child runs what belongs to the screen although nobody sees it, or its parent misses \
      its own callbacks.
      """,
    help: "begin and end the appearance of children only while the parent appears or is visible",
    bad: "parent (hidden) child.viewWillAppear child.viewDidAppear",
    good: "parent.viewWillAppear child.viewWillAppear child.viewDidAppear parent.viewDidAppear",
    exceptions: [
      "The child may be told before or after its parent, as long as the parent is on its way."
    ],
    sources: [
      "github.com/omnigroup/OmniGroup OUIViewController.m, _parentVisibilityMatches",
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217)]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .appearance
  static let names: [Name] = [.viewDidAppear]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .appearance(let move) = signal, move.letter == .didAppear, !move.isViolation else {
      return
    }
    let id = move.event.subject
    let parent = world.population.parent(of: id)
    guard parent != .none, let slot = world.population.find(parent),
      world.population[slot].hasCallbacks, world.appearance(of: parent) == .hidden,
      world.prints(.viewWillAppear, slot: slot), !world.isInsideBlamedCall
    else { return }
    let evidence = world.recentEvidence(slot: slot, kind: .appearance, count: 1)
    world.report(
      finding(
        confidence: world.confidence(slot: slot),
        of: world.object(id),
        message: "became visible although its parent \(world.name(parent)) is hidden",
        evidence: evidence + [world.evidence(move.event, note: "visible here")]
      ),
      weakerThan: [216, 217, 305]
    )
  }
}
