import CMainLoop
import Synchronization
import TraceModel
import TraceRecorder

/// The timers of dispatch sources that were created within a run.
enum SourceTimers {
  /// The number of changes of a timer, by the address of its source: work with a lower number is
  /// outdated.
  private static let generations = Mutex<[UInt: Int]>([:])

  /// Posts a timer.
  ///
  /// - Parameters:
  ///   - source: The address of the source.
  ///   - delay: The delay until it fires first; `nil` for never.
  ///   - interval: The interval until it fires again; `nil` for once.
  ///   - isNew: Whether the timer replaces the one of the source.
  /// - Returns: Whether the timer belongs to a run.
  static func timed(
    _ source: UInt,
    after delay: Duration?,
    every interval: Duration?,
    isNew: Bool = true
  ) -> Bool {
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return false }
    let generation = generations.withLock { generations in
      if isNew { generations[source, default: 0] += 1 }
      return generations[source] ?? 0
    }
    guard let delay else { return true }
    let reference = SourceReference(source)
    let mailbox = runtime.mailbox
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now.advanced(by: delay),
        interval: interval,
        label: "a timer of DispatchSource",
        origin: .capture(),
        isCancelled: {
          reference.isCancelled || generations.withLock { $0[source] != generation }
        }
      ) {
        guard let work = reference.fire() else { return }
        guard lifeline_work_is_main(work) else {
          return runtime.inContext { lifeline_work_enqueue(work) }
        }
        runtime.runBlock(.timerFired, on: .timers) { lifeline_work_call(work) }
        lifeline_work_free(work)
      }
    )
    return true
  }
}

/// A retained `DispatchSource`.
private final class SourceReference: Sendable {
  private let address: UInt

  init(_ address: UInt) {
    self.address = address
    lifeline_retain(pointer)
  }

  deinit { lifeline_release(pointer) }

  private var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }

  var isCancelled: Bool { lifeline_source_is_cancelled(pointer) }

  /// The work of the handler, on its queue; `nil` if it can't run.
  func fire() -> OpaquePointer? { lifeline_source_fire(pointer) }
}
