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

  /// The time of the last `viewWillAppear`.
  private var appearances = LifetimeStore(Instant(nanoseconds: .min))

  mutating func receive(
    _ signal: Signal,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard case .callback(let callback) = signal, callback.slot >= 0 else { return }
    let instance = state.hierarchy[callback.slot]
    let previous = appearances[callback.slot, in: state]
    appearances[callback.slot, in: state] = callback.time
    guard !callback.isUntimed, instance.lifetime.hasAppeared, !instance.isPooled,
      instance.appearance == StateSet(AppearanceStep.hidden.rawValue)
    else { return }
    let pause = previous.duration(to: callback.time)
    guard pause >= .zero, pause < state.settings.thresholds.flicker, ledger.hasRoom() else {
      return
    }
    let steps = state.recentEvidence(slot: callback.slot, kind: .appearance, count: 3)
    ledger.report(
      finding(
        confidence: state.confidence(slot: callback.slot),
        of: state.object(slot: callback.slot),
        message: "appeared, left, and appears again within \(ReportText.duration(pause))",
        evidence: steps + [state.evidence(callback, note: "appears again")]
      )
    )
  }
}
