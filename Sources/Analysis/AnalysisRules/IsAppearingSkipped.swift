import AnalysisEngine
import Findings
import TraceModel

/// Reports an appearance without `viewIsAppearing`.
struct IsAppearingSkipped: Rule {
  static let descriptor = RuleDescriptor(
    220,
    "is-appearing-skipped",
    .note,
    [.callbacks],
    summary: "viewDidAppear was called without viewIsAppearing, which the class printed before.",
    rationale: "Code in viewIsAppearing, which needs the final geometry, did not run.",
    help: "call super in each override of viewIsAppearing(_:)",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewIsAppearing(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.900 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.920 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewIsAppearing(true)
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewWillDisappear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> viewDidDisappear(true)
      2026-01-01 12:00:00.900 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.920 App[1:1] <HomeViewController: 0x6010> viewIsAppearing(true)
      2026-01-01 12:00:00.940 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    exceptions: [
      """
      viewIsAppearing was added with Xcode 15 and works back to iOS 13: a class that never \
      prints it is not reported.
      """,
      "It is not documented whether UIKit calls it again after a cancelled transition.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .appearance
  static let names: [Name] = [.viewWillAppear, .viewDidAppear]

  /// Whether the last `viewWillAppear` was received while the controller was hidden.
  private var cameFromHidden = LifetimeStore(false)

  mutating func receive(
    _ signal: Signal,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard case .appearance(let move) = signal else { return }
    let slot = move.event.slot
    let lifetime = state.hierarchy[slot].lifetime
    if move.trigger == .willAppear {
      cameFromHidden[slot, lifetime] = move.before == StateSet(AppearanceStep.hidden.rawValue)
    }
    guard move.trigger == .didAppear, !move.isViolation,
      move.before == StateSet(AppearanceStep.appearing.rawValue), cameFromHidden[slot, lifetime]
    else { return }
    let printed = state.hierarchy.classes.printed(at: state.hierarchy[slot].classIndex)
    guard printed & CallbackRole.viewIsAppearing.bit != 0,
      state.observed.includes(.viewIsAppearing)
    else { return }
    let start = move.start.map { [state.evidence($0, note: "begins to appear")] } ?? []
    ledger.report(
      finding(
        confidence: state.confidence(slot: slot),
        of: state.object(slot: slot),
        message: "viewDidAppear was called without viewIsAppearing",
        evidence: start + [state.evidence(move.event, note: "viewIsAppearing is missing before it")]
      )
    )
  }
}
