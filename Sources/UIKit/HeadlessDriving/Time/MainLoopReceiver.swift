import CMainLoop
import Foundation
import Synchronization
import TraceModel
import TraceRecorder

/// Moves work that a run schedules with Dispatch, Foundation or tasks onto the clock of the run.
///
/// A call belongs to the run of the current task; a task that Swift resumes belongs to the run that
/// created it. Calls outside every run are passed on to the system.
enum MainLoopReceiver {
  /// Installs the receiver once, for all later calls.
  static func install() { _ = installed }

  private static let installed: Void = {
    lifeline_receive(
      LifelineReceiver(
        now: {
          guard let runtime = Runtime.running else { return .max }
          return UInt64(clamping: runtime.mailbox.now.nanoseconds)
        },
        post: { work, kind, delay in
          guard let work else { return false }
          return MainLoopReceiver.post(work, kind, after: .nanoseconds(delay))
        },
        wait: { work, group in
          guard let work else { return false }
          return MainLoopReceiver.wait(work, for: group)
        },
        waitEnded: { work in
          guard let work else { return }
          ItemGates.open(UInt(bitPattern: work))
        },
        begin: { work, kind in
          guard let work else { return nil }
          return MainLoopReceiver.begin(work, kind)
        },
        park: { work in
          guard let work, let runtime = Runtime.running else { return false }
          return BodyDriver.of(runtime).park(work)
        },
        run: { work, owner in
          guard let work, let owner else { return }
          // `begin` has retained the owner for this one call.
          Unmanaged<OtherQueueWork>.fromOpaque(owner).takeRetainedValue().run(work)
        },
        sync: { work in
          guard let work else { return false }
          return MainLoopReceiver.sync(work)
        },
        sleep: { job, delay in
          guard let job else { return false }
          return MainLoopReceiver.sleep(UInt(bitPattern: job), .nanoseconds(delay))
        },
        timerCreated: { timer, delay in
          guard let timer else { return }
          ClockTimers.created(UInt(bitPattern: timer), after: delay)
        },
        timerAdded: { timer in
          guard let timer else { return false }
          return ClockTimers.added(UInt(bitPattern: timer))
        },
        timerMoved: { timer, delay in
          guard let timer else { return }
          ClockTimers.moved(UInt(bitPattern: timer), after: delay)
        },
        notificationCenter: {
          guard let runtime = Runtime.running else { return nil }
          return Unmanaged.passRetained(runtime.notificationCenter).toOpaque()
        },
        sourceTimed: { source, delay, interval in
          guard let source else { return false }
          return SourceTimers.timed(
            UInt(bitPattern: source),
            after: delay < 0 ? nil : .nanoseconds(delay),
            every: interval > 0 ? .nanoseconds(interval) : nil
          )
        },
        sourceResumed: { source in
          guard let source else { return }
          _ = SourceTimers.timed(UInt(bitPattern: source), after: .zero, every: nil, isNew: false)
        },
        otherSourceTimed: {
          Runtime.running?.reportRealTime(
            "a timer of a DispatchSource that was created before the run fires in real time",
            help: "create it within the run"
          )
        },
        runLoop: { seconds, endsAfterWork in
          MainLoopReceiver.runLoop(Duration(clampingSeconds: seconds), endsAfterWork)
        },
        transfer: { transfer, begins in
          OutsideWork.noteTransfer(UInt(bitPattern: transfer), begins: begins)
        }
      )
    )
    guard !lifeline_is_in_front() else { return }
    let note =
      "HeadlessUIKit: note: this program links Swift's libraries statically, or does not run on "
      + "Linux: DispatchQueue.main, Timer, RunLoop.main and OperationQueue.main work in real time, "
      + "outside of every run; link dynamically, or use schedule(after:) of the app\n"
    FileHandle.standardError.write(Data(note.utf8))
  }()

  private static func runtime(of work: OpaquePointer, _ kind: LifelineWorkKind) -> Runtime? {
    if let runtime = Runtime.running {
      if kind == LifelineWorkJob { JobOwners.set(runtime, of: work) }
      return runtime.mailbox.hasEnded ? nil : runtime
    }
    let owner =
      kind == LifelineWorkJob
      ? JobOwners.runtime(of: work) : OutsideWork.runtimeOfEndedTransfer()
    guard let runtime = owner else { return nil }
    return runtime.mailbox.hasEnded ? nil : runtime
  }

