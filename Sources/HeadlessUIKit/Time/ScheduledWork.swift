import CMainLoop
import Synchronization

/// A block or function that the program gave to Dispatch or to a run loop; runs once at most.
final class ScheduledWork: Sendable {
  /// The address of the C structure, which this object owns; 0 when it was given away.
  private let address: Mutex<UInt>

  init(_ work: OpaquePointer) {
    address = Mutex(UInt(bitPattern: work))
  }

  deinit {
    if let work = take() { lifeline_work_free(work) }
  }

  /// Whether the work ran, or is an item that was cancelled.
  var isOver: Bool {
    address.withLock { address in
      guard let work = OpaquePointer(bitPattern: address) else { return true }
      return lifeline_work_is_cancelled(work)
    }
  }

  /// Runs the work, unless it ran before.
  func run() {
    guard let work = take() else { return }
    lifeline_work_call(work)
    lifeline_work_free(work)
  }

  /// Puts the work on its own queue.
  func enqueue() {
    guard let work = take() else { return }
    lifeline_work_enqueue(work)
  }

  /// Gives the work away: whoever takes it runs or frees it.
  @discardableResult
  func take() -> OpaquePointer? {
    address.withLock { address in
      defer { address = 0 }
      return OpaquePointer(bitPattern: address)
    }
  }
}
