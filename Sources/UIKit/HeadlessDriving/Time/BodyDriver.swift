import CMainLoop
import Foundation
import Synchronization
import TraceModel
import TraceRecorder

/// Moves the clock of a run while the body of the run is suspended.
///
/// A body that awaits leaves the main thread. When no part of a task and no block of the run can
/// run, the driver runs one turn of the main loop, or first moves a virtual clock to the next due
/// time, and looks again. Each look is a block of the system's main queue, so that it follows all
/// parts of tasks that are enqueued there; parts of tasks therefore run outside the loop, where a
/// body can move the clock itself.
///
/// The clock stands while real work is seen: parts of tasks and blocks on other queues, threads of
/// Foundation, transfers of URLSession, and `inRealTime`. So a timeout on the clock never wins
/// against that work. A task that only yields does not keep the clock from moving.
///
/// Tasks are seen by the functions with which they are enqueued: the executor of the main actor
/// belongs to the process, and a task executor does not run code of the main actor
/// (github.com/swiftlang/swift-evolution, SE-0417), so that a run can't have executors of its own.
package final class BodyDriver: Sendable {
  /// Limits of waiting, in ticks of real time and in turns.
  package struct Limits: Sendable {
    package var tick = Duration.seconds(1)
    /// The ticks after which a note states what a body waits for.
    package var note = 10
    /// The ticks for which the clock waits for threads, which may never end.
    package var thread = 5
    /// The ticks for which the clock waits for blocks and transfers.
    package var work = 90
    /// The ticks after which a body ends that nothing can continue.
    package var cancel = Self.wait
    /// The ticks after the cancellation at which the process ends if no body has ended.
    package var exit = 30
    /// The turns that run while a body is suspended.
    package var turns = 50_000
    /// The turns that run at the same time, as in ``TurnLoop/idle()``.
    package var turnsAtOnce = 10_000
  }

  struct State {
    var limits = Limits()
    var bodies = 0
    /// The addresses of the tasks of the bodies, as far as they are known.
    var tasks: Set<UInt> = []
    /// The calls that move the clock themselves, or that wait in real time.
    var holds = 0
    /// The parts of tasks that wait for the main queue or run on it.
    var jobs = 0
    /// The threads and transfers, by number, and whether each is a thread.
    var outside: [UInt64: Bool] = [:]
    /// The work that has exceeded its limit.
    var givenUp: Set<UInt64> = []
    var givenUpOutside: Set<UInt64> = []
    var polling = PollingTasks()
    /// The jobs of `Task.yield` of tasks that poll; they continue after the next turn.
    var parked: [UInt] = []
    /// Whether other work has ended since a task was parked, whose result the task may poll.
    var hasChanged = false
    var isScheduled = false
    /// Whether the last look found nothing to run.
    var isWaiting = false
    var turns = 0
    var turnsAtOnce = 0
    /// Whether a limit of turns stopped the clock.
    var hasStopped: Bool { turns >= limits.turns || turnsAtOnce >= limits.turnsAtOnce }
    var idleTicks = 0
    var isWatching = false
    /// Whether the bodies are cancelled before the process ends.
    var isTest = false
    /// Why the bodies were cancelled, and the ticks since then.
    var hang: String?
    var ticksOfHang = 0

    var isDriving: Bool { bodies > 0 && holds == 0 }
  }

  let state = Mutex(State())
  /// Locked while tasks of bodies are cancelled, which runs code that changes the state.
  let cancellation = Mutex(())
  weak let runtime: Runtime?
  let mailbox: Mailbox

  private init(_ runtime: Runtime) {
    self.runtime = runtime
    mailbox = runtime.mailbox
    mailbox.activity.observe { [weak self] in
      let task = lifeline_current_task().map { UInt(bitPattern: $0) }
      let isPoll = Self.isPoll
      self?.state.withLock { state in
        if !isPoll { state.idleTicks = 0 }
        if let task { state.polling.forget(task) }
      }
      self?.look()
    }
  }

  /// The driver of a run.
  package static func of(_ runtime: Runtime) -> BodyDriver {
    runtime.context.attachment { BodyDriver(runtime) }
  }

  /// The limits of waiting.
  package var limits: Limits {
    get { state.withLock(\.limits) }
    set { state.withLock { $0.limits = newValue } }
  }

  /// Begins to drive, if the program's work can be seen.
  ///
  /// - Parameters:
  ///   - task: The address of the body's task, if it is known.
  ///   - isTest: Whether the body is cancelled when nothing can continue it; otherwise the process
  ///     ends. Swift Testing refuses that the task of a test is cancelled.
  package func begin(task: UInt? = nil, isTest: Bool = false) {
    guard lifeline_is_in_front() else { return }
    let beginsWatch = state.withLock { state in
      state.bodies += 1
      if let task { state.tasks.insert(task) }
      state.turns = 0
      state.isTest = isTest
      if state.bodies == 1 { state.hang = nil }
      defer { state.isWatching = true }
      return !state.isWatching
    }
    if beginsWatch { watch() }
    // The part of the body that is running was enqueued before the run began: its end is not seen.
    look()
  }

  /// Ends driving.
  ///
  /// - Returns: Why the body was cancelled; `nil` if it was not.
  @discardableResult
  package func end() -> String? {
    defer { unpark() }
    // A task that is being cancelled must exist.
    return cancellation.withLock { _ in
      state.withLock { state in
        guard state.bodies > 0 else { return nil }
        state.bodies -= 1
        guard state.bodies == 0 else { return nil }
        state.tasks = []
        state.polling = PollingTasks()
        return state.hang
      }
    }
  }

  /// Runs the body of a test, in a task of its own, and moves the clock of the current run meanwhile.
  ///
  /// - Throws: The error of the body; ``SuspendedForever`` when nothing could continue it.
  package static func runBody(
    _ body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard let runtime = Runtime.running else { return try await body() }
    // The parts of a task that is created here are known from the first one on.
    async let end: Void = of(runtime).runChild(runtime, body)
    try await end
  }

  @concurrent
  private func runChild(
    _ runtime: Runtime,
    _ body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    begin(task: JobOwners.setCurrentTask(runtime), isTest: true)
    let result: Result<Void, any Error>
    do {
      result = .success(try await body())
    } catch {
      result = .failure(error)
    }
    if let message = end() { throw SuspendedForever(message: message) }
    try result.get()
  }

  /// Keeps the driver from moving the clock until `release` is called.
  func hold() {
    state.withLock { $0.holds += 1 }
    unpark()
  }

  func release() {
    state.withLock { $0.holds -= 1 }
    look()
  }

  /// Whether a body is suspended or runs, and nothing else moves the clock.
  var isDriving: Bool { state.withLock(\.isDriving) && !mailbox.hasEnded }

  /// Enqueues a look at what can run, unless one is enqueued.
  func look() {
    let isNew = state.withLock { state in
      guard state.isDriving, !state.isScheduled else { return false }
      state.isScheduled = true
      // The main thread may be busy with other runs: time counts from the look on.
      state.isWaiting = false
      return true
    }
    guard isNew else { return }
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.lookNow() } }
    }
  }

  private func look(after delay: Duration) {
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { [weak self] in
        self?.look()
      }
    }
  }

  @MainActor
  private func lookNow() {
    let canRun = state.withLock { state in
      state.isScheduled = false
      return state.isDriving && state.jobs == 0
    }
    guard canRun, !mailbox.hasEnded, let runtime else { return }
    guard !isOtherWorkRunning else { return wait() }
    if takesChange() { return unpark() }
    runtime.inContext { step(runtime.loop) }
  }

  /// Returns whether parked tasks may poll a result that they have not seen.
  private func takesChange() -> Bool {
    state.withLock { state in
      defer { state.hasChanged = false }
      return state.hasChanged && !state.parked.isEmpty
    }
  }

  /// Runs one turn, if there is one to run.
  @MainActor
  private func step(_ loop: TurnLoop) {
    let next = loop.next
    guard next != nil || loop.isCommitNeeded else {
      wait()
      // Nothing reports that a group has become empty.
      if mailbox.activity.hasGates { look(after: .milliseconds(1)) }
      return
    }
    guard !state.withLock(\.hasStopped) else { return wait() }
    let delay = loop.isCommitNeeded ? .zero : next.map { loop.now.duration(to: $0.due) } ?? .zero
    guard delay <= .zero || loop.isVirtual else {
      return look(after: min(delay, .milliseconds(10)))
    }
    do {
      if delay > .zero { try loop.block(for: delay) }
      try loop.turn()
    } catch {
      // The main loop of a synchronous call is running below.
      return look(after: .milliseconds(1))
    }
    state.withLock { state in
      state.turns += 1
      state.turnsAtOnce = delay > .zero ? 0 : state.turnsAtOnce + 1
      state.isWaiting = false
      state.idleTicks = 0
    }
    unpark()
    look()
  }

  private func wait() {
    let hasParked = state.withLock { state in
      state.isWaiting = true
      return !state.parked.isEmpty
    }
    guard hasParked else { return }
    // What they poll may come from outside of the run.
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { [weak self] in
        self?.unpark()
      }
    }
  }

  /// Whether work of the run is running in real time.
  var isOtherWorkRunning: Bool {
    let running = mailbox.activity.runningIDs
    return state.withLock { state in
      !running.isSubset(of: state.givenUp)
        || state.outside.contains { !state.givenUpOutside.contains($0.key) }
    }
  }
}

