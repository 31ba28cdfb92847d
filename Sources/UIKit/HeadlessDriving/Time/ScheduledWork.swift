import CMainLoop
import Synchronization

/// A block or function that the program passed to Dispatch or to a run loop; runs at most once.
final class ScheduledWork: Sendable {
  /// The address of the C structure, which this object owns; 0 after `take()`.
  private let address: Mutex<UInt>

  init(_ work: OpaquePointer) {
    address = Mutex(UInt(bitPattern: work))
  }

  deinit {
    if let work = take() { lifeline_work_free(work) }
  }

  /// Whether the work has run, or is a cancelled work item.
  var isOver: Bool {
    address.withLock { address in
      guard let work = OpaquePointer(bitPattern: address) else { return true }
      return lifeline_work_is_cancelled(work)
    }
  }

  /// Whether the work has run, or someone else has taken it.
  var isTaken: Bool { address.withLock { $0 == 0 } }

  /// Runs the work unless it has already run; returns whether it runs now.
  @discardableResult
  func run() -> Bool {
    guard let work = take() else { return false }
    lifeline_work_call(work)
    lifeline_work_free(work)
    return true
  }

  /// Enqueues the work on its queue.
  func enqueue() {
    guard let work = take() else { return }
    lifeline_work_enqueue(work)
  }

  /// Transfers the ownership of the work: the caller runs or frees it.
  @discardableResult
  func take() -> OpaquePointer? {
    address.withLock { address in
      defer { address = 0 }
      return OpaquePointer(bitPattern: address)
    }
  }
}
