import TraceModel

/// The processes and threads of a trace, and their clocks.
struct ProcessTable {
  /// The state of one process.
  struct Process {
    let id: UInt32
    var hasLaunched = false
    var callbackCount = 0
    /// The last reading of the process's clock; kept while a different process is current.
    var clock = ClockReading()
    /// The slots of logged objects whose states became known since events were missing.
    var knownSlots: [Int] = []
  }

  /// Whether one clock orders the events of a process; otherwise each thread has its clock.
  private let isWall: Bool
  private var processes: [Process] = []
  private var currentIndex = -1
  private var indexes: [UInt32: Int] = [:]
  private var threadIndexes: [ThreadID: Int] = [:]
  /// The process and the thread of the last event.
  private var selected: (process: UInt32, thread: UInt32) = (0, 0)
  /// The last reading of the clock that orders the events.
  var clock = ClockReading()

  init(isWall: Bool) {
    self.isWall = isWall
  }

  /// The number of processes.
  var count: Int { processes.count }

  /// Whether an event selected a process.
  var hasCurrent: Bool { currentIndex >= 0 }

  /// The process of the current event.
  var current: Process {
    _read { yield processes[currentIndex] }
    _modify { yield &processes[currentIndex] }
  }

  /// Selects the process and the thread of an event.
  mutating func select(_ event: TraceEvent, in calls: inout RunningCalls) {
    guard event.process != selected.process || event.thread != selected.thread || !hasCurrent
    else { return }
    keepClock(in: &calls)
    selected = (event.process, event.thread)
    selectProcess(event.process)
    selectThread(event, in: &calls)
    clock = isWall ? current.clock : calls.threads[calls.currentThread].clock
  }

  /// Stores the reading of the clock in the current process or thread.
  private mutating func keepClock(in calls: inout RunningCalls) {
    guard hasCurrent else { return }
    if isWall {
      current.clock = clock
    } else {
      calls.threads[calls.currentThread].clock = clock
    }
  }

  private mutating func selectProcess(_ id: UInt32) {
    if hasCurrent, current.id == id { return }
    if let index = indexes[id] {
      currentIndex = index
      return
    }
    currentIndex = processes.count
    indexes[id] = currentIndex
    processes.append(Process(id: id))
  }

  private mutating func selectThread(_ event: TraceEvent, in calls: inout RunningCalls) {
    if let index = threadIndexes[event.threadID] {
      calls.currentThread = index
      return
    }
    calls.currentThread = calls.threads.count
    threadIndexes[event.threadID] = calls.currentThread
    calls.threads.append(ThreadStack(process: event.process, thread: event.thread))
  }
}
