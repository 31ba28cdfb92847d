import Findings
import TraceModel

/// Tells how long people wait for the first screen.
struct SlowFirstAppearance: Rule {
  static let descriptor = RuleDescriptor(
    510,
    "slow-first-appearance",
    .info,
    [.callbacks],
    summary: "The first viewDidAppear came late after the launch.",
    rationale: "People wait; iOS ends an app that needs too long.",
    help: "do less before the first screen: load lazily, and in the background",
    bad: "didFinishLaunching (1.9 s) viewDidAppear",
    good: "didFinishLaunching (300 ms) viewDidAppear",
    exceptions: [
      "Only the first appearance behind a launch counts, without an interruption between, and only where the log has times."
    ],
    sources: ["WWDC 2019, “Optimizing App Launch”"]
  )

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [
    .applicationDidFinishLaunching, .viewDidAppear, .applicationWillResignActive,
    .applicationDidEnterBackground, .sceneWillResignActive, .sceneDidEnterBackground,
  ]

  private var launches: [UInt32: CallbackEvent] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal else { return }
    if callback.name == .applicationDidFinishLaunching {
      launches[callback.process] = callback
      return
    }
    // What comes behind an interruption waited for the user.
    guard callback.name == .viewDidAppear else {
      launches[callback.process] = nil
      return
    }
    guard !launches.isEmpty, let launch = launches.removeValue(forKey: callback.process),
      !launch.isUntimed, !callback.isUntimed
    else { return }
    let wait = launch.time.duration(to: callback.time)
    guard wait > world.thresholds.firstAppearance else { return }
    world.report(
      finding(
        of: world.object(callback.subject),
        message: "the first screen took \(Spoken.duration(wait)) from the launch",
        evidence: [
          world.evidence(launch, note: "the launch"),
          world.evidence(callback, note: "the first viewDidAppear"),
        ]
      )
    )
  }
}
