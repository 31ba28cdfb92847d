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

  /// Begins a new run, whose processes differ from all earlier ones.
  mutating func beginRun() {
    guard count > 0 else { return }
    numbers = [:]
    threads = [:]
    current = nil
    isFirstUnnamed = true
    count += 1
  }

  /// Records the process of a line, if it states one.
  mutating func observe(_ prefix: LinePrefix) {
    if let process = prefix.process { current = process }
  }

  /// Returns the process and thread of an event, both counted from 1.
  ///
  /// The first thread of a process is the main thread, also for lines without a thread.
  mutating func thread(of prefix: LinePrefix) -> (process: UInt32, thread: UInt32) {
    let process = number(of: prefix.process ?? current)
    guard let number = prefix.thread else { return (process, 1) }
    let key = DeviceThread(process: process, number: number)
    if let thread = threads[key] { return (process, thread) }
    let thread = (threadCounts[process] ?? 0) + 1
    threadCounts[process] = thread
    threads[key] = thread
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
