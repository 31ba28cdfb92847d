import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller that is laid out too often.
struct LayoutStorm: Rule {
  let descriptor = RuleDescriptor(
    602,
    "layout-storm",
    .note,
    [.callbacks],
    summary: "A controller was laid out more than 30 times in a second.",
    rationale: "Layout in every frame uses power and drops frames.",
    help: "animate with transforms, and change constraints less often",
    examples: .swift(PackageResources.LC602_swift),
    exceptions: [
      "A rotation lays out the controller repeatedly.",
      "Several objects that a log does not distinguish are not counted together.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()"],
    published: """
      github.com/facebookarchive/pop/issues/123: \
      an animation laid out the controller in each frame
      """
  )

  let signals: Signal.Kinds = [.callback, .death]
  let names: [Name] = [
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition,
  ]

  /// The layouts of a controller within a second.
  private struct Layouts {
    var since = Instant(nanoseconds: .min)
    var count: Int32 = 0

    /// Counts a layout.
    mutating func add(at time: Instant) {
      if since.duration(to: time) < .seconds(1) {
        count &+= 1
      } else {
        since = time
        count = 1
      }
    }
  }

  private var layouts = LifetimeStore(Layouts())
  private var reported: Set<SubjectID> = []

  mutating func receive(
    _ signal: Signal,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    switch signal {
    case .callback(let callback):
      guard callback.slot >= 0 else { return }
      let lifetime = state.hierarchy[callback.slot].lifetime
      switch callback.name {
      case .viewWillTransition:
        // A rotation lays out the controller repeatedly.
        layouts[callback.slot, lifetime] = Layouts(since: callback.time, count: 0)
      case .viewWillLayoutSubviews:
        if !callback.isUntimed { layouts[callback.slot, lifetime].add(at: callback.time) }
      default: check(callback, in: state, to: &ledger)
      }
    case .death(let slot):
      if !reported.isEmpty { reported.remove(state.hierarchy[slot].id) }
    default: break
    }
  }

  private mutating func check(
    _ callback: CallbackEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let instance = state.hierarchy[callback.slot]
    let count = layouts[callback.slot, instance.lifetime].count
    guard count > state.settings.thresholds.layoutsInSecond, !instance.isPooled,
      reported.insert(instance.id).inserted
    else { return }
    ledger.report(
      finding(
        confidence: state.confidence(slot: callback.slot),
        of: state.object(slot: callback.slot),
        message: "laid out \(count) times within a second",
        evidence: [state.evidence(callback, note: "still being laid out")]
      )
    )
  }
}
