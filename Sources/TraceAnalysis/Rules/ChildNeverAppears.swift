import Findings
import TraceModel

/// Warns of a controller that stays hidden although its view is on the screen.
struct ChildNeverAppears: Rule {
  static let descriptor = RuleDescriptor(
    306,
    "child-never-appears",
    .warning,
    [.runtime],
    summary: """
      A controller's view is in the window, its owner is visible, and it never got \
      viewWillAppear.
      """,
    rationale: """
      Everything that the controller does on appearance does not happen, although people see \
      its view.
      """,
    help: "call addChild(_:) before the owner appears, or begin and end the appearance by hand",
    bad: "parent.viewDidLoad { view.addSubview(child.view) } parent.viewDidAppear (child nothing)",
    good: "parent.viewDidLoad { addChild(child) view.addSubview(child.view) } child.viewWillAppear",
    exceptions: [
      """
      A view that is added to a visible parent makes UIKit send the callbacks, even \
      without addChild.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
    ],
    mayFollowFrom: [CauseLink(305, within: .life)]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.placement, .appearance, .death, .turn]
  static let names: [Name] = [.viewDidAppear]

  private var children: [SubjectID: [SubjectID]] = [:]
  private var owners: [SubjectID: SubjectID] = [:]
  private var pending: [Pending] = []
  private var reported: Set<SubjectID> = []

  private struct Pending {
    var child: SubjectID
    var owner: SubjectID
    var evidence: [Finding.Evidence]
  }

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .placement(let placement):
      guard !world.isUIKitContainer(placement.owner) else { return }
      forget(placement.child)
      owners[placement.child] = placement.owner
      children[placement.owner, default: []].append(placement.child)
      if world.appearance(of: placement.owner) == .visible {
        let event = world.evidence(placement.event, at: placement.index, note: "its view was added here")
        pending.append(
          Pending(child: placement.child, owner: placement.owner, evidence: [event])
        )
      }
    case .appearance(let move):
      guard move.after == .visible, let list = children[move.event.subject] else { return }
      let evidence = world.evidence(move.event, note: "its owner became visible")
      for child in list {
        pending.append(Pending(child: child, owner: move.event.subject, evidence: [evidence]))
      }
      world.requestTurnEnd()
    case .death(let slot):
      guard !owners.isEmpty || !reported.isEmpty else { return }
      for child in children.removeValue(forKey: world.population[slot].id) ?? [] {
        owners[child] = nil
      }
      forget(world.population[slot].id)
      reported.remove(world.population[slot].id)
    case .turnEnded:
      let judged = pending
      pending = []
      for item in judged { judge(item, in: &world) }
    default: break
    }
  }

  /// Forgets where a child's view stood.
  private mutating func forget(_ child: SubjectID) {
    guard let owner = owners.removeValue(forKey: child) else { return }
    children[owner]?.removeAll { $0 == child }
  }

  private mutating func judge(_ item: Pending, in world: inout World) {
    guard let slot = world.population.find(item.child),
      world.appearance(of: item.child) == .hidden,
      let view = world.population.find(world.population[slot].rootView),
      world.population[view].window != .none,
      world.controller(above: world.population[slot].rootView) == item.owner,
      reported.insert(item.child).inserted
    else { return }
    let owner = world.name(item.owner)
    let forwards = world.population.find(item.owner).map { world.population[$0].forwards } ?? true
    let cause =
      if world.population[slot].parent != item.owner {
        "it is not a child of \(owner), so UIKit told it nothing"
      } else if !forwards {
        "\(owner) turned automatic forwarding off and did not forward"
      } else {
        "UIKit told it nothing"
      }
    world.report(
      finding(
        of: world.object(slot: slot),
        message: "never appeared although its view is in the window of visible \(owner): \(cause)",
        evidence: item.evidence
      ),
      weakerThan: [216, 218]
    )
  }
}
