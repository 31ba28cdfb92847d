import CMainLoop
import Synchronization
import TraceRecorder

/// Work of a run on another queue or thread.
final class OtherQueueWork: Sendable {
  private let context: RecordingContext?
  private let ended: @Sendable () -> Void

  init(context: RecordingContext?, ended: @escaping @Sendable () -> Void) {
    self.context = context
    self.ended = ended
  }

  /// Runs the work within its run and frees it.
  func run(_ work: OpaquePointer) {
    if let context {
      RecordingContext.$current.withValue(context) { lifeline_work_call(work) }
    } else {
      lifeline_work_call(work)
    }
    lifeline_work_free(work)
    ended()
  }
}

/// A retained `DispatchGroup`.
final class GroupReference: Sendable {
  private let address: UInt

  init(_ group: UnsafeMutableRawPointer) {
    lifeline_retain(group)
    address = UInt(bitPattern: group)
  }

  deinit { lifeline_release(UnsafeMutableRawPointer(bitPattern: address)) }

  var isEmpty: Bool { lifeline_group_is_empty(UnsafeMutableRawPointer(bitPattern: address)) }
}

/// The notifications that wait for the end of a work item.
enum ItemGates {
  final class Gate: Sendable {
    private let state = Atomic(false)
    var isOpen: Bool { state.load(ordering: .acquiring) }
    func open() { state.store(true, ordering: .releasing) }
  }

  private static let gates = Mutex<[UInt: Gate]>([:])

  static func add(_ work: UInt) -> Gate {
    let gate = Gate()
    gates.withLock { $0[work] = gate }
    return gate
  }

  static func open(_ work: UInt) {
    gates.withLock { $0.removeValue(forKey: work) }?.open()
  }
}
