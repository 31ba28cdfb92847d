import AnalysisEngine
import Findings
import TraceModel

/// Reports controllers that are appearing or disappearing when the trace ends.
struct TraceEndsMidTransition: Rule {
  static let descriptor = RuleDescriptor(
    4,
    "trace-ends-mid-transition",
    .note,
    [.callbacks],
    summary: "The trace ends while a controller is appearing or disappearing.",
    rationale: """
      It is unknown whether its did callback would have followed: probably the capture was \
      stopped.
      """,
    help: "",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.140 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    exceptions: ["A log that never prints viewDidAppear does not show the end of an appearance."],
    sources: [
      """
      RV-LTL: Bauer, Leucker, Schallhart, “Comparing LTL Semantics for Runtime \
      Verification”, 2010
      """
    ]
  )

  static let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .traceEnded = signal, !state.ending.hasLostEvents else { return }
    let open = state.hierarchy.slots.filter { isOpen($0, in: state) }
      .sorted { state.hierarchy[$0].id < state.hierarchy[$1].id }
    for slot in open {
      let appearance = state.hierarchy[slot].appearance
      let word = AnalysisState.word(appearance, in: .appearance).lowercased()
      ledger.report(
        finding(
          severity: state.settings.isEndStrict ? .warning : .note,
          of: state.object(slot: slot),
          message: "the trace ends while it is \(word)",
          evidence: state.recentEvidence(slot: slot, kind: .appearance, count: 1)
        ),
        weakerThan: [213, 214]
      )
    }
  }

  private func isOpen(_ slot: Int, in state: AnalysisState) -> Bool {
    let instance = state.hierarchy[slot]
    guard !instance.isDead, !instance.isPooled, instance.lifetime.hasCallbacks,
      let appearance = instance.appearance.single
    else { return false }
    switch AppearanceStep(rawValue: appearance) {
    case .appearing, .isAppearing: return state.prints(.viewDidAppear, slot: slot)
    case .disappearing: return state.prints(.viewDidDisappear, slot: slot)
    default: return false
    }
  }
}
