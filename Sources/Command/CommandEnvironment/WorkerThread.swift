import Essentials

/// A thread with a stack of a given size, unlike the threads of tasks.
package enum WorkerThread {
  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - stackSize: The size of its stack in bytes.
  ///   - run: What it does.
  package static func start(stackSize: Int, _ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
    var thread: pthread_t?
    let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run()
      return nil
    }
    #else
    var thread = pthread_t()
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      $0.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
      return nil
    }
    #endif
    let work = Unmanaged.passRetained(Work(run))
    let code = pthread_create(&thread, &attributes, body, work.toOpaque())
    precondition(code == 0, "the system can't start a thread: error \(code)")
  }
}
