#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why a call to the system failed.
package struct SystemFailure: Error, Hashable, Sendable {
  /// The system's `errno`.
  package var code: Int32

  /// Creates a failure from a code of the system.
  package init(_ code: Int32) {
    self.code = code
  }

  /// The failure of the call that was made last.
  static var last: SystemFailure { SystemFailure(errno) }

  /// The system's sentence for the code.
  package var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
