import Foundation
import TraceModel

/// What standard output and standard error are, and what goes there.
enum Terminal {
  /// Writes lines to standard error, with hidden characters spelled out.
  static func writeError(_ text: String) {
    FileHandle.standardError.write(Data((VisibleText.lines(text) + "\n").utf8))
  }

  /// Writes lines to standard output, with hidden characters spelled out.
  ///
  /// - Throws: ``CommandFailure`` when standard output can't be written.
  static func write(_ text: String) throws(CommandFailure) {
    try OutputFile.standard.write(VisibleText.lines(text) + "\n")
  }

  /// Whether reports on standard output are coloured: not with `NO_COLOR`, otherwise with
  /// `CLICOLOR_FORCE` or on a terminal.
  static var wantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
  }

  /// Whether a report is coloured.
  ///
  /// - Parameters:
  ///   - choice: What the user said; it goes before the environment.
  ///   - path: Where the report goes; a file is coloured only when the user says so.
  /// - Returns: Whether it is.
  static func wantsColor(_ choice: ColorChoice, at path: String) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: path == "-" && wantsColor
    }
  }

  /// Whether standard error is a terminal.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }
}

/// When reports are coloured.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}
