import Essentials

/// When text reports are colored.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether a report is colored.
  ///
  /// With ``auto``, only standard output is colored: not with `NO_COLOR`, otherwise with
  /// `CLICOLOR_FORCE` or on a terminal. The path `-` is standard output.
  func isColored(at path: String) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: path == "-" && Self.colorsOutput
    }
  }

  private static var colorsOutput: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
  }
}
