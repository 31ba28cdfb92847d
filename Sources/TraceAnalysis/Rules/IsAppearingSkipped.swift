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
  static let names: [Name] = [.viewDidAppear]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .appearance(let move) = signal, move.letter == .didAppear, !move.isViolation,
      move.before == StateSet(AppearanceStep.appearing.rawValue)
    else { return }
    let slot = move.event.slot
    let instance = world.population[slot]
    let index = Int(instance.classIndex)
    guard instance.cameFromHidden, world.classes.indices.contains(index),
      world.classes[index].seen & CallbackRole.viewIsAppearing.bit != 0,
      world.observed.includes(.viewIsAppearing)
    else { return }
    let start = move.start.map { [world.evidence($0, note: "begins to appear")] } ?? []
    world.report(
      finding(
        confidence: world.confidence(slot: slot),
        of: world.object(slot: slot),
        message: "viewDidAppear was called without viewIsAppearing",
        evidence: start + [world.evidence(move.event, note: "viewIsAppearing is missing before it")]
      )
    )
  }
}
