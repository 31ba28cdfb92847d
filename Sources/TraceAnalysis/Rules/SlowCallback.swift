import Findings
import TraceModel

/// Notes callbacks that take long.
struct SlowCallback: Rule {
  static let descriptor = RuleDescriptor(
    810,
    "slow-callback",
    .note,
    [.arguments, .runtime],
    summary: "A callback took longer than 50 ms.",
    rationale: "The screen stands still meanwhile: three frames are lost.",
    help: "move the work off the main thread, or to where nobody waits",
    bad: "viewDidLoad (210 ms)",
    good: "viewDidLoad (4 ms)",
    exceptions: ["A callback that waits for a slow one within it is not slow itself."],
    sources: ["developer.apple.com/documentation/xcode/improving-app-responsiveness"]
  )

  static let signals: Signal.Kinds = .slow

  /// Callbacks that were reported and whose outer ones have not ended, innermost first.
  private struct Slow {
    var thread: Int
    var start: Instant
    var length: Duration
  }

  private var inner: [Slow] = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .slow(let slice, let end) = signal else { return }
    let thread = world.currentThread
    let isInside: (Slow) -> Bool = { $0.thread == thread && $0.start >= slice.time }
    let within = inner.filter(isInside).reduce(Duration.zero) { $0 + $1.length }
    inner.removeAll(where: isInside)
    let length = slice.time.duration(to: end)
    if !world.threads[thread].isIdle {
      inner.append(Slow(thread: thread, start: slice.time, length: length))
    }
    guard length - within > world.thresholds.slowCallback, world.hasRoom() else { return }
    world.report(
      finding(
        of: world.object(slice.subject),
        message: "\(Vocabulary.text(slice.name)) took \(Spoken.duration(length - within))",
        evidence: [world.evidence(slice, note: "begins here")]
      )
    )
  }
}
