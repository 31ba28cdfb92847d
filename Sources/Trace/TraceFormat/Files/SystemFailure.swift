#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason why a system call failed.
package struct SystemFailure: Error, Hashable, Sendable {
  /// The system's `errno`.
  package var code: Int32

  /// Creates a failure from an `errno`.
  package init(_ code: Int32) {
    self.code = code
  }

  /// The failure of the last system call.
  static var last: SystemFailure { SystemFailure(errno) }

  /// The system's message for the code.
  package var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
