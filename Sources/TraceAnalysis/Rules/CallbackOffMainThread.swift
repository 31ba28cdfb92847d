import Findings
import TraceModel

/// Reports callbacks that ran on another thread than the main one.
struct CallbackOffMainThread: Rule {
  static let descriptor = RuleDescriptor(
    809,
    "callback-off-main-thread",
    .error,
    [.arguments, .runtime],
    summary: "A controller’s callback ran on a background thread.",
    rationale: "UIKit works on the main thread only: anything may break.",
    help: "call UIKit on the main thread: @MainActor, or DispatchQueue.main.async",
    bad: "thread 2: viewDidLoad",
    good: "thread 1: viewDidLoad",
    exceptions: ["deinit may run on any thread.", "A log without threads says nothing of it."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller",
      "developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early",
    ]
  )

  static let signals: Signal.Kinds = .end

  func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded = signal else { return }
    let active = world.threads.filter { $0.callbackCount > 0 }
    let processes = Dictionary(grouping: active, by: \.process)
    for (_, threads) in processes.sorted(by: { $0.key < $1.key }) { judge(threads, in: &world) }
  }

  /// Judges the threads of one process, in the order of their first events.
  private func judge(_ threads: [ThreadStack], in world: inout World) {
    guard threads.count > 1 || !world.isLog else { return }
    let total = threads.reduce(0) { $0 + $1.callbackCount }
    // A recorder states which thread is the main one; in a log it is that of most callbacks.
    let main =
      world.isLog
      ? threads.first { $0.callbackCount * 3 > total * 2 }?.thread : 1
    guard let main else { return }
    for thread in threads where thread.thread != main {
      guard let first = thread.firstCallback else { continue }
      let more = thread.callbackCount - 1
      let rest = more > 0 ? ", and \(Spoken.count(more, "more callback"))" : ""
      world.report(
        finding(
          confidence: world.isLog ? .medium : .high,
          of: world.object(first.subject),
          message:
            "\(Vocabulary.text(first.name)) ran on thread \(thread.thread), which is not the "
            + "main one\(rest)",
          evidence: [world.evidence(first, note: "on thread \(thread.thread)")]
        )
      )
    }
  }
}
