import Findings
import TraceModel

/// Notes a controller that appeared twice in no time.
struct Flicker: Rule {
  static let descriptor = RuleDescriptor(
    222,
    "flicker",
    .note,
    [.callbacks],
    summary: "A controller appeared, left, and appeared again within a blink.",
    rationale: "People see the screen flash, and what it loads is loaded twice.",
    help: "find what shows it twice: two pushes and a pop, a selection that is set twice",
    bad: "viewWillAppear viewWillDisappear viewDidDisappear viewWillAppear (60 ms)",
    good: "viewWillAppear viewWillDisappear viewDidDisappear viewWillAppear (3 s)",
    exceptions: [
      "A cancelled transition never hides the controller.",
      "A log without times says nothing of it.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewWillAppear]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal, callback.slot >= 0, !callback.isUntimed else {
      return
    }
    guard world.population[callback.slot].hasAppeared else { return }
    let instance = world.population[callback.slot]
    guard instance.pool < 0,
      instance.appearance == StateSet(AppearanceStep.hidden.rawValue)
    else { return }
    let pause = instance.lastWillAppear.duration(to: callback.time)
    guard pause >= .zero, pause < world.thresholds.flicker, world.hasRoom() else { return }
    let steps = world.recentEvidence(slot: callback.slot, kind: .appearance, count: 3)
    world.report(
      finding(
        confidence: world.confidence(slot: callback.slot),
        of: world.object(slot: callback.slot),
        message: "appeared, left, and appears again within \(Spoken.duration(pause))",
        evidence: steps + [world.evidence(callback, note: "appears again")]
      )
    )
  }
}
