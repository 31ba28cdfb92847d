import Findings
import TraceModel

/// Warns of many objects of one class.
struct InstanceGrowth: Rule {
  static let descriptor = RuleDescriptor(
    704,
    "instance-growth",
    .warning,
    [.runtime],
    summary: "More controllers of one class are alive than there should be.",
    rationale: "Each visit leaves one behind: that is how most leaks show.",
    help: "look for what retains the old ones",
    bad: "5 × init, 0 × deinit",
    good: "5 × init, 4 × deinit",
    exceptions: [
      "A stack or pages may hold several of one class: the rule is off, and the number is yours."
    ],
    sources: ["github.com/krzysztofzablocki/LifetimeTracker"],
    isOptIn: true
  )

  static let signals: Signal.Kinds = [.callback, .death]
  static let names: [Name] = [.viewDidLoad]

  private var alive: [Int32: Set<SubjectID>] = [:]
  private var reported: Set<Int32> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .callback(let callback):
      guard callback.slot >= 0 else { return }
      let instance = world.population[callback.slot]
      guard instance.classIndex >= 0, instance.identity != .anonymous,
        instance.identity != .className, !world.isUIKitContainer(instance.id)
      else { return }
      alive[instance.classIndex, default: []].insert(instance.id)
      judge(callback, instance.classIndex, in: &world)
    case .death(let slot):
      alive[world.population[slot].classIndex]?.remove(world.population[slot].id)
    default: break
    }
  }

  private mutating func judge(
    _ callback: CallbackEvent,
    _ index: Int32,
    in world: inout World
  ) {
    let count = alive[index]?.count ?? 0
    guard count > world.thresholds.instancesOfClass, reported.insert(index).inserted else { return }
    let name = world.className(slot: callback.slot) ?? "this class"
    world.report(
      finding(
        confidence: .medium,
        of: world.object(slot: callback.slot),
        message: "\(count) objects of \(name) are alive",
        evidence: [world.evidence(callback, note: "one more")]
      )
    )
  }
}
