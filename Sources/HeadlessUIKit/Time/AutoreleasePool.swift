import Foundation
import Synchronization
import TraceRecorder

/// The objects that live until the turn ends although nothing else may hold them, as the objects in
/// the autorelease pool of an Apple platform do.
///
/// The runtime adds the results of methods that were called by name, and each object that it takes
/// out of a hierarchy: code that moves an object finds it by a weak reference after its removal. The
/// pool is drained at the end of each turn, after the commit; when the main queue is idle, for code
/// outside the turns of a run; and at the end of `autoreleasepool`.
enum AutoreleasePool {
  private struct Entry {
    var object: AnyObject?
    /// The run that is current when the object is released.
    let context: RecordingContext?
  }

  /// The entries, which the lock protects; they are used on one thread at a time.
  private struct Kept: @unchecked Sendable {
    var entries: [Entry] = []
    var isDrainScheduled = false
  }

  private static let kept = Mutex(Kept())

  /// The number of objects in the pool.
  static var count: Int { kept.withLock { $0.entries.count } }

  /// Keeps an object alive until the pool is drained.
  static func keep(_ object: AnyObject) {
    let entry = Kept(entries: [Entry(object: object, context: .current)])
    let isFirst = kept.withLock { kept in
      kept.entries += entry.entries
      defer { kept.isDrainScheduled = true }
      return !kept.isDrainScheduled
    }
    guard isFirst else { return }
    // The block belongs to no run: the main queue runs it when the running code returns or suspends.
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.main.async {
        kept.withLock { $0.isDrainScheduled = false }
        drain()
      }
    }
  }

  // choice: order-of-released-objects
  /// Releases the objects in the order in which they were added, and those that their
  /// deallocation adds.
  ///
  /// - Parameter first: The index of the first object to release.
  static func drain(from first: Int = 0) {
    while true {
      var taken = kept.withLock { kept in
        let taken = Kept(entries: Array(kept.entries.dropFirst(first)))
        kept.entries.removeLast(taken.entries.count)
        return taken
      }
      guard !taken.entries.isEmpty else { return }
      // The objects are deallocated outside the lock, because their `deinit` may return to this code.
      for index in taken.entries.indices {
        RecordingContext.$current.withValue(taken.entries[index].context) {
          taken.entries[index].object = nil
        }
      }
    }
  }
}
