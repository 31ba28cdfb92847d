package import HeadlessValues
import HeadlessUIKit
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
  /// The moment in the trace; `nil` if there is none.
  package var moment: Instant?
  /// The object in the trace that the problem concerns.
  package var subject = SubjectID.none

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
  ///   - files: The paths of the trace, the picture and the page, if they exist.
  ///   - index: The page of all tests in words.
  /// - Returns: The lines, the last one without a line feed.
  package func text(of test: RunIdentity, files: [String], index: String) -> String {
    let naming = Self.lines(naming: test, files: files, index: index)
    return ([description] + naming).joined(separator: "\n")
  }

  /// The message with the note and the advice, one per line.
  package var description: String {
    var lines = [message]
    if !note.isEmpty { lines.append("note: \(note)") }
    lines += details.map { "note: \($0)" }
    if !help.isEmpty { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }

  /// Lists a test, the files of its run and the page of all tests, one per line.
  package static func lines(
    naming test: RunIdentity,
    files: [String],
    index: String
  ) -> [String] {
    let words = [".svg": "picture", ".html": "page"]
    return ["test: \(test.title)"]
      + files.map { path in
        let word = words.first { path.hasSuffix($0.key) }?.value ?? "trace"
        return "\(word): \(path)"
      } + ["all tests: \(index)"]
  }
}
