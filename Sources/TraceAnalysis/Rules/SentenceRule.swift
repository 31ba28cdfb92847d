import Findings
import TraceModel

/// What a sentence of UIKit or of a tool looks like.
struct Sentence: Sendable {
  /// In which traces a sentence is looked for.
  enum Place: Sendable {
    /// Device logs, where UIKit's sentences are all that tells of calls.
    case logs
    /// Traces of a runtime.
    case recordings
    /// Both.
    case both
  }

  private let codes: [Name]
  private let parts: [String]
  private let place: Place

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - codes: The sorts of mistake that the reader or the runtime names.
  ///   - parts: Words of which one must be in the sentence; `*` stands for anything between, `!`
  ///     before words for their absence. Empty for any sentence.
  ///   - place: In which traces.
  init(_ codes: [Name], _ parts: [String], _ place: Place) {
    self.codes = codes
    self.parts = parts
    self.place = place
  }

  /// Tells whether a diagnostic is such a sentence.
  func matches(_ event: TraceEvent, text: String, isLog: Bool) -> Bool {
    guard codes.contains(event.name) else { return false }
    switch place {
    case .logs where !isLog: return false
    case .recordings where isLog: return false
    default: return parts.isEmpty || parts.contains { Self.contains($0, in: text) }
    }
  }

  private static func contains(_ part: String, in text: String) -> Bool {
    if part.hasPrefix("!") { return !text.contains(part.dropFirst()) }
    var rest = text[...]
    for word in part.split(separator: "*") {
      guard let range = rest.firstRange(of: word) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

/// A rule that UIKit or a tool judged already: it finds their sentence.
protocol SentenceRule: Rule {
  /// The sentences of the rule.
  static var sentences: [Sentence] { get }
  /// What the sentence means, in the words of a finding.
  static var opening: String { get }
  /// How bad it is that a sentence was written.
  static func severity(of text: String) -> Severity
}

extension SentenceRule {
  static var signals: Signal.Kinds { .diagnostic }

  static func severity(of text: String) -> Severity { descriptor.severity }

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .diagnostic(let event, let text) = signal,
      Self.sentences.contains(where: { $0.matches(event, text: text, isLog: world.isLog) })
    else { return }
    world.isMessageJudged = true
    let quote = text.isEmpty ? "" : ": “\(text)”"
    world.report(
      finding(
        severity: Self.severity(of: text),
        of: world.object(event.subject),
        message: Self.opening + quote,
        evidence: [world.evidence(event, note: "said here")]
      )
    )
  }
}
