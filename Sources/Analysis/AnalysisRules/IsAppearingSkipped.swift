import AnalysisEngine
import Findings
import TraceModel

/// Reports an appearance without `viewIsAppearing`.
struct IsAppearingSkipped: Rule {
  let descriptor = RuleDescriptor(
    220,
    "is-appearing-skipped",
    .note,
    [.callbacks],
    summary: "viewDidAppear was called without viewIsAppearing, which the class printed before.",
    rationale: "Code in viewIsAppearing, which needs the final geometry, did not run.",
    help: "call super in each override of viewIsAppearing(_:)",
    examples: .log(
      wrong: PackageResources.LC220_wrong_log,
      right: PackageResources.LC220_right_log
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

  let restsOnOrder = true

  let signals: Signal.Kinds = .appearance
  let names: [Name] = [.viewWillAppear, .viewDidAppear]

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
