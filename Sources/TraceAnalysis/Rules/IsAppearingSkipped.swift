import Findings
import TraceModel

/// Notes an appearance without `viewIsAppearing`.
struct IsAppearingSkipped: Rule {
  static let descriptor = RuleDescriptor(
    220,
    "is-appearing-skipped",
    .note,
    [.callbacks],
    summary: "viewDidAppear came without viewIsAppearing, which the class printed before.",
    rationale: "Work that needs the final geometry, done in viewIsAppearing, did not happen.",
    help: "call super in each override of viewIsAppearing(_:)",
    bad: "viewWillAppear viewDidAppear",
    good: "viewWillAppear viewIsAppearing viewDidAppear",
    exceptions: [
      """
      The callback came with Xcode 15 and works back to iOS 13: a class that never prints it \
      proves nothing.
      """,
      "Whether it comes again when a cancelled transition returns is not documented.",
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
    if move.trigger == .willAppear {
      cameFromHidden[slot, in: state] = move.before == StateSet(AppearanceStep.hidden.rawValue)
    }
    guard move.trigger == .didAppear, !move.isViolation,
      move.before == StateSet(AppearanceStep.appearing.rawValue), cameFromHidden[slot, in: state]
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
        message: "viewDidAppear came without viewIsAppearing",
        evidence: start + [state.evidence(move.event, note: "viewIsAppearing was to come before")]
      )
    )
  }
}
