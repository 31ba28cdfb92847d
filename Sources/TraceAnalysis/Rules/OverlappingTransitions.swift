import Findings
import TraceModel

/// Warns of two transitions that run at once in one container.
struct OverlappingTransitions: Rule {
  static let descriptor = RuleDescriptor(
    221,
    "overlapping-transitions",
    .warning,
    [.runtime],
    summary:
      "A controller began to appear in a container while another one was still on its way in.",
    rationale: "UIKit drops callbacks or corrupts the navigation bar when transitions overlap.",
    help: """
      wait for the first transition: its completion, \
      navigationController(_:didShow:animated:) or the transition coordinator
      """,
    bad: "b.viewWillAppear c.viewWillAppear (same container)",
    good: "b.viewWillAppear b.viewDidAppear c.viewWillAppear",
    exceptions: [
      "A cancelled swipe brings the front controller back while the back one leaves.",
      "Children appear together with their parent.",
      "What UIKit prints of it in a device log is LC904.",
      "Swipes of a user may overlap in a page controller: a device log does not show who began them.",
    ],
    sources: [
      "openradar 44091459",
      "UIKit: “nested push animation can result in corrupted navigation bar”",
      "openradar 20302671 and 24607701: a page that is set while the pages still scroll",
    ],
    mayFollowFrom: [CauseLink(404)]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.appearance, .diagnostic, .call]
  static let names: [Name] = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .setViewControllers,
  ]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .appearance(let move): judge(move, in: &world)
    case .call(let event): judgePages(event, in: &world)
    case .diagnostic(let event, let text):
      let container = container(event, in: world)
      guard event.name == .nestedTransition, !world.isLog,
        container == .none || world.overlappingContainers.insert(container).inserted
      else { return }
      let movers = world.transitions.movers.filter {
        $0.isAppearing && container != .none && $0.container == container
      }
      let other = movers.last.map { "\(world.name($0.id)) was still on its way" }
      let quote = text.isEmpty ? "" : ": “\(text)”"
      let first = movers.map { world.evidence($0.start, note: "this transition has not ended") }
      world.report(
        finding(
          of: world.object(event.subject),
          message: "a transition began while \(other ?? "another one was running")\(quote)",
          evidence: first + [world.evidence(event, note: "a second one begins")]
        )
      )
    default: break
    }
  }

  /// Judges pages that are set while a turn is in flight: UIKit cuts the turn short, and its scroll
  /// view may keep the wrong page.
  private func judgePages(_ event: TraceEvent, in world: inout World) {
    let container = event.subject
    guard world.isPageController(container), world.appearance(of: container) == .visible else {
      return
    }
    // A page that has appeared may set the next one, though the page before is not gone yet.
    let coming = world.transitions.movers.last {
      $0.isAppearing && world.population.parent(of: $0.id) == container
    }
    guard let mover = coming, world.overlappingContainers.insert(container).inserted else { return }
    let id = event.argument == .none ? container : event.argument
    world.report(
      finding(
        of: world.object(id),
        message: "was set as a page of \(world.name(container)) while \(world.name(mover.id)) "
          + "was still on its way",
        help: "wait for the completion of setViewControllers(_:direction:animated:completion:)",
        evidence: [
          world.evidence(mover.start, note: "this turn has not ended"),
          world.evidence(event, note: "the next page is set here"),
        ]
      )
    )
  }

  private func judge(_ move: AppearanceMove, in world: inout World) {
    let id = move.event.subject
    let container = world.population.parent(at: move.event.slot)
    guard container != .none, world.isUIKitContainer(container),
      !(world.isLog && world.isPageController(container))
    else { return }
    let others = world.transitions.movers.filter { $0.id != id && $0.container == container }
    guard !others.isEmpty else {
      if !world.overlappingContainers.isEmpty { world.overlappingContainers.remove(container) }
      return
    }
    guard move.letter == .willAppear, move.before == StateSet(AppearanceStep.hidden.rawValue) else {
      return
    }
    let incoming = others.filter { $0.isAppearing && $0.startedSettled }
    guard let other = incoming.last ?? (others.count > 1 ? others.last : nil),
      world.overlappingContainers.insert(container).inserted
    else { return }
    world.report(
      finding(
        of: world.object(id),
        message: "began to appear in \(world.name(container)) while \(world.name(other.id)) "
          + "was still on its way",
        evidence: [
          world.evidence(other.start, note: "this transition has not ended"),
          world.evidence(
            move.event,
            before: move.before,
            after: StateSet(move.after.rawValue),
            note: "a second one begins"
          ),
        ]
      )
    )
  }

  private func container(_ event: TraceEvent, in world: World) -> SubjectID {
    if world.isUIKitContainer(event.subject) { return event.subject }
    return world.container(ofMover: event.subject)
  }
}
