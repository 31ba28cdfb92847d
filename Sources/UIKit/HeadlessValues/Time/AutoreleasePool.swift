import Foundation
import Synchronization
package import TraceRecorder

/// The objects that live until the turn ends although nothing else may hold them, as the objects in
/// the autorelease pool of an Apple platform do.
///
/// The runtime adds the results of methods that were called by name, and each object that it takes
/// out of a hierarchy: code that moves an object finds it by a weak reference after its removal.
/// The objects of a run are released at the end of each of its turns, after the commit, and when
/// the run ends; those of no run when the main queue is idle; and all at the end of
/// `autoreleasepool`.
package enum AutoreleasePool {
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
  package static var count: Int { kept.withLock { $0.entries.count } }

  /// Keeps an object alive until the pool is drained.
  package static func keep(_ object: AnyObject) {
    let entry = Kept(entries: [Entry(object: object, context: .current)])
    let belongsToRun = RecordingContext.current.map { !$0.recorder.isClosed } ?? false
    let isFirst = kept.withLock { kept in
      kept.entries += entry.entries
      guard !belongsToRun else { return false }
      defer { kept.isDrainScheduled = true }
      return !kept.isDrainScheduled
    }
    guard isFirst else { return }
    // The block belongs to no run: the main queue runs it when the running code returns or
    // suspends.
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.main.async {
        kept.withLock { $0.isDrainScheduled = false }
        drain { $0 == nil || $0?.recorder.isClosed == true }
      }
    }
  }

  /// Releases the objects that were added in the current run.
  package static func drainCurrentRun() {
    let current = RecordingContext.current
    drain { $0 === current }
  }

  // choice: order-of-released-objects
  /// Releases objects in the order in which they were added, and those that their deallocation
  /// adds.
  ///
  /// - Parameters:
  ///   - first: The index of the first object that may be released.
  ///   - includes: Whether the objects of a run, or of none, are released.
  package static func drain(
    from first: Int = 0,
    _ includes: (RecordingContext?) -> Bool = { _ in true }
  ) {
    while true {
      var taken = kept.withLock { kept in
        let rest = kept.entries.dropFirst(first)
        let taken = Kept(entries: rest.filter { includes($0.context) })
        kept.entries = kept.entries.prefix(first) + rest.filter { !includes($0.context) }
        return taken
      }
      guard !taken.entries.isEmpty else { return }
      // The objects are deallocated outside the lock, because their `deinit` may return to this
      // code.
      for index in taken.entries.indices {
        RecordingContext.$current.withValue(taken.entries[index].context) {
          taken.entries[index].object = nil
        }
      }
    }
  }
}
