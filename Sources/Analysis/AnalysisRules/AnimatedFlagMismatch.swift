import AnalysisEngine
import Findings
import TraceModel

/// Reports a did callback whose `animated` differs from that of its will callback.
struct AnimatedFlagMismatch: Rule {
  let descriptor = RuleDescriptor(
    215,
    "animated-flag-mismatch",
    .note,
    [.arguments],
    summary: """
      The animated argument of viewDidAppear or viewDidDisappear differs from the matching will \
      callback.
      """,
    rationale: """
      Animations that the app runs along with the transition are not undone, or they jump.
      """,
    help: "pass the same animated value to children and to super",
    examples: .loggedSwift(PackageResources.LC215_swift),
    exceptions: [
      "After a cancelled transition, the value is compared with the will callback of the way back."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
      "github.com/omnigroup/OmniGroup OUIViewController.m",
    ]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = .callback
  let names: [Name] = [.viewDidAppear, .viewDidDisappear]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal, callback.slot >= 0,
      let animated = callback.animated
    else { return }
    let instance = state.hierarchy[callback.slot]
    guard !instance.isPooled,
      let mover = state.transitions.movers.last(where: { $0.id == instance.id }),
      mover.isAppearing == (callback.name == .viewDidAppear),
      let announced = mover.start.animated, announced != animated
    else { return }
    let will = mover.start.name.knownText
    ledger.report(
      finding(
        of: state.object(slot: callback.slot),
        message: "\(will)(\(!animated)) was followed by "
          + "\(callback.name.knownText)(\(animated))",
        evidence: [
          state.evidence(mover.start, note: "animated: \(!animated)"),
          state.evidence(callback, note: "animated: \(animated)"),
        ]
      )
    )
  }
}
