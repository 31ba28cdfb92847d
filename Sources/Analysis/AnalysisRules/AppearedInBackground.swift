import AnalysisEngine
import Findings
import TraceModel

/// Reports an appearance while the app is in the background.
struct AppearedInBackground: Rule {
  static let descriptor = RuleDescriptor(
    507,
    "appeared-in-background",
    .note,
    [.callbacks],
    summary: "A controller appeared while all scenes were in the background.",
    rationale: "Analytics count a screen that the user did not see.",
    help: "change the interface when the scene enters the foreground",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[SceneDelegate scene:willConnectToSession:options:]
      2026-01-01 12:00:00.040 App[1:1] -[SceneDelegate sceneWillEnterForeground:]
      2026-01-01 12:00:00.060 App[1:1] -[SceneDelegate sceneDidBecomeActive:]
      2026-01-01 12:00:00.080 App[1:1] -[SceneDelegate sceneWillResignActive:]
      2026-01-01 12:00:00.100 App[1:1] -[SceneDelegate sceneDidEnterBackground:]
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.140 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.160 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[SceneDelegate scene:willConnectToSession:options:]
      2026-01-01 12:00:00.040 App[1:1] -[SceneDelegate sceneWillEnterForeground:]
      2026-01-01 12:00:00.060 App[1:1] -[SceneDelegate sceneDidBecomeActive:]
      2026-01-01 12:00:00.080 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.100 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.120 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.140 App[1:1] -[SceneDelegate sceneWillResignActive:]
      2026-01-01 12:00:00.160 App[1:1] -[SceneDelegate sceneDidEnterBackground:]
      """
    ),
    exceptions: [
      "During the launch, viewWillAppear may be called before sceneWillEnterForeground."
    ],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewDidAppear]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal,
      state.scenes.areAllBehind(callback.process)
    else { return }
    ledger.report(
      finding(
        confidence: .medium,
        of: state.object(callback.subject),
        message: "appeared while all scenes were in the background",
        evidence: [state.evidence(callback, note: "not visible to the user")]
      )
    )
  }
}
