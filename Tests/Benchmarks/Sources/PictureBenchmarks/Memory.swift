import Foundation
import PlainCairo

/// The memory of this process as Linux counts it.
enum Memory {
  /// Lets the highest memory begin anew, after what is free was given back.
  ///
  /// Source: https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
  static func reset() {
    #if os(Linux)
    malloc_trim(0)
    #endif
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  }

  /// The highest memory since the last reset, in bytes; `nil` where it is not told.
  static var peak: Int? { status("VmHWM:") }
  /// The memory now, in bytes; `nil` where it is not told.
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
