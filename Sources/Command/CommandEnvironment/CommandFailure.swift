import Essentials
import TraceModel

/// The failure of a command: the problem, its location and the remedy.
package struct CommandFailure: Error, Codable {
  /// A path, with line and column when they are known; empty when no file is concerned.
  package var location: String
  /// The kind of failure; `nil` for one that no caller distinguishes.
  package var code: FailureCode?
  /// The problem; lower case, no full stop.
  package var message: String
  /// The remedy; empty when there is none.
  package var help: String
  /// Formatted lines below the problem, such as the place in a query; empty when there are none.
  package var excerpt = ""

  package init(
    location: String = "",
    code: FailureCode? = nil,
    message: String,
    help: String = ""
  ) {
    self.location = location
    self.code = code
    self.message = message
    self.help = help
  }

  /// The message with the identifier of its code: `no font is installed [no-fonts]`.
  package var sentence: String {
    guard let identifier = code?.identifier else { return message }
    return "\(message) [\(identifier)]"
  }

  /// The lines for standard error, with hidden characters of paths, arguments and inputs spelled
  /// out.
  package var text: String {
    let (location, sentence, help) = (
      VisibleText.of(location), VisibleText.of(sentence), VisibleText.of(help)
    )
    var head = location.isEmpty ? "error: \(sentence)" : "\(location): error: \(sentence)"
    if !excerpt.isEmpty { head += "\n" + VisibleText.lines(excerpt) }
    return help.isEmpty ? head : "\(head)\nhelp: \(help)"
  }
}

extension CommandFailure {
  /// Creates the failure of a file that can't be written, with the system's reason.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it; `-` is standard output.
  ///   - number: The system's `errno`.
  /// - Returns: The failure.
  package static func unwritable(_ path: String, _ number: Int32) -> CommandFailure {
    CommandFailure(
      location: path == "-" ? "standard output" : path,
      code: .unwritableOutput,
      message: "can't be written: \(String(cString: strerror(number)))",
      help: path == "-"
        ? "the reader of standard output stopped, or its disk is full"
        : "name a file in an existing folder in which you may write"
    )
  }
}