extension BodyDriver {
  /// Records that a part of a task is enqueued; returns whether the task polls.
  func noteJob(_ work: OpaquePointer) -> Bool {
    guard let task = lifeline_work_identity(work).map({ UInt(bitPattern: $0) }) else {
      return false
    }
    return state.withLock { state in
      if state.polling.enqueued(task) { return true }
      if state.tasks.isEmpty || state.tasks.contains(task) {
        state.turns = 0
        state.turnsAtOnce = 0
      }
      return false
    }
  }

  /// Keeps a job of `Task.yield` until the next turn, if the running task polls.
  func park(_ yield: OpaquePointer) -> Bool {
    guard let task = lifeline_current_task().map({ UInt(bitPattern: $0) }) else { return false }
    let isParked = state.withLock { state in
      guard state.polling.yielded(task), state.isDriving else { return false }
      state.parked.append(UInt(bitPattern: yield))
      return true
    }
    if isParked { look() }
    return isParked
  }

  /// Continues the tasks that poll.
  func unpark() {
    let yields = state.withLock { state in
      defer { state.parked = [] }
      if !state.parked.isEmpty { state.isWaiting = false }
      return state.parked
    }
    guard let runtime else { return }
    for yield in yields {
      guard let work = OpaquePointer(bitPattern: yield) else { continue }
      RecordingContext.$current.withValue(runtime.context) { lifeline_work_enqueue(work) }
    }
  }

