import Foundation
import PlainCairo

/// The memory of this process, as Linux reports it.
enum Memory {
  /// Resets the peak memory, after free memory was returned to the system.
  ///
  /// Source: https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
  static func reset() {
    #if os(Linux)
    malloc_trim(0)
    #endif
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  }

  /// The peak memory since the last reset, in bytes; `nil` where the system does not report it.
  static var peak: Int? { status("VmHWM:") }
  /// The current memory in bytes; `nil` where the system does not report it.
  static var now: Int? { status("VmRSS:") }

  private static func status(_ key: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      .flatMap { Int($0) }.map { $0 * 1_024 }
  }
}
