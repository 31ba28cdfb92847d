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

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .callback(let callback):
      guard callback.slot >= 0 else { return }
      let instance = state.hierarchy[callback.slot]
      guard instance.classIndex >= 0, instance.identity != .anonymous,
        instance.identity != .className, !state.isUIKitContainer(instance.id)
      else { return }
      alive[instance.classIndex, default: []].insert(instance.id)
      judge(callback, instance.classIndex, in: state, to: &ledger)
    case .death(let slot):
      alive[state.hierarchy[slot].classIndex]?.remove(state.hierarchy[slot].id)
    default: break
    }
  }

  private mutating func judge(
    _ callback: CallbackEvent,
    _ index: Int32,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let count = alive[index]?.count ?? 0
    guard count > state.settings.thresholds.instancesOfClass, reported.insert(index).inserted else {
      return
    }
    let name = state.className(slot: callback.slot) ?? "this class"
    ledger.report(
      finding(
        confidence: .medium,
        of: state.object(slot: callback.slot),
        message: "\(count) objects of \(name) are alive",
        evidence: [state.evidence(callback, note: "one more")]
      )
    )
  }
}
