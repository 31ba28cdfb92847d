import CMainLoop
import Foundation
import Synchronization
import TraceModel

/// The `Timer` objects that were created or scheduled within a run.
enum ClockTimers {
  private struct Entry {
    weak let runtime: Runtime?
    var due: Instant
    var isAdded = false
    /// Counts the changes of `due`: a post with a lower number is outdated.
    var generation = 0
  }

  /// The entries by the address of their `CFRunLoopTimer`.
  private static let entries = Mutex<[UInt: Entry]>([:])

  /// Records the first firing of a new timer, on the clock of the run.
  ///
  /// The time is exact for a timer created with an interval. For a timer created with a date it is
  /// as exact as the time of day.
  static func created(_ timer: UInt, after seconds: Double) {
    let isExact = lifeline_timer_has_exact_delay()
    let entry = Runtime.running.map { runtime in
      let delay =
        isExact ? Duration(clampingSeconds: seconds) : Self.delay(of: timer, after: seconds)
      return Entry(runtime: runtime, due: runtime.mailbox.now.advanced(by: delay))
    }
    entries.withLock { $0[timer] = entry }
  }

  /// Adds a timer to the main run loop; returns whether the timer belongs to a run.
  static func added(_ timer: UInt) -> Bool {
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return false }
    let isNew = entries.withLock { entries in
      var entry = entries[timer] ?? Entry(runtime: runtime, due: runtime.mailbox.now)
      guard !entry.isAdded else { return false }
      entry.isAdded = true
      entries[timer] = entry
      return true
    }
    if isNew { post(TimerReference(timer), in: runtime) }
    return true
  }

  /// Changes the next firing of a timer.
  static func moved(_ timer: UInt, after seconds: Double) {
    guard let runtime = entries.withLock({ $0[timer]?.runtime }) else { return }
    let due = runtime.mailbox.now.advanced(by: delay(of: timer, after: seconds))
    let isAdded = entries.withLock { entries in
      entries[timer]?.due = due
      entries[timer]?.generation += 1
      return entries[timer]?.isAdded == true
    }
    if isAdded { post(TimerReference(timer), in: runtime) }
  }

  /// Removes a timer that never fires again.
  fileprivate static func remove(_ timer: UInt, generation: Int) {
    entries.withLock { entries in
      if entries[timer]?.generation == generation { entries[timer] = nil }
    }
  }

  private static func post(_ timer: TimerReference, in runtime: Runtime) {
    guard let entry = entries.withLock({ $0[timer.address] }) else { return }
    timer.generation.store(entry.generation, ordering: .relaxed)
    let mailbox = runtime.mailbox
    let now = mailbox.now
    let delay = max(.zero, now.duration(to: entry.due))
    let interval = timer.interval
    mailbox.add(
      Mailbox.Post(
        due: max(now, entry.due),
        interval: interval,
        label: interval.map { "a repeating timer of \($0)" } ?? "a timer of \(delay)",
        origin: .capture(),
        isCancelled: {
          let isCurrent = entries.withLock { $0[timer.address]?.generation == entry.generation }
          return !isCurrent || !timer.isValid
        }
      ) {
        runtime.runBlock(.timerFired, on: .timers) { timer.fire() }
      }
    )
  }

  /// The delay until a timer fires that was created with a date.
  ///
  /// The date was computed from a time of day that is some microseconds old by now. The delay is
  /// therefore the timer's interval if that is close, or else rounded up. Such dates have a
  /// resolution of 100 ns, so the difference may also be slightly too large.
  private static func delay(of timer: UInt, after seconds: Double) -> Duration {
    let delay = Duration(clampingSeconds: seconds - 1e-6)
    guard let interval = TimerReference.interval(of: timer) else {
      return delay.rounded(within: .microseconds(200))
    }
    let difference = interval - delay
    return difference >= .zero && difference < .milliseconds(1)
      ? interval : delay.rounded(within: .microseconds(200))
  }
}

/// A retained `CFRunLoopTimer`.
private final class TimerReference: Sendable {
  let address: UInt
  let generation = Atomic(0)

  init(_ address: UInt) {
    self.address = address
    lifeline_timer_retain(UnsafeMutableRawPointer(bitPattern: address))
  }

  deinit {
    ClockTimers.remove(address, generation: generation.load(ordering: .relaxed))
    lifeline_timer_release(pointer)
  }

  private var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }

  var isValid: Bool { lifeline_timer_is_valid(pointer) }

  /// The delay until the timer fires again; `nil` for a timer that fires once.
  var interval: Duration? { Self.interval(of: address) }

  static func interval(of address: UInt) -> Duration? {
    let seconds = lifeline_timer_interval(UnsafeMutableRawPointer(bitPattern: address))
    return seconds > 0 ? Duration(clampingSeconds: seconds) : nil
  }

  /// Fires the timer; its target exists while the timer is valid.
  func fire() {
    guard isValid, let object = lifeline_timer_object(pointer) else { return }
    Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
  }
}
