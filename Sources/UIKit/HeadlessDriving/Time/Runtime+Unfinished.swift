package import TraceRecorder

extension Runtime {
  /// The unfinished work of a run: blocks, timers and sleeps that are due now, tasks, blocks of
  /// other queues, and callbacks that wait for a commit.
  package nonisolated static func unfinishedWork(in context: RecordingContext) -> [String] {
    guard let runtime = context.existingAttachment(of: Runtime.self) else { return [] }
    let mailbox = runtime.mailbox
    var work = mailbox.labels
    // Running work is listed only without other work: it may be part of a listed task.
    work += mailbox.activity.waiting.map(\.description)
    if work.isEmpty { work += mailbox.activity.running.map(\.description) }
    if MainActorCheck.isOnMainActor {
      work += MainActor.assumeIsolated {
        runtime.loop.isCommitNeeded ? ["callbacks that wait for the next commit"] : []
      }
    }
    return work
  }
}
