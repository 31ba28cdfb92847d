import Findings
import TraceModel

/// Notes a child that is added to a parent on its way out.
struct AddChildToDisappearingParent: Rule {
  static let descriptor = RuleDescriptor(
    308,
    "add-child-to-disappearing-parent",
    .note,
    [.runtime],
    summary: "addChild was called on a parent that was disappearing.",
    rationale: """
      The child begins to appear in a screen that leaves; what it starts is torn down at once.
      """,
    help: "add children before the parent leaves, or when it comes back",
    bad: "parent.viewWillDisappear parent.addChild(child)",
    good: "parent.viewDidAppear parent.addChild(child)",
    exceptions: ["A hidden parent may get children: they appear with it."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "github.com/omnigroup/OmniGroup OUIViewController.m",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .call
  static let names: [Name] = [.addChild]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .call(let event) = signal, world.appearance(of: event.subject) == .disappearing
    else {
      return
    }
    let slot = world.population.find(event.subject)
    let before = slot.map { world.recentEvidence(slot: $0, kind: .appearance, count: 1) } ?? []
    world.report(
      finding(
        of: world.object(event.subject),
        message: "addChild(\(world.name(event.argument))) while it was disappearing",
        evidence: before + [world.evidence(event, note: "added here")]
      )
    )
  }
}
