package import Findings
package import TraceModel

/// A pattern for messages of UIKit or of a tool.
package struct Sentence: Sendable {
  /// The traces in which a message is looked for.
  package enum Scope: Sendable {
    /// Device logs, which record UIKit's messages but not the calls.
    case logs
    /// Traces that a runtime recorded.
    case recordings
    /// Device logs and recorded traces.
    case both
  }

  private let codes: [Name]
  private let parts: [String]
  /// The traces in which the message is looked for.
  let scope: Scope

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - codes: The codes that the importer or the runtime gives to the message.
  ///   - parts: Phrases of which the message must contain one; `*` matches any text, a leading `!`
  ///     matches if the phrase is missing. Empty to match every message.
  ///   - scope: The traces in which the message is looked for.
  package init(_ codes: [Name], _ parts: [String], _ scope: Scope) {
    self.codes = codes
    self.parts = parts
    self.scope = scope
  }

  /// Returns whether a diagnostic matches the pattern.
  package func matches(_ event: TraceEvent, text: String, isLog: Bool) -> Bool {
    guard codes.contains(event.name) else { return false }
    switch scope {
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

/// A rule that reports messages of UIKit or of a tool.
package struct MessageRule: Rule {
  package let descriptor: RuleDescriptor
  package let signals: Signal.Kinds = .diagnostic
  /// The begin of the finding's message, before the quoted text.
  private let opening: String
  /// The patterns of the messages that the rule reports.
  let sentences: [Sentence]
  private let severity: @Sendable (String) -> Severity?
  private let context: @Sendable (TraceEvent, AnalysisState) -> [Finding.Evidence]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - opening: The begin of the finding's message, before the quoted text.
  ///   - sentences: The patterns of the messages.
  ///   - severity: Returns the severity of a message; `nil` for that of the descriptor.
  ///   - context: Returns the evidence before that of a message.
  package init(
    _ descriptor: RuleDescriptor,
    opening: String,
    sentences: [Sentence],
    severity: @escaping @Sendable (String) -> Severity? = { _ in nil },
    context: @escaping @Sendable (TraceEvent, AnalysisState) -> [Finding.Evidence] = { _, _ in [] }
  ) {
    self.descriptor = descriptor
    self.opening = opening
    self.sentences = sentences
    self.severity = severity
    self.context = context
  }

  package func receive(
    _ signal: Signal,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard case .diagnostic(let event, let text) = signal,
      sentences.contains(where: { $0.matches(event, text: text, isLog: state.settings.isLog) })
    else { return }
    ledger.noteJudgedMessage()
    let quote = text.isEmpty ? "" : ": “\(text)”"
    ledger.report(
      finding(
        severity: severity(text),
        of: state.object(event.subject),
        message: opening + quote,
        evidence: context(event, state)
          + [state.evidence(event, note: "this message was logged here")]
      )
    )
  }
}
