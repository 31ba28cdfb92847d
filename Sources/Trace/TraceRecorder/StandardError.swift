#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program's standard error as a target of reports.
public enum StandardError {
  /// Prints a failure of a recorder with one write.
  public static func print(_ error: RecorderError) {
    let text = Array("lifeline: \(error)\n".utf8)
    _ = text.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