  /// Whether the running code schedules or ends a part of a task that polls.
  @TaskLocal static var isPoll = false

  /// Records that work of the run has ended whose result a task may poll.
  func noteChange() { state.withLock { $0.hasChanged = true } }

  /// Records that a part of a task waits for the main queue.
  func jobBegan(ofPollingTask isPolling: Bool) {
    state.withLock { state in
      state.jobs += 1
      state.isWaiting = false
      if !isPolling { state.idleTicks = 0 }
    }
  }

  /// Records that a part of a task has run on the main queue.
  func jobEnded(ofPollingTask isPolling: Bool) {
    state.withLock { state in
      state.jobs -= 1
      if !isPolling { state.hasChanged = true }
    }
    look()
  }

  /// Whether the task of a part is one of a body.
  func isOfBody(_ work: OpaquePointer) -> Bool {
    guard let task = lifeline_work_identity(work).map({ UInt(bitPattern: $0) }) else {
      return false
    }
    return state.withLock { $0.tasks.contains(task) }
  }

  /// Runs the blocks that were posted before the next part of a task, which is about to run.
  ///
  /// Before the part of a body they stay pending, so that the body can look at them and run them.
  @MainActor
  func runEarlierBlocks() {
    guard isDriving, let runtime else { return }
    runtime.inContext { runtime.loop.runWorkBeforeTask() }
  }

  /// Records that a thread or a transfer begins.
  func outsideBegan(_ id: UInt64, isThread: Bool) {
    state.withLock { state in
      state.outside[id] = isThread
      state.givenUpOutside.remove(id)
    }
  }

  func outsideEnded(_ id: UInt64) {
    state.withLock { state in
      state.outside[id] = nil
      state.idleTicks = 0
      state.hasChanged = true
    }
    look()
  }
}
