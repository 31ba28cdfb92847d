import CMainLoop
import Foundation
import Synchronization
import TraceModel

/// Foundation's timers that were created or scheduled within a run.
enum ClockTimers {
  private struct Entry {
    weak let runtime: Runtime?
    var due: Instant
    var isAdded = false
    /// Counts the changes of `due`: a post with a smaller number is out of date.
    var generation = 0
  }

  /// By the address of the run loop's timer.
  private static let entries = Mutex<[UInt: Entry]>([:])

  /// Notes when a new timer fires first, on the clock of the run.
  ///
  /// That is exact for a timer that was made with an interval, and for one that was made with a date
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

  /// Takes a timer that is added to the main run loop; returns whether it belongs to a run.
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

  /// Changes when a timer fires next.
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

  /// Forgets a timer that never fires again.
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

  /// How long it is until a timer fires that was given a date.
  ///
  /// The date is a sum with the time of day, which is some microseconds old when it comes here: the
  /// interval of the timer when that is near, else rounded up. Such numbers are 100 ns apart, so that
  /// the difference may as well be too large by some of them.
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

/// A timer of the run loop, retained.
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

  /// How long it takes until the timer fires again; `nil` for a timer that fires once.
  var interval: Duration? { Self.interval(of: address) }

  static func interval(of address: UInt) -> Duration? {
    let seconds = lifeline_timer_interval(UnsafeMutableRawPointer(bitPattern: address))
    return seconds > 0 ? Duration(clampingSeconds: seconds) : nil
  }

  /// Fires the timer, whose object lives as long as the timer is valid.
  func fire() {
    guard isValid, let object = lifeline_timer_object(pointer) else { return }
    Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
  }
}
