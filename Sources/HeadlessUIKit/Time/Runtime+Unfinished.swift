package import TraceRecorder

extension Runtime {
  /// The work of a run that has not ended: blocks, timers and sleeps that are due now, tasks, blocks
  /// of other queues, callbacks that wait for a commit.
  package nonisolated static func unfinishedWork(in context: RecordingContext) -> [String] {
    guard let runtime = context.existingAttachment(of: Runtime.self) else { return [] }
    let mailbox = runtime.mailbox
    var work = mailbox.labels
    // A repeated look at one task would only repeat it: a task that runs elsewhere is in the list.
    work += mailbox.activity.waiting.map(\.description)
    if work.isEmpty { work += mailbox.activity.running.map(\.description) }
    if MainActorCheck.isOnMainActor {
      work += MainActor.assumeIsolated {
        runtime.loop.isCommitNeeded ? ["callbacks that come with the next commit"] : []
      }
    }
    return work
  }
}
