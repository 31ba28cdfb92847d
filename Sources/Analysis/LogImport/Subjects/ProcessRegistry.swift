/// Numbers the processes and threads of a log in the order of their first events.
///
/// A line that states no process belongs to the process stated last, because `print` and `NSLog`
/// write to the same console. Lines before the first stated process belong to that process.
struct ProcessRegistry {
  private struct DeviceThread: Hashable {
    var process: UInt32
    var number: UInt64
  }

  private var numbers: [UInt64: UInt32] = [:]
  private var count: UInt32 = 0
  private var isFirstUnnamed = false
  private var current: UInt64?
  private var threads: [DeviceThread: UInt32] = [:]
  private var threadCounts: [UInt32: UInt32] = [:]
  /// The process and thread of the last event, as numbers of the device and of the trace.
  private var last: (process: UInt64, thread: UInt64, result: (process: UInt32, thread: UInt32))?

  /// Whether a line of the current run has stated its process.
  var hasStatedProcess: Bool { current != nil }

  /// Begins a new run, whose processes differ from all earlier ones.
  mutating func beginRun() {
    guard count > 0 else { return }
    last = nil
    numbers = [:]
    threads = [:]
    current = nil
    isFirstUnnamed = true
    count += 1
  }

  /// Records the process of a line, if it states one.
  mutating func observe(_ prefix: LineStamp) {
    if let process = prefix.process { current = process }
  }

  /// Returns the process and thread of an event, both counted from 1.
  ///
  /// The first thread of a process is the main thread, also for lines without a thread.
  mutating func thread(of prefix: LinePrefix) -> (process: UInt32, thread: UInt32) {
    let stated = prefix.process ?? current
    if let last, last.process == stated, last.thread == prefix.thread { return last.result }
    let process = number(of: stated)
    guard let number = prefix.thread else { return (process, 1) }
    let key = DeviceThread(process: process, number: number)
    let thread = threads[key] ?? (threadCounts[process] ?? 0) + 1
    if threads[key] == nil {
      threadCounts[process] = thread
      threads[key] = thread
    }
    if let stated { last = (stated, number, (process, thread)) }
    return (process, thread)
  }

  private mutating func number(of process: UInt64?) -> UInt32 {
    guard let process else {
      if count == 0 {
        count = 1
        isFirstUnnamed = true
      }
      return count
    }
    if let number = numbers[process] { return number }
    if isFirstUnnamed {
      isFirstUnnamed = false
    } else {
      count += 1
    }
    numbers[process] = count
    return count
  }
}
