package import HeadlessUIKit
package import TraceModel

/// Something that fails a test, in words.
package struct TestProblem: Sendable {
  /// What is wrong; for findings the whole report of it.
  package var message: String
  /// What to do; empty when there is nothing to do.
  package var help: String
  /// What else the trace has about it, a sentence each.
  package var details: [String] = []
  /// When it happened within the steps of the test, in words; empty when that is not known.
  package var note = ""
  /// Where it comes from; `nil` for the test itself.
  package var place: CodeLocation?
  /// The moment of the trace that it is about; `nil` for none.
  package var moment: Instant?
  /// The object of the trace that it is about.
  package var subject = SubjectID.none

  /// Creates a problem.
  package init(
    _ message: String,
    help: String = "",
    place: CodeLocation? = nil,
    moment: Instant? = nil
  ) {
    self.message = message
    self.help = help
    self.place = place
    self.moment = moment
  }

  /// The message with the note and the advice, and where the files of the run lie.
  ///
  /// - Parameters:
  ///   - test: Which test it is.
  ///   - files: The paths of the trace and the picture; what exists of them.
  /// - Returns: The lines, the last one without a line feed.
  package func text(of test: RunIdentity, files: [String]) -> String {
    var lines = [message]
    if !note.isEmpty { lines.append("note: \(note)") }
    lines += details.map { "note: \($0)" }
    if !help.isEmpty { lines.append("help: \(help)") }
    return (lines + Self.lines(naming: test, files: files)).joined(separator: "\n")
  }

  /// Names a test and the files of its run, a line each.
  package static func lines(naming test: RunIdentity, files: [String]) -> [String] {
    ["test: \(test.title)"]
      + files.map { $0.hasSuffix(".svg") ? "picture: \($0)" : "trace: \($0)" }
  }
}
