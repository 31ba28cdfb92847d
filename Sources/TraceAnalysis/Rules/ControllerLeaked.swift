import Findings
import TraceModel

/// Reports controllers that are not released.
struct ControllerLeaked: Rule {
  static let descriptor = RuleDescriptor(
    701,
    "controller-leaked",
    .warning,
    [.runtime],
    summary: """
      A controller that was popped, dismissed or removed was still alive when the trace ended.
      """,
    rationale: "Its memory, timers and observers remain, once for each visit.",
    help: "look for a retain cycle: closures, delegates or timers that hold the controller",
    wrong: .swift(
      """
      class DetailViewController: UIViewController {
        var onClose: (() -> Void)?

        override func viewDidLoad() {
          super.viewDidLoad()
          onClose = { self.title = nil }
        }
      }

      let navigation = UINavigationController(rootViewController: HomeViewController())
      window.rootViewController = navigation
      try app.settle()
      navigation.pushViewController(DetailViewController(), animated: true)
      try app.settle()
      navigation.popViewController(animated: true)
      try app.advance(by: .seconds(3))
      navigation.pushViewController(HomeViewController(), animated: true)
      """
    ),
    right: .swift(
      """
      class DetailViewController: UIViewController {
        var onClose: (() -> Void)?

        override func viewDidLoad() {
          super.viewDidLoad()
          onClose = { [weak self] in self?.title = nil }
        }
      }

      let navigation = UINavigationController(rootViewController: HomeViewController())
      window.rootViewController = navigation
      try app.settle()
      navigation.pushViewController(DetailViewController(), animated: true)
      try app.settle()
      navigation.popViewController(animated: true)
      try app.advance(by: .seconds(3))
      navigation.pushViewController(HomeViewController(), animated: true)
      """
    ),
    exceptions: [
      """
      A controller that is shown again, or that became a child, a root or a sheet again, was \
      kept on purpose.
      """,
      "Tabs and cached pages do not leave their parent.",
      "A log rarely prints deinit for every class: the rule needs recorded lifetimes.",
      """
      If a trace ends earlier than release-ms after the controller left, the controller is only \
      counted in the report. The test kit decides when a test has ended and its clock has \
      settled, and records its verdict: LC906.
      """,
    ],
    sources: [
      "github.com/fastred/DeallocationChecker",
      "github.com/Tencent/MLeaksFinder",
      "square.github.io/leakcanary/fundamentals-how-leakcanary-works",
    ]
  )

  static let judgesReleases = true

  static let signals: Signal.Kinds = [.hierarchy, .appearance, .death, .end]
  static let names: [Name] = [.parentRelation, .presentedRelation, .rootRelation, .viewWillAppear]

  /// The latest known removal of each controller.
  private var removals: [SubjectID: Finding.Evidence] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .hierarchy(let event): record(event, in: world)
    case .appearance(let move):
      if move.letter == .willAppear, !removals.isEmpty { removals[move.event.subject] = nil }
    case .death(let slot):
      if !removals.isEmpty { removals[world.population[slot].id] = nil }
    case .traceEnded: check(in: &world)
    default: break
    }
  }

  private mutating func record(_ event: TraceEvent, in world: World) {
    switch event.name {
    case .parentRelation:
      let note = "removed from its parent here"
      removals[event.subject] = event.argument == .none ? world.evidence(event, note: note) : nil
    case .presentedRelation where event.argument == .none:
      removals[world.lastPresented] = world.evidence(event, note: "dismissed here")
    default: removals[event.argument] = nil
    }
  }

  private func check(in world: inout World) {
    guard !world.hasLostEvents, world.isWholeTrace else { return }
    for (id, evidence) in removals.sorted(by: { $0.key < $1.key }) {
      let waited = evidence.time.duration(to: world.now)
      guard let slot = world.population.find(id),
        world.population[slot].hasAppeared, world.population[slot].isBornHere,
        world.population[slot].parent == .none, world.population[slot].rootOf == .none,
        world.population[slot].presenter == .none, world.appearance(of: id) == .hidden
      else { continue }
      guard waited >= world.thresholds.release else {
        world.unjudgedReleases.insert(id)
        continue
      }
      world.report(
        finding(
          confidence: .medium,
          of: world.object(slot: slot),
          message: "still alive \(Spoken.duration(waited)) after its removal, when the trace ended",
          evidence: [evidence]
        ),
        weakerThan: [906]
      )
    }
  }
}
