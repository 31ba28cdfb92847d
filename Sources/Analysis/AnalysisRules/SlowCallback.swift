import AnalysisEngine
import Findings
import TraceModel

/// Reports callbacks that take a long time.
struct SlowCallback: Rule {
  let descriptor = RuleDescriptor(
    810,
    "slow-callback",
    .note,
    [.arguments, .runtime],
    summary: "A callback took longer than 50 ms.",
    rationale: "The screen does not update during this time: three frames are dropped.",
    help: "move the work off the main thread, or to a time when the user is not waiting",
    examples: .trace(
      wrong: PackageResources.LC810_wrong_jsonl,
      right: PackageResources.LC810_right_jsonl
    ),
    exceptions: [
      "The time of a slow callback inside another callback does not count for the outer callback."
    ],
    sources: ["developer.apple.com/documentation/xcode/improving-app-responsiveness"],
    published: """
      github.com/mozilla-mobile/firefox-ios/pull/24487: \
      viewDidLoad of the browser did work that did not belong there
      """
  )

  let signals: Signal.Kinds = .slow

  /// Slow callbacks whose outer callbacks have not ended, innermost first.
  private struct Slow {
    var thread: Int
    var start: Instant
    var length: Duration
  }

  private var inner: [Slow] = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .slow(let slice, let end) = signal else { return }
    let thread = state.calls.currentThread
    let isInside: (Slow) -> Bool = { $0.thread == thread && $0.start >= slice.time }
    let within = inner.filter(isInside).reduce(Duration.zero) { $0 + $1.length }
    inner.removeAll(where: isInside)
    let length = slice.time.duration(to: end)
    if !state.calls.threads[thread].isIdle {
      inner.append(Slow(thread: thread, start: slice.time, length: length))
    }
    guard length - within > state.settings.thresholds.slowCallback, ledger.hasRoom() else { return }
    ledger.report(
      finding(
        of: state.object(slice.subject),
        message: "\(slice.name.knownText) took \(ReportText.duration(length - within))",
        evidence: [state.evidence(slice, note: "begins here")]
      )
    )
  }
}
