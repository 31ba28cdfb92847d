import CMainLoop
import Foundation
package import TraceModel
import TraceRecorder

/// The main loop of a run: each turn runs due work, commits, and runs work that waited for the
/// commit.
///
/// A turn runs due work in the order of (due, sequence). It then commits: `viewIsAppearing`,
/// constraints, layout. Finally it runs the work that waits for the commit: `viewDidAppear` of
/// controllers that a window drives, and completions. Work scheduled within a turn runs in a later
/// turn at the same time. The clock does not advance within a turn, except for one nanosecond per
/// event.
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
  private(set) var hasEnded = false
  /// The version of the activity at which waiting for other queues last failed.
  private var gaveUpAt: UInt64?
  /// The real time that the loop waits for work of the run on other queues.
  package var patience = Duration.seconds(90)
  /// Called in each turn before the commit, after it, and at the end of the turn.
  package var didReachPoint: (@MainActor () -> Void)?
  /// The tasks that wait for something outside the run.
  package var outsideTasks: Set<UInt64> = []

  /// Scheduled work.
  package struct Work {
    /// The time at which the work runs.
    package let due: Instant
    /// The order among work with the same due time.
    package let sequence: UInt64
    /// The name of the work in reports.
    package let label: String
    /// The location that scheduled it; `nil` for work of the runtime.
    package var location: CodeLocation? { origin?.location }
    let origin: WorkOrigin?
    /// Whether the work repeats, so that settling does not wait for its end.
    package let isPeriodic: Bool
    /// Whether the work is internal to the runtime or part of a task; reports omit it.
    let isStep: Bool
    /// Whether the work was cancelled; cancelled work never runs.
    let isCancelled: @MainActor () -> Bool
    /// Called instead of `body` when the run ends first.
    let wasDropped: @MainActor () -> Void
    let body: @MainActor () -> Void
  }

  /// The work posted from any thread that is not in the queue yet.
  nonisolated let mailbox: Mailbox

  init(time: any TimeSource, commit: CommitQueue, dispatcher: Dispatcher, recording: Recording) {
    self.time = time
    self.dispatcher = dispatcher
    self.recording = recording
    self.commit = commit
    mailbox = Mailbox(time: time)
  }

  /// The current time.
  package var now: Instant { time.now() }

  /// The pending work, by due time.
  package var pending: [Work] {
    collect()
    return queue.sorted().filter { !$0.isStep }
  }

  /// The first pending work.
  package var next: Work? {
    collect()
    return queue.first()
  }

  /// The first pending work that does not repeat.
  package var nextOnce: Work? {
    collect()
    return queue.firstOnce()
  }

  /// Whether views or work wait for the next commit.
  package var isCommitNeeded: Bool { commit.isNeeded || !afterCommit.isEmpty }

  /// Whether the clock is virtual, so that the loop decides the time.
  package var isVirtual: Bool { time is VirtualTime }

  /// Schedules work.
  ///
  /// Settling does not wait for periodic work.
  ///
  /// - Precondition: `delay` is not negative.
  package func schedule(
    after delay: Duration,
    label: String,
    location: CodeLocation? = nil,
    isPeriodic: Bool = false,
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
        origin: location.map(WorkOrigin.location),
        isPeriodic: isPeriodic,
        isStep: false,
        isCancelled: isCancelled,
        wasDropped: {},
        body: body
      )
    )
  }

  /// Returns the next sequence number: new work follows all existing work with the same due time.
  func takeSequence() -> UInt64 {
    defer { nextSequence += 1 }
    return nextSequence
  }

  /// Adds work to the queue.
  func insert(_ work: Work) {
    if hasEnded { work.wasDropped() } else { queue.insert(work) }
  }

  /// Moves posts from the mailbox into the queue.
  private func collect() {
    for post in mailbox.take() { insert(work(of: post)) }
  }

  /// Runs a block after the next commit.
  package func afterCommit(_ body: @escaping @MainActor () -> Void) {
    guard !hasEnded else { return }
    afterCommit.append(body)
  }

  /// Drops all work when the run ends, so that objects that outlive the run do not wait for it.
  package func end() {
    hasEnded = true
    mailbox.close()
    for work in queue.sorted() { work.wasDropped() }
    queue = WorkQueue()
    afterCommit = []
    commit.end()
  }

  /// Runs turns until no work is due.
  ///
  /// - Throws: ``ClockError`` when a callback or the loop is running, when 10,000 turns do not
  ///   bring the loop to rest, or when 20 consecutive turns do not bring layout to rest.
  package func idle() throws(ClockError) {
    try checkIsAtRest()
    isRunning = true
    defer { isRunning = false }
    var turns = 0
    var restlessCommits = 0
    // Changes made since the last turn form a turn that commits before due work runs.
    var commitsFirst = commit.isNeeded || !afterCommit.isEmpty
    if !commitsFirst { endTurn() }
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
      guard turns < 10_000 else {
        let repeats = dispatcher.takeFrequentCallbacks()
        throw ClockError(.restless(turns: turns, repeats: repeats))
      }
      turns += 1
      // The last turns are representative of a repetition.
      if turns == 9_900 { dispatcher.countCallbacks() }
      runTurn(due)
      // Each restless commit has exhausted its layout passes.
      restlessCommits = commit.isRestless ? restlessCommits + 1 : 0
      guard restlessCommits < 20 else {
        throw ClockError(
          .restless(
            turns: turns,
            callbacks: commit.restlessCallbacks,
            constraints: commit.restlessConstraints
          )
        )
      }
    }
  }

  /// Runs one turn: a commit of changes made since the last turn, or else the work that is due now
  /// with its commit.
  /// - Throws: ``ClockError`` with code `reentrant`.
  package func turn() throws(ClockError) {
    try checkIsAtRest()
    collect()
    isRunning = true
    defer { isRunning = false }
    let present = now
    let commitsFirst = commit.isNeeded || !afterCommit.isEmpty
    if !commitsFirst { endTurn() }
    runTurn(commitsFirst ? [] : queue.removeAll(dueAt: present))
  }

  /// Runs the work that is due now in one turn, unless a turn or a callback is running.
  ///
  /// Changes made since the last turn are committed before.
  package func runDueWork() {
    guard !isRunning, dispatcher.isIdle else { return }
    isRunning = true
    defer { isRunning = false }
    if commit.isNeeded || !afterCommit.isEmpty { runTurn([]) } else { endTurn() }
    collect()
    let due = queue.removeAll(dueAt: now)
    // Parts of tasks run outside of the loop, where a body can move the clock.
    for part in due where part.isStep { insert(part) }
    runTurn(due.filter { !$0.isStep })
  }

  /// Runs the work that is due now and was scheduled before the first part of a task, without a
  /// commit at the end, as the main queue does before it runs the task.
  package func runWorkBeforeTask() {
    guard !isRunning, dispatcher.isIdle else { return }
    isRunning = true
    defer { isRunning = false }
    collect()
    guard let first = queue.first(), first.due <= now, !first.isStep else { return }
    if isCommitNeeded { runTurn([]) }
    while let first = queue.first(), first.due <= now, !first.isStep { queue.removeFirst()?.body() }
  }

  /// Runs work, then commits, then runs the work that waited for the commit.
  private func runTurn(_ due: [Work]) {
    let mark = lifeline_begin_turn()
    defer { lifeline_end_turn(mark) }
    for work in due where !work.isCancelled() { work.body() }
    let wasRestless = commit.isRestless
    didReachPoint?()
    commit.run()
    didReachPoint?()
    if commit.isRestless, !wasRestless { recordRestlessness() }
    let blocks = afterCommit
    afterCommit = []
    for block in blocks { block() }
    endTurn()
  }

  /// Releases the objects that lived until the end of the turn, and records its end.
  private func endTurn() {
    didReachPoint?()
    AutoreleasePool.drainCurrentRun()
    AssociatedObjects.prune()
    recording.endTurn()
  }

  /// Records that the commit used up its passes.
  private func recordRestlessness() {
    let callbacks = commit.restlessCallbacks.prefix(3).joined(separator: ", ")
    let place = callbacks.isEmpty ? "" : " in \(callbacks)"
    recording.diagnostic(
      .layoutRestless,
      message: "layout invalidates itself\(place): 100 passes did not bring it to rest",
      subject: commit.restlessSubject
    )
  }

  private func checkIsAtRest() throws(ClockError) {
    guard !isRunning, dispatcher.isIdle else { throw ClockError(.reentrant) }
  }

  /// Advances a virtual clock to the first pending work, runs only that, and commits.
  ///
  /// Changes made since the last turn are committed before.
  ///
  /// - Returns: Whether work was pending.
  /// - Throws: ``ClockError`` with code `reentrant`; `realTime` when the work is due later on a
  ///   monotonic clock.
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
    if commit.isNeeded || !afterCommit.isEmpty { runTurn([]) } else { endTurn() }
    collect()
    guard let first = queue.removeFirst() else { return true }
    runTurn([first])
    return true
  }

  /// Advances the clock without running work, as code does that blocks the main thread.
  ///
  /// - Throws: ``ClockError`` when the duration is negative or the clock monotonic.
  package func block(for duration: Duration) throws(ClockError) {
    guard duration >= .zero else { throw ClockError(.negative(duration)) }
    guard let virtual = time as? VirtualTime else { throw ClockError(.realTime) }
    virtual.advance(to: now.advanced(by: duration))
  }

  /// Advances a virtual clock; work that becomes due runs at its due time.
  ///
  /// - Throws: ``ClockError`` when the duration is negative, the clock monotonic, or ``idle()``
  ///   throws.
  package func advance(by duration: Duration) throws(ClockError) {
    try advance(to: end(of: duration))
  }

  /// Returns the time at which a duration ends that begins now.
  ///
  /// - Throws: ``ClockError`` with code `negative`.
  package func end(of duration: Duration) throws(ClockError) -> Instant {
    guard duration >= .zero else { throw ClockError(.negative(duration)) }
    return now.advanced(by: duration)
  }

  /// Advances a virtual clock to a time; work that becomes due runs at its due time.
  ///
  /// Work can take the clock past the time; the clock then stays where it is.
  ///
  /// - Throws: ``ClockError`` when the clock is monotonic, or ``idle()`` throws.
  package func advance(to end: Instant) throws(ClockError) {
    guard let virtual = time as? VirtualTime else { throw ClockError(.realTime) }
    try idle()
    while let next, next.due <= end {
      virtual.advance(to: max(next.due, now))
      try idle()
    }
    virtual.advance(to: max(end, now))
    try idle()
  }
}

extension TurnLoop {
  /// Waits in real time until other queues have run the work of the run.
  ///
  /// The loop blocks the main thread. Work that those queues need from it arrives as a post, which
  /// ends the waiting.
  ///
  /// - Returns: Whether the loop has work to do.
  private func waitForOtherQueues() -> Bool {
    let activity = mailbox.activity
    guard activity.isRunning || activity.hasGates else { return !mailbox.isEmpty }
    guard gaveUpAt != activity.version else { return false }
    let time = MonotonicTime()
    // A thread of the system delivers the end of a work item to its notification.
    let shortPatience = min(patience, .milliseconds(5))
    while mailbox.isEmpty {
      if activity.hasOpenGate { return true }
      let isRunning = activity.isRunning
      guard isRunning || activity.hasGates else { break }
      guard time.now() < .zero.advanced(by: isRunning ? patience : shortPatience) else {
        gaveUpAt = activity.version
        return false
      }
      usleep(20)
    }
    return !mailbox.isEmpty
  }

  /// Removes cancelled work, so that its blocks are released.
  package func dropCancelled() {
    collect()
    queue.sweep()
  }
}
