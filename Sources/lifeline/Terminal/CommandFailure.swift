import Foundation
import TraceModel

/// Why a command could not do its work: what is wrong, where, and what to do.
struct CommandFailure: Error {
  /// Where: a path, with line and column when they are known; empty for none.
  var place = ""
  /// What is wrong; lower case, no full stop.
  var message: String
  /// What to do; empty for none.
  var help = ""

  /// The lines for standard error, with what comes from file names, arguments and inputs visible.
  var text: String {
    let (place, message, help) = (
      VisibleText.of(place), VisibleText.of(message), VisibleText.of(help)
    )
    let head = place.isEmpty ? "error: \(message)" : "\(place): error: \(message)"
    return help.isEmpty ? head : "\(head)\nhelp: \(help)"
  }
}

extension CommandFailure {
  /// A file that can't be written, with the system's reason.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it; `-` is standard output.
  ///   - number: The system's `errno`.
  /// - Returns: The failure to throw.
  static func unwritable(_ path: String, _ number: Int32) -> CommandFailure {
    CommandFailure(
      place: path == "-" ? "standard output" : path,
      message: "can't be written: \(String(cString: strerror(number)))",
      help: path == "-"
        ? "what reads standard output stopped, or its disk is full"
        : "name a file in a folder that exists and that you may write to"
    )
  }
}
