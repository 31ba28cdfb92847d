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

  private var launches: [UInt32: TraceEvent] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback, let event) = signal else { return }
    if event.name == .applicationDidFinishLaunching {
      launches[event.process] = event
      return
    }
    // What comes behind an interruption waited for the user.
    guard event.name == .viewDidAppear else {
      launches[event.process] = nil
      return
    }
    guard let launch = launches.removeValue(forKey: event.process),
      !launch.flags.contains(.untimed), !callback.isUntimed
    else { return }
    let wait = launch.time.duration(to: event.time)
    guard wait > world.thresholds.firstAppearance else { return }
    world.report(
      finding(
        subject: world.name(callback.subject),
        id: callback.subject,
        message: "the first screen took \(Spoken.duration(wait)) from the launch",
        evidence: [
          world.evidence(launch, note: "the launch"),
          world.evidence(callback, note: "the first viewDidAppear"),
        ]
      )
    )
  }
}
