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

  /// Records the run of the running task; returns the address of the task.
  static func setCurrentTask(_ runtime: Runtime) -> UInt? {
    guard let task = lifeline_current_task() else { return nil }
    owners.withLock { $0[UInt(bitPattern: task)] = Owner(runtime: runtime) }
    return UInt(bitPattern: task)
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
