#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A value that only the holder of its lock reads and writes.
///
/// Unlike `Mutex` of the standard library, it exists before iOS 18 and macOS 15.
///
/// Unchecked, because the lock protects the value.
package struct LockedValue<Value>: ~Copyable, @unchecked Sendable {
  #if canImport(Darwin)
  private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  #else
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #endif
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  package init(_ value: consuming sending Value) {
    #if canImport(Darwin)
    lock.initialize(to: os_unfair_lock())
    #else
    _ = pthread_mutex_init(lock, nil)
    #endif
    self.value.initialize(to: value)
  }

  deinit {
    #if !canImport(Darwin)
    _ = pthread_mutex_destroy(lock)
    #endif
    lock.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Runs a body while the lock is held; the body must not lock the same value.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if canImport(Darwin)
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    #else
    _ = pthread_mutex_lock(lock)
    defer { _ = pthread_mutex_unlock(lock) }
    #endif
    return try body(&value.pointee)
  }
}
