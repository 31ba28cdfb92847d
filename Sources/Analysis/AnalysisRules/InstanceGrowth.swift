import AnalysisEngine
import Findings
import TraceModel

/// Reports many live controllers of one class.
struct InstanceGrowth: Rule {
  let descriptor = RuleDescriptor(
    704,
    "instance-growth",
    .warning,
    [.runtime],
    summary: "More than 4 controllers of one class are alive.",
    rationale: "If each visit leaves a controller behind, the app probably leaks it.",
    help: "look for references that retain the old controllers",
    examples: .swift(PackageResources.LC704_swift),
    exceptions: [
      """
      A stack or pages may hold several controllers of one class: the rule is off by default, \
      and its limit is an option.
      """
    ],
    sources: ["github.com/krzysztofzablocki/LifetimeTracker"],
    published: """
      github.com/alexhillc/AXPhotoViewer/issues/4: \
      each presentation left a controller behind
      """,
    isOptIn: true
  )

  let signals: Signal.Kinds = [.callback, .death]
  let names: [Name] = [.viewDidLoad]

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
      check(callback, instance.classIndex, in: state, to: &ledger)
    case .death(let slot):
      alive[state.hierarchy[slot].classIndex]?.remove(state.hierarchy[slot].id)
    default: break
    }
  }

  private mutating func check(
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
        evidence: [state.evidence(callback, note: "one more is loaded")]
      )
    )
  }
}
