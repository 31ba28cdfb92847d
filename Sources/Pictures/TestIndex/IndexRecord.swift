package import Findings
import TraceModel
import TracePage

/// One record of a ``TestIndex``: what happened to a test, or to the recording of a program.
package struct IndexRecord: Sendable {
  /// The outcome.
  package enum Event: String, Sendable {
    /// A test began; until it ends, the page lists it as one that did not end.
    case began
    /// A test ended without a failure.
    case passed
    /// A test ended with a failure.
    case failed
    /// A trace was read again after its program ended, for its page.
    case recorded
    /// The file of a listed trace was deleted; the page no longer lists it.
    case removed
  }

  /// A reason why a test failed.
  package struct Problem: Sendable {
    /// The description, of one or more lines.
    package var text: String
    /// The source location; empty if unknown.
    package var location: String

    package init(_ text: String, location: String = "") {
      self.text = text
      self.location = location
    }
  }

  /// The outcome.
  package var event: Event
  /// The trace, relative to the folder of the page; records of the same trace belong together.
  package var trace: String
  /// The name of the test, or the title of the trace.
  package var title = ""
  /// The source location of the test; empty if unknown.
  package var location = ""
  /// The reasons of a failure, in order.
  package var problems: [Problem] = []
  /// The findings of the trace, in the order of its page.
  package var findings: [Finding] = []
  /// The picture, relative to the folder of the page; empty if there is none.
  package var picture = ""
  /// The page of the trace, relative to the folder of the page; empty if there is none.
  package var page = ""
  /// The report that the test wrote, relative to the folder of the page; empty if there is none.
  package var report = ""
  /// Further facts, one sentence each.
  package var notes: [String] = []
  /// The number of events in the trace.
  package var events = 0

  /// Creates a record.
  package init(_ event: Event, trace: String) {
    self.event = event
    self.trace = trace
  }

  /// The maximum number of problems and of notes that are listed; the page states the number of
  /// others.
  package static let mostProblems = 10
  private static let mostFindings = 50
  private static let longestText = 4_000

  /// Returns the line of the record in the file.
  ///
  /// - Parameter isShort: Whether the texts of problems, findings and notes are omitted, which the
  ///   page states.
  /// - Returns: A `script` element that no browser runs, with a line feed.
  func line(isShort: Bool) -> String {
    var json = JSONText()
    json.member("event", event.rawValue)
    json.member("trace", trace)
    json.member("title", Self.shortened(VisibleText.of(title)))
    if !location.isEmpty { json.member("location", VisibleText.of(location)) }
    if !picture.isEmpty { json.member("picture", picture) }
    if !page.isEmpty { json.member("page", page) }
    if !report.isEmpty { json.member("report", report) }
    json.member("events", events)
    json.member("problemCount", problems.count)
    json.member("findingCount", findings.count)
    if isShort {
      json.member("isShort", 1)
    } else {
      addTexts(to: &json)
    }
    // Within a script element only `<` begins markup (HTML Standard, section 13.2.5.4).
    let text = json.text.replacing("<", with: "\\u003c")
    return "<script type=\"application/json\">{\(text)}</script>\n"
  }

  private func addTexts(to json: inout JSONText) {
    json.objects("problems", problems.prefix(Self.mostProblems)) { problem, json in
      json.member("text", Self.shortened(VisibleText.lines(problem.text)))
      json.member("location", VisibleText.of(problem.location))
    }
    json.objects("findings", findings.prefix(Self.mostFindings)) { finding, json in
      json.member("severity", finding.severity.rawValue)
      json.member("rule", finding.rule.text)
      json.member("name", finding.name)
      json.member("object", Self.shortened(VisibleText.of(finding.object.text)))
      json.member("message", Self.shortened(VisibleText.of(finding.message)))
    }
    json.objects("notes", notes.prefix(Self.mostProblems)) { note, json in
      json.member("text", Self.shortened(VisibleText.of(note)))
    }
  }

  /// The beginning of a long text, with the number of omitted characters.
  private static func shortened(_ text: String) -> String {
    let rest = text.unicodeScalars.count - longestText
    guard rest > 0 else { return text }
    return "\(String(text.unicodeScalars.prefix(longestText)))… (\(rest) more characters)"
  }
}