  /// Posts work of the main queue, and delayed work of other queues.
  private static func post(
    _ work: OpaquePointer,
    _ kind: LifelineWorkKind,
    after delay: Duration
  ) -> Bool {
    guard let runtime = runtime(of: work, kind) else { return false }
    let isMain = lifeline_work_is_main(work)
    let scheduled = ScheduledWork(work)
    if kind == LifelineWorkJob {
      let driver = BodyDriver.of(runtime)
      let (isPolling, isOfBody) = (driver.noteJob(work), driver.isOfBody(work))
      postJob(scheduled, to: runtime, isPolling: isPolling, isOfBody: isOfBody)
      return true
    }
    let mailbox = runtime.mailbox
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now.advanced(by: delay),
        label: label(of: kind, isMain: isMain),
        origin: .capture(),
        isCancelled: { scheduled.isOver }
      ) {
        if isMain {
          runtime.runBlock(.dispatchedBlock, on: .mainQueue) { scheduled.run() }
        } else {
          runtime.inContext { scheduled.enqueue() }
        }
      }
    )
    return true
  }

  private static func label(of kind: LifelineWorkKind, isMain: Bool) -> String {
    switch kind {
    case LifelineWorkAfter: isMain ? "asyncAfter" : "asyncAfter of another queue"
    case LifelineWorkSleep: "Task.sleep"
    case LifelineWorkPerform: "a block of RunLoop.main"
    default: "a block of DispatchQueue.main"
    }
  }

  /// Posts a part of a task that runs on the main actor.
  ///
  /// The main thread runs it when the test suspends, unless a turn of the loop runs it before.
  private static func postJob(
    _ job: ScheduledWork,
    to runtime: Runtime,
    isPolling: Bool,
    isOfBody: Bool
  ) {
    let mailbox = runtime.mailbox
    let driver = BodyDriver.of(runtime)
    driver.jobBegan(ofPollingTask: isPolling)
    let post = Mailbox.Post(
      due: mailbox.now,
      label: "a task of the main actor",
      isStep: true,
      isCancelled: { job.isOver }
    ) {
      if job.run() { driver.jobEnded(ofPollingTask: isPolling) }
    }
    BodyDriver.$isPoll.withValue(isPolling) { mailbox.add(post) }
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.main.async {
        if !isOfBody, !job.isTaken { MainActor.assumeIsolated { driver.runEarlierBlocks() } }
        if job.run() { driver.jobEnded(ofPollingTask: isPolling) }
      }
    }
  }

  /// Delays work until a group is empty or, without a group, until a work item has ended.
  private static func wait(_ work: OpaquePointer, for group: UnsafeMutableRawPointer?) -> Bool {
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return false }
    let scheduled = ScheduledWork(work)
    let isOpen: @Sendable () -> Bool
    if let group {
      let group = GroupReference(group)
      isOpen = { group.isEmpty }
    } else {
      let gate = ItemGates.add(UInt(bitPattern: work))
      isOpen = { gate.isOpen }
    }
    let mailbox = runtime.mailbox
    mailbox.activity.add(
      RunActivity.Gate(
        isOpen: isOpen,
        post: Mailbox.Post(
          due: mailbox.now,
          label: group == nil
            ? "a notification of a DispatchWorkItem" : "a notification of a DispatchGroup",
          origin: .capture(),
          isCancelled: { scheduled.isOver }
        ) {
          runtime.runBlock(.dispatchedBlock, on: .mainQueue) { scheduled.run() }
        }
      )
    )
    return true
  }

  /// Records that work of another queue begins.
  private static func begin(
    _ work: OpaquePointer,
    _ kind: LifelineWorkKind
  ) -> UnsafeMutableRawPointer? {
    guard let runtime = runtime(of: work, kind) else { return nil }
    let isJob = kind == LifelineWorkJob
    let driver = BodyDriver.of(runtime)
    let isPolling = lifeline_work_is_yield(work) || (isJob && driver.noteJob(work))
    let ended: @Sendable () -> Void
    if kind == LifelineWorkThread {
      ended = OutsideWork.beginThread(of: runtime)
    } else {
      let activity = runtime.mailbox.activity
      let id = activity.begin(
        RunActivity.Item(
          label: isJob ? "a task off the main actor" : "a block of another queue",
          origin: isJob ? nil : .capture()
        )
      )
      ended = {
        if !isPolling { driver.noteChange() }
        BodyDriver.$isPoll.withValue(isPolling) { activity.end(id) }
      }
    }
    let running = OtherQueueWork(context: isJob ? nil : runtime.context, ended: ended)
    return Unmanaged.passRetained(running).toOpaque()
  }

  /// Runs a block of `DispatchQueue.main.sync` in a turn of the run's loop.
  ///
  /// While the test is suspended, no loop takes the block: the main thread then runs a turn itself.
  private static func sync(_ work: OpaquePointer) -> Bool {
    guard !lifeline_is_on_main_queue(), let runtime = Runtime.running else { return false }
    let scheduled = ScheduledWork(work)
    let isDone = DispatchSemaphore(value: 0)
    let mailbox = runtime.mailbox
    let run: @MainActor @Sendable () -> Void = {
      runtime.runBlock(.dispatchedBlock, on: .mainQueue) { scheduled.run() }
      isDone.signal()
    }
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now,
        label: "a block of DispatchQueue.main.sync",
        origin: .capture(),
        isCancelled: { scheduled.isTaken },
        wasDropped: { isDone.signal() },
        body: run
      )
    )
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard !scheduled.isTaken, !mailbox.hasEnded else { return }
          runtime.inContext { runtime.loop.runDueWork() }
          // A turn that is running does not reach the block while it waits for the main queue.
          if !scheduled.isTaken, !mailbox.hasEnded { run() }
        }
      }
    }
    isDone.wait()
    // If the run has ended, the block was not taken, and the system runs it.
    return scheduled.take() == nil
  }

  /// Suspends a task on the clock of the run.
  private static func sleep(_ job: UInt, _ delay: Duration) -> Bool {
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return false }
    let resume: @Sendable () -> Void = {
      lifeline_job_enqueue(UnsafeMutableRawPointer(bitPattern: job))
    }
    let mailbox = runtime.mailbox
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now.advanced(by: delay),
        label: "Task.sleep",
        origin: .capture(),
        wasDropped: resume
      ) {
        runtime.inContext(resume)
      }
    )
    return true
  }
}
