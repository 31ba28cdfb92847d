import CMainLoop
import Synchronization

/// The runs of tasks: Swift resumes a task outside of the task's own context.
///
/// The key is the address of the task. A run removes its tasks when it ends; an address that comes
/// again belongs to the run that creates the new task.
enum JobOwners {
  private struct Owner {
    weak let runtime: Runtime?
  }

  private static let owners = Mutex<[UInt: Owner]>([:])

  static func set(_ runtime: Runtime, of work: OpaquePointer) {
    let job = UInt(bitPattern: lifeline_work_identity(work))
    owners.withLock { $0[job] = Owner(runtime: runtime) }
  }

  static func runtime(of work: OpaquePointer) -> Runtime? {
    let job = UInt(bitPattern: lifeline_work_identity(work))
    return owners.withLock { $0[job]?.runtime }
  }

  /// Removes the tasks of a run that ends.
  static func remove(_ runtime: Runtime) {
    owners.withLock { owners in
      owners = owners.filter { $0.value.runtime !== runtime && $0.value.runtime != nil }
    }
  }
}
