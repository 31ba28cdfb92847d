import Foundation
package import TraceModel
import TraceRecorder

/// The main loop of a run: turns of due work, commit, and work after the commit.
///
/// A turn runs the blocks that are due in the order of (due, sequence), then commits (appearing,
/// constraints, layout), then runs what waits for the commit: `viewDidAppear` of controllers that a
/// window drives, completions. Blocks that are scheduled meanwhile run in a later turn of the same
/// moment. The time stands still within a turn, but for one nanosecond an event.
@MainActor
package final class TurnLoop {
  private let time: any TimeSource
  private let commit: CommitQueue
  private let dispatcher: Dispatcher
  private let recording: Recording
  private var queue = WorkQueue()
  private var nextSequence: UInt64 = 0
  private var afterCommit: [@MainActor () -> Void] = []
  private var isRunning = false
  private var hasEnded = false
  /// The state of the other queues at which waiting for them has failed.
  private var gaveUpAt: UInt64?
  /// How long the loop waits, in real time, for other queues that run work of the run.
  package var patience = Duration.seconds(30)
  /// The tasks that were found to wait for something outside of the run.
  var outsideTasks: Set<UInt64> = []

  /// Work that waits for its time.
  package struct Work {
    /// When it is due.
    package let due: Instant
    /// Orders work that is due at the same time: earlier scheduled, earlier run.
    package let sequence: UInt64
    /// What it is for, in a few words.
    package let label: String
    /// Where it was scheduled; `nil` for work of the runtime's own.
    package var place: CodeLocation? { origin?.place }
    let origin: WorkOrigin?
    /// Whether it comes again and again, so that nobody waits for its end.
    package let isPeriodic: Bool
    /// Whether it is a step of the runtime or of a task, which lists of work leave out.
    let isStep: Bool
    /// Whether it was cancelled; such work never runs.
    let isCancelled: @MainActor () -> Bool
    /// Called instead of `body` when the run ends before.
    let wasDropped: @MainActor () -> Void
    let body: @MainActor () -> Void
  }

  /// What was posted from anywhere and is not in the queue yet.
  nonisolated let mailbox: Mailbox

  init(
    time: any TimeSource,
    commit: CommitQueue,
    dispatcher: Dispatcher,
    recording: Recording
  ) {
    self.time = time
    self.dispatcher = dispatcher
    self.recording = recording
    self.commit = commit
    mailbox = Mailbox(time: time)
  }

  /// The present moment.
  package var now: Instant { time.now() }

  /// The work that waits, by due time.
  package var pending: [Work] {
    collect()
    return queue.sorted().filter { !$0.isStep }
  }

  /// The first work that waits.
  package var next: Work? {
    collect()
    return queue.first()
  }

  /// The first work that waits and does not repeat.
  package var nextOnce: Work? {
    collect()
    return queue.firstOnce()
  }

  /// Whether something waits for the next commit.
  var isCommitNeeded: Bool { commit.isNeeded || !afterCommit.isEmpty }

  /// Whether the loop decides what time it is.
  package var isVirtual: Bool { time is VirtualTime }

  /// Schedules work.
  ///
  /// - Precondition: `delay` is not negative.
  package func schedule(
    after delay: Duration,
    label: String,
    place: CodeLocation? = nil,
    isCancelled: @escaping @MainActor () -> Bool = { false },
    _ body: @escaping @MainActor () -> Void
  ) {
    guard !hasEnded else { return }
    precondition(delay >= .zero, "work can't be scheduled \(delay) in the past")
    collect()
    insert(
      Work(
        due: now.advanced(by: delay),
        sequence: takeSequence(),
        label: label,
        origin: place.map(WorkOrigin.place),
        isPeriodic: false,
        isStep: false,
        isCancelled: isCancelled,
        wasDropped: {},
        body: body
      )
    )
  }

  /// Takes the number that orders new work behind all that is there.
  func takeSequence() -> UInt64 {
    defer { nextSequence += 1 }
    return nextSequence
  }

  /// Adds work to the queue.
  func insert(_ work: Work) {
    if hasEnded { work.wasDropped() } else { queue.insert(work) }
  }

  /// Moves what was posted into the queue.
  private func collect() {
    for post in mailbox.take() { insert(work(of: post)) }
  }

  /// Runs a block after the next commit.
  func afterCommit(_ body: @escaping @MainActor () -> Void) {
    guard !hasEnded else { return }
    afterCommit.append(body)
  }

  /// Lets go of all work: the run is over, and what lives on must not wait for it.
  func end() {
    hasEnded = true
    mailbox.close()
    for work in queue.sorted() { work.wasDropped() }
    queue = WorkQueue()
    afterCommit = []
    commit.end()
  }

  /// Runs turns until nothing is due at the present moment.
  ///
  /// - Throws: ``ClockError`` when a callback or the loop is running, or when 10,000 turns did not bring
  ///   it to rest, or 20 turns one after the other did not bring layout to rest.
  package func idle() throws(ClockError) {
    try checkIsAtRest()
    isRunning = true
    defer { isRunning = false }
    var turns = 0
    var restlessCommits = 0
    // What the caller did since the last turn is a turn of its own and commits before due blocks.
    var commitsFirst = commit.isNeeded || !afterCommit.isEmpty
    if !commitsFirst { recording.endTurn() }
    while true {
      collect()
      let present = now
      let due = commitsFirst ? [] : queue.removeAll(dueAt: present)
      let isDone = !commitsFirst
      commitsFirst = false
      guard !isDone || !due.isEmpty || !afterCommit.isEmpty || commit.isNeeded else {
        if waitForOtherQueues() { continue }
        return
      }
      guard turns < 10_000 else { throw ClockError(.restless(turns: turns)) }
      turns += 1
      runTurn(due)
      // Each of these commits has made all of its passes.
      restlessCommits = commit.isRestless ? restlessCommits + 1 : 0
      guard restlessCommits < 20 else {
        throw ClockError(.restless(turns: turns, callbacks: commit.restlessCallbacks))
      }
    }
  }

  /// Runs one turn: what the caller did since the last one, or else what is due; a commit; what
  /// waited for it.
  ///
  /// - Throws: ``ClockError`` with code `reentrant`.
  func turn() throws(ClockError) {
    try checkIsAtRest()
    collect()
    isRunning = true
    defer { isRunning = false }
    let present = now
    let commitsFirst = commit.isNeeded || !afterCommit.isEmpty
    if !commitsFirst { recording.endTurn() }
    runTurn(commitsFirst ? [] : queue.removeAll(dueAt: present))
  }

  /// Runs blocks, then commits, then runs what waited for the commit.
  private func runTurn(_ due: [Work]) {
    for work in due where !work.isCancelled() { work.body() }
    commit.run()
    let blocks = afterCommit
    afterCommit = []
    for block in blocks { block() }
    recording.endTurn()
  }

  private func checkIsAtRest() throws(ClockError) {
    guard !isRunning, dispatcher.isIdle else { throw ClockError(.reentrant) }
  }

  /// Runs the first piece of work that waits, moving a virtual clock to its time, and commits.
  ///
  /// What the caller did since the last turn commits before it.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``ClockError`` with code `reentrant`; `realTime` when the work is due later on a real
  ///   clock.
  package func runFirst() throws(ClockError) -> Bool {
    try checkIsAtRest()
    collect()
    guard let first = queue.first() else { return false }
    if first.due > now {
      guard let virtual = time as? VirtualTime else { throw ClockError(.realTime) }
      virtual.advance(to: first.due)
    }
    isRunning = true
    defer { isRunning = false }
    if commit.isNeeded || !afterCommit.isEmpty { runTurn([]) } else { recording.endTurn() }
    collect()
    guard let first = queue.removeFirst() else { return true }
    runTurn([first])
    return true
  }

  /// Lets time pass in which nothing runs, as code does that keeps the main thread busy.
  ///
  /// - Throws: ``ClockError`` when the duration is negative or the clock real.
  package func block(for duration: Duration) throws(ClockError) {
    guard duration >= .zero else { throw ClockError(.negative(duration)) }
    guard let virtual = time as? VirtualTime else { throw ClockError(.realTime) }
    virtual.advance(to: now.advanced(by: duration))
  }

  /// Moves a virtual clock, running what becomes due on the way, each at its time.
  ///
  /// - Throws: ``ClockError`` when the duration is negative, the clock real, or ``idle()`` throws.
  package func advance(by duration: Duration) throws(ClockError) {
    guard duration >= .zero else { throw ClockError(.negative(duration)) }
    guard let virtual = time as? VirtualTime else { throw ClockError(.realTime) }
    let target = now.advanced(by: duration)
    try idle()
    while let next, next.due <= target {
      virtual.advance(to: max(next.due, now))
      try idle()
    }
    virtual.advance(to: max(target, now))
    try idle()
  }
}

extension TurnLoop {
  /// Waits in real time while other queues run work of the run.
  ///
  /// The loop blocks the main thread: what those queues need from it they post, and a post ends the
  /// waiting.
  ///
  /// - Returns: Whether there is something to do.
  private func waitForOtherQueues() -> Bool {
    let activity = mailbox.activity
    guard activity.isRunning || activity.hasGates else { return !mailbox.isEmpty }
    guard gaveUpAt != activity.version else { return false }
    let start = ContinuousClock.now
    // The end of an item reaches its notification through a thread of the system.
    let shortPatience = min(patience, .milliseconds(5))
    while mailbox.isEmpty {
      if activity.hasOpenGate { return true }
      let isRunning = activity.isRunning
      guard isRunning || activity.hasGates else { break }
      guard start.duration(to: .now) < (isRunning ? patience : shortPatience) else {
        gaveUpAt = activity.version
        return false
      }
      usleep(20)
    }
    return !mailbox.isEmpty
  }

  /// Removes what was cancelled, so that nothing keeps its blocks alive.
  func dropCancelled() {
    collect()
    queue.sweep()
  }
}
