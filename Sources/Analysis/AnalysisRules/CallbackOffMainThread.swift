import AnalysisEngine
import Findings
import TraceModel

/// Reports callbacks that ran on a background thread.
struct CallbackOffMainThread: Rule {
  let descriptor = RuleDescriptor(
    809,
    "callback-off-main-thread",
    .error,
    [.arguments, .runtime],
    summary: "A callback of a controller ran on a background thread.",
    rationale: "UIKit works on the main thread only: any behavior may break.",
    help: "call UIKit on the main thread: @MainActor, or DispatchQueue.main.async",
    examples: .trace(
      wrong: PackageResources.LC809_wrong_jsonl,
      right: PackageResources.LC809_right_jsonl
    ),
    exceptions: [
      "deinit may run on any thread.",
      "A log without threads does not show where callbacks ran.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller",
      "developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early",
    ],
    published: """
      github.com/SwiftKickMobile/SwiftMessages/issues/311: \
      a view was created in a callback of Bluetooth
      """
  )

  let signals: Signal.Kinds = .end

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .traceEnded = signal else { return }
    let active = state.calls.threads.filter { $0.callbackCount > 0 }
    let processes = Dictionary(grouping: active, by: \.process)
    for (_, threads) in processes.sorted(by: { $0.key < $1.key }) {
      check(threads, in: state, to: &ledger)
    }
  }

  /// Checks the threads of one process, in the order of their first events.
  private func check(
    _ threads: [ThreadStack],
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard threads.count > 1 || !state.settings.isLog else { return }
    let total = threads.reduce(0) { $0 + $1.callbackCount }
    // In a recording the main thread is thread 1; in a log it is the thread of most callbacks.
    let main =
      state.settings.isLog
      ? threads.first { $0.callbackCount * 3 > total * 2 }?.thread : 1
    guard let main else { return }
    for thread in threads where thread.thread != main {
      guard let first = thread.firstCallback else { continue }
      let more = thread.callbackCount - 1
      let rest = more > 0 ? ", and \(ReportText.count(more, "more callback"))" : ""
      ledger.report(
        finding(
          confidence: state.settings.isLog ? .medium : .high,
          of: state.object(first.subject),
          message:
            "\(first.name.knownText) ran on thread \(thread.thread), which is not the "
            + "main thread\(rest)",
          evidence: [state.evidence(first, note: "on thread \(thread.thread)")]
        )
      )
    }
  }
}
