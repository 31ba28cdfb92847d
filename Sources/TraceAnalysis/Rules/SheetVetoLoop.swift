import Findings
import TraceModel

/// Notes a sheet that refuses to leave again and again.
struct SheetVetoLoop: Rule {
  static let descriptor = RuleDescriptor(
    409,
    "dismissed-sheet-vetoed-loop",
    .note,
    [.runtime],
    summary: "A sheet that may not be dismissed was dragged down three times.",
    rationale: "People try to leave and find no way.",
    help: "offer a way out in presentationControllerDidAttemptToDismiss(_:): save, discard, cancel",
    bad: "didAttemptToDismiss didAttemptToDismiss didAttemptToDismiss",
    good: "didAttemptToDismiss dismiss",
    exceptions: ["A dismissal, or an alert that asks, ends the count."],
    sources: [
      "developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)"
    ]
  )

  static let signals: Signal.Kinds = [.callback, .call]
  static let names: [Name] = [
    .presentationDidAttemptToDismiss, .presentationDidDismiss, .dismiss, .present,
  ]

  private var attempts: [SubjectID: [Finding.Evidence]] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal,
      callback.name == .presentationDidAttemptToDismiss
    else {
      attempts = [:]
      return
    }
    let limit = world.thresholds.refusedDismissals
    guard attempts[callback.subject, default: []].count <= limit else { return }
    attempts[callback.subject, default: []].append(world.evidence(callback, note: "refused"))
    guard let refused = attempts[callback.subject], refused.count == limit + 1 else { return }
    world.report(
      finding(
        of: world.object(callback.subject),
        message: "refused \(refused.count) times to let its sheet be dismissed",
        evidence: refused
      )
    )
  }
}
