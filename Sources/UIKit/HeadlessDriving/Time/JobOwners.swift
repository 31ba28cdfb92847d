import CMainLoop
import Synchronization

/// The runs of tasks, because Swift resumes a task outside its task-local values.
///
/// The key is the address of the task. A run removes its tasks when it ends. A reused address
/// belongs to the run that created the new task.
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

  /// Removes the tasks of an ended run.
  static func remove(_ runtime: Runtime) {
    owners.withLock { owners in
      owners = owners.filter { $0.value.runtime !== runtime && $0.value.runtime != nil }
    }
  }
}
