import AnalysisEngine
import Findings
import TraceModel

/// Reports a first screen that appears late after the launch.
struct SlowFirstAppearance: Rule {
  let descriptor = RuleDescriptor(
    510,
    "slow-first-appearance",
    .info,
    [.callbacks],
    summary: "The first viewDidAppear was called more than a second after the launch.",
    rationale: "The user waits; iOS terminates an app that takes too long.",
    help: "do less before the first screen: load lazily, and in the background",
    examples: .log(
      wrong: PackageResources.LC510_wrong_log,
      right: PackageResources.LC510_right_log
    ),
    exceptions: [
      """
      Only the first appearance after a launch is measured, without an interruption in between, \
      and only if the log has times.
      """
    ],
    sources: ["WWDC 2019, “Optimizing App Launch”"],
    published: """
      github.com/bitstadium/HockeySDK-iOS/pull/102: \
      a crash reporter blocked the launch for three seconds
      """
  )

  let signals: Signal.Kinds = .callback
  let names: [Name] = [
    .applicationDidFinishLaunching, .viewDidAppear, .applicationWillResignActive,
    .applicationDidEnterBackground, .sceneWillResignActive, .sceneDidEnterBackground,
  ]

  private var launches: [UInt32: CallbackEvent] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal else { return }
    if callback.name == .applicationDidFinishLaunching {
      launches[callback.process] = callback
      return
    }
    // An appearance after an interruption waited for the user.
    guard callback.name == .viewDidAppear else {
      launches[callback.process] = nil
      return
    }
    guard !launches.isEmpty, let launch = launches.removeValue(forKey: callback.process),
      !launch.isUntimed, !callback.isUntimed
    else { return }
    let wait = launch.time.duration(to: callback.time)
    guard wait > state.settings.thresholds.firstAppearance else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "the first screen appeared \(ReportText.duration(wait)) after the launch",
        evidence: [
          state.evidence(launch, note: "the launch"),
          state.evidence(callback, note: "the first viewDidAppear"),
        ]
      )
    )
  }
}
