import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller that appears twice within a short time.
struct Flicker: Rule {
  let descriptor = RuleDescriptor(
    222,
    "flicker",
    .note,
    [.callbacks],
    summary: "A controller appeared, disappeared and reappeared within 100 ms.",
    rationale: "The screen flashes, and its content is loaded twice.",
    help: """
      find what shows it twice, for example two pushes and a pop, or a selection that is set \
      twice
      """,
    examples: .swift(PackageResources.LC222_swift),
    exceptions: [
      "A cancelled transition never hides the controller.",
      "The rule needs times: it ignores logs without them.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)"]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = .callback
  let names: [Name] = [.viewWillAppear]

  /// The time of the last `viewWillAppear`.
  private var appearances = LifetimeStore(Instant(nanoseconds: .min))

  mutating func receive(
    _ signal: Signal,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard case .callback(let callback) = signal, callback.slot >= 0 else { return }
    let instance = state.hierarchy[callback.slot]
    let previous = appearances[callback.slot, instance.lifetime]
    appearances[callback.slot, instance.lifetime] = callback.time
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
        message: "appeared, disappeared and reappeared within \(ReportText.duration(pause))",
        evidence: steps + [state.evidence(callback, note: "reappears")]
      )
    )
  }
}
