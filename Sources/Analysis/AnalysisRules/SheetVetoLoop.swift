import AnalysisEngine
import Findings
import TraceModel

/// Reports a sheet that repeatedly rejects its dismissal.
struct SheetVetoLoop: Rule {
  let descriptor = RuleDescriptor(
    409,
    "dismissed-sheet-vetoed-loop",
    .note,
    [.runtime],
    summary: "The user dragged a sheet down three times although it cannot be dismissed.",
    rationale: "The user tries to leave and finds no way out.",
    help: "offer a way out in presentationControllerDidAttemptToDismiss(_:): save, discard, cancel",
    examples: .swift(PackageResources.LC409_swift),
    exceptions: ["A dismissal, or an alert that asks the user, resets the count."],
    sources: [
      "developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)"
    ]
  )

  let signals: Signal.Kinds = [.callback, .call]
  let names: [Name] = [
    .presentationDidAttemptToDismiss, .presentationDidDismiss, .dismiss, .present,
  ]

  private var attempts: [SubjectID: [Finding.Evidence]] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal,
      callback.name == .presentationDidAttemptToDismiss
    else {
      attempts = [:]
      return
    }
    let limit = state.settings.thresholds.refusedDismissals
    guard attempts[callback.subject, default: []].count <= limit else { return }
    attempts[callback.subject, default: []].append(state.evidence(callback, note: "rejected"))
    guard let rejected = attempts[callback.subject], rejected.count == limit + 1 else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "rejected the dismissal of its sheet \(rejected.count) times",
        evidence: rejected
      )
    )
  }
}
