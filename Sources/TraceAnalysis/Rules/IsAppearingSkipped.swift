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
  static let names: [Name] = [.viewDidAppear]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .appearance(let move) = signal, move.letter == .didAppear, !move.isViolation,
      move.before == StateSet(AppearanceStep.appearing.rawValue)
    else { return }
    let slot = move.event.slot
    let instance = world.population[slot]
    let place = Int(instance.classIndex)
    guard instance.cameFromHidden, world.classes.indices.contains(place),
      world.classes[place].seen & CallbackRole.viewIsAppearing.bit != 0,
      world.observed.includes(.viewIsAppearing)
    else { return }
    let start = move.start.map { [world.evidence($0, note: "begins to appear")] } ?? []
    world.report(
      finding(
        confidence: world.confidence(slot: slot),
        of: world.object(slot: slot),
        message: "viewDidAppear came without viewIsAppearing",
        evidence: start + [world.evidence(move.event, note: "viewIsAppearing was to come before")]
      )
    )
  }
}
