import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller that is deallocated while it disappears.
struct DeallocBeforeDidDisappear: Rule {
  static let descriptor = RuleDescriptor(
    705,
    "dealloc-before-did-disappear",
    .note,
    [.callbacks],
    summary: "A controller was deallocated before its viewDidDisappear.",
    rationale: "The activities that viewDidDisappear stops were never stopped.",
    help: "keep the controller until the transition has ended, and also clean up in deinit",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.140 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.160 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.180 App[1:1] <HomeViewController: 0x6010> deinit
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> deinit
      """
    ),
    exceptions: ["The root of a window that is replaced may be deallocated this way."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"]
  )

  static let signals: Signal.Kinds = .death

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .death(let slot) = signal, !state.hierarchy[slot].kind.isView,
      state.appearance(at: slot) == .disappearing, state.prints(.viewDidDisappear, slot: slot),
      state.announcesMembers(slot)
    else { return }
    let steps = state.recentEvidence(slot: slot, kind: .appearance, count: 1)
    ledger.report(
      finding(
        confidence: state.confidence(slot: slot),
        of: state.object(slot: slot),
        message: "was deallocated before its viewDidDisappear",
        evidence: steps + [state.deathEvidence(slot, note: "deallocated here")]
      )
    )
  }
}
