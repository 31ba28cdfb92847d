package import HeadlessUIKit
package import TraceModel

/// A reason why a test fails.
package struct TestProblem: Sendable {
  /// The description; for a finding its full report.
  package var message: String
  /// Advice; empty if there is none.
  package var help: String
  /// Further facts from the trace, one sentence each.
  package var details: [String] = []
  /// When it happened within the steps of the test, in words; empty if unknown.
  package var note = ""
  /// The source location; `nil` for the test itself.
  package var location: CodeLocation?
  /// The moment in the trace; `nil` for none.
  package var moment: Instant?
  /// The object in the trace that the problem concerns.
  package var subject = SubjectID.none

  /// Creates a problem.
  package init(
    _ message: String,
    help: String = "",
    location: CodeLocation? = nil,
    moment: Instant? = nil
  ) {
    self.message = message
    self.help = help
    self.location = location
    self.moment = moment
  }

  /// The message with the note, the advice and the paths of the files.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - files: The paths of the trace and the picture, if they exist.
  /// - Returns: The lines, the last one without a line feed.
  package func text(of test: RunIdentity, files: [String]) -> String {
    var lines = [message]
    if !note.isEmpty { lines.append("note: \(note)") }
    lines += details.map { "note: \($0)" }
    if !help.isEmpty { lines.append("help: \(help)") }
    return (lines + Self.lines(naming: test, files: files)).joined(separator: "\n")
  }

  /// Lists a test and the files of its run, one per line.
  package static func lines(naming test: RunIdentity, files: [String]) -> [String] {
    ["test: \(test.title)"]
      + files.map { $0.hasSuffix(".svg") ? "picture: \($0)" : "trace: \($0)" }
  }
}
