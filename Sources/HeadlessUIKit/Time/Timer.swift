public import Foundation
import Synchronization
import TraceModel
import TraceRecorder

/// A timer of the main loop; stands before Foundation's type of that name.
///
/// It fires on the clock of the run in which it was scheduled, on the main actor. A timer that
/// repeats keeps its grid: firings that were missed while the loop was busy are left out. Nobody
/// waits for its end: `HeadlessApp.settle(timeout:)` ends when only such timers are
/// left.
///
/// A file that also imports `Foundation` or `XCTest` directly sees two equal types, and the compiler
/// says so; `typealias Timer = HeadlessUIKit.Timer`, once in the target, decides. The signatures are
/// exactly Foundation's, without a place in the source: with one more argument the compiler would take
/// Foundation's timer there in silence. Outside of every run a scheduled timer does not fire.
public final class Timer: NSObject, Sendable {
  private struct State {
    var isValid = true
    var isScheduled = false
  }

  /// Whether the timer repeats; else it is invalid after it fired.
  private let repeats: Bool
  /// The seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  private let delay: Duration
  private let block: @Sendable (Timer) -> Void
  private let state = Mutex(State())

  /// Creates a timer that fires when it is added to `RunLoop.main`.
  ///
  /// It waits `interval` seconds; 0 and less count as a tenth of a millisecond, as in Foundation.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(interval: interval, repeating: repeats, block: block)
  }

  private init(
    interval: TimeInterval,
    repeating repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let seconds = interval > 0 ? min(max(interval, 0.0001), 1e9) : 0.0001
    delay = .nanoseconds(Int64((seconds * 1e9).rounded()))
    timeInterval = repeats ? seconds : 0
    self.repeats = repeats
    self.block = block
    super.init()
  }

  /// Creates a timer and adds it to the main loop of the current run.
  ///
  /// It waits `interval` seconds; 0 and less count as a tenth of a millisecond, as in Foundation.
  ///
  /// - Returns: The timer, for ``invalidate()``.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeating: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Whether the timer can still fire.
  public var isValid: Bool { state.withLock(\.isValid) }

  /// Lets the timer never fire again.
  public func invalidate() { state.withLock { $0.isValid = false } }

  /// Fires the timer now; one that does not repeat is invalid afterwards.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Adds the timer to the loop of the current run, once.
  func schedule() {
    guard let runtime = Runtime.running else { return }
    let isNew = state.withLock { state in
      defer { state.isScheduled = true }
      return state.isValid && !state.isScheduled
    }
    guard isNew else { return }
    let mailbox = runtime.mailbox
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now.advanced(by: delay),
        interval: repeats ? delay : nil,
        label: "\(repeats ? "a repeating timer" : "a timer") of \(delay)",
        isCancelled: { [self] in !isValid }
      ) { [self] in
        runtime.runBlock(.timerFired, on: .timers) { fire() }
      }
    )
  }
}

extension RunLoop {
  /// Adds a timer of HeadlessUIKit to the main loop of the current run.
  ///
  /// The mode does not matter: a run has no tracking of touches that would hold a timer back.
  public func add(_ timer: HeadlessUIKit.Timer, forMode mode: RunLoop.Mode) {
    timer.schedule()
  }
}
