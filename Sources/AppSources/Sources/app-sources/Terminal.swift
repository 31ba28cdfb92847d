import AppSourceRewriting
import Foundation
import XcodeProjectReading

/// The outputs of the command, which spell the hidden characters of names and sources out.
enum Terminal {
  /// Writes lines to standard output at once, because `print` keeps the lines of a pipe until the
  /// end.
  static func print(_ lines: String) {
    FileHandle.standardOutput.write(Data((VisibleText.lines(lines) + "\n").utf8))
  }

  /// Writes lines to standard error.
  static func report(_ lines: String) {
    FileHandle.standardError.write(Data((VisibleText.lines(lines) + "\n").utf8))
  }

  /// Returns a message of the rewriter, in which a line break of a name begins no line.
  static func text(of message: Diagnostic) -> String {
    Diagnostic(
      message.severity,
      path: VisibleText.of(message.path),
      line: message.line,
      column: message.column,
      message: VisibleText.of(message.message),
      help: VisibleText.of(message.help)
    ).description
  }
}
