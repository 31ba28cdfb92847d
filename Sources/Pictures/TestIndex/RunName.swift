import Essentials

/// The name of a run of tests, which all its processes share.
///
/// `lifeline record` names its run in the environment variable `LIFELINE_RUN`. Without it, the
/// tests of one parent process are one run: `swift test` starts one process for the tests of
/// XCTest, or many with `--parallel`, and one for those of Swift Testing.
package enum RunName {
  /// The environment variable.
  package static let variable = "LIFELINE_RUN"

  /// A name that no other run has.
  package static var unique: String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return "\(getpid())-\(time.tv_sec)-\(time.tv_nsec)"
  }

  /// The name of the run of this process.
  package static func current(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let named = (environment[variable] ?? "").unicodeScalars
    let isUsable = named.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || isPlain($0)) }
    if !named.isEmpty, named.count <= 100, isUsable { return String(named) }
    return "parent-\(getppid())-\(startOfParent)"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "-"
  }

  /// When the parent process began, so that a later process with its number begins a new run; empty
  /// where the system has no `/proc`.
  private static var startOfParent: String {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(getppid())/stat") else {
      return ""
    }
    // proc(5): the name of the program, in parentheses, may contain spaces; `starttime` is field
    // 22.
    let text = String(decoding: bytes, as: UTF8.self)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return fields.count > 20 ? String(fields[20].filter(\.isNumber)) : ""
  }
}
