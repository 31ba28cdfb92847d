import Findings
import TraceModel

/// Warns of controllers that nobody releases.
struct ControllerLeaked: Rule {
  static let descriptor = RuleDescriptor(
    701,
    "controller-leaked",
    .warning,
    [.runtime],
    summary: """
      A controller that was popped, dismissed or removed was still alive when the trace ended.
      """,
    rationale: "Its memory, timers and observers stay, once for each visit.",
    help: "look for a retain cycle: closures, delegates, timers that hold the controller",
    bad: "popViewController viewDidDisappear (no deinit)",
    good: "popViewController viewDidDisappear deinit",
    exceptions: [
      """
      A controller that is shown again, or that became a child, a root or a sheet again, was \
      kept on purpose.
      """,
      "Tabs, and pages that are kept, do not leave their parent.",
      "A log seldom prints deinit of every class: the rule needs recorded lives.",
      """
      A trace that ends earlier than release-ms after the controller left does not decide; the \
      report counts such controllers. The test kit decides when a test has ended and its clock has \
      settled, whatever the time, and records its verdict: LC906.
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

  /// How each controller left for good, as far as is known.
  private var left: [SubjectID: Finding.Evidence] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .hierarchy(let event): take(event, in: world)
    case .appearance(let move):
      if move.letter == .willAppear, !left.isEmpty { left[move.event.subject] = nil }
    case .death(let slot):
      if !left.isEmpty { left[world.population[slot].id] = nil }
    case .traceEnded: judge(in: &world)
    default: break
    }
  }

  private mutating func take(_ event: TraceEvent, in world: World) {
    switch event.name {
    case .parentRelation:
      let note = "it left its parent here"
      left[event.subject] = event.argument == .none ? world.evidence(event, note: note) : nil
    case .presentedRelation where event.argument == .none:
      left[world.lastPresented] = world.evidence(event, note: "it was dismissed here")
    default: left[event.argument] = nil
    }
  }

  private func judge(in world: inout World) {
    guard !world.hasLostEvents, world.isWholeTrace else { return }
    for (id, evidence) in left.sorted(by: { $0.key < $1.key }) {
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
          message: "still alive \(Spoken.duration(waited)) after it left, when the trace ended",
          evidence: [evidence]
        ),
        weakerThan: [906]
      )
    }
  }
}
