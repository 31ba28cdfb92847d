public import TraceModel

/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Said for completeness.
  case note
  /// Worth knowing, nothing is wrong.
  case info
  /// Probably wrong.
  case warning
  /// Wrong.
  case error

  private var weight: Int {
    switch self {
    case .note: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }

  /// Orders by weight.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }
}

/// How sure a finding is.
public enum Confidence: String, Sendable, CaseIterable, Comparable {
  /// A heuristic, or an object that may be several.
  case low
  /// One assumption was needed.
  case medium
  /// The events prove it.
  case high

  private var weight: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }

  /// Orders by weight.
  public static func < (left: Confidence, right: Confidence) -> Bool {
    left.weight < right.weight
  }
}

/// Something that the analyzer has to say about a trace, with the events that prove it.
public struct Finding: Hashable, Sendable {
  /// The rule, such as `LC209`.
  public var rule: String
  /// The rule's name, such as `did-appear-repeated`.
  public var name: String
  /// How bad it is.
  public var severity: Severity
  /// How sure it is.
  public var confidence: Confidence
  /// The object that it is about, or ``SubjectID/none`` for the trace as a whole.
  public var subject: SubjectID
  /// The object's name as people see it, such as `HomeViewController#3`; empty for the trace.
  public var subjectName: String
  /// What is wrong; lower case, no full stop.
  public var message: String
  /// What to do; empty when there is nothing to do.
  public var help: String
  /// The events that prove it in the order of the trace; the last is the one to point at.
  public var evidence: [Evidence]
  /// The finding that this one follows from; `nil` when none is known.
  public var cause: Cause?

  /// An event that a finding rests on.
  public struct Evidence: Hashable, Sendable {
    /// The moment of the event.
    public var time: Instant
    /// Whether the moment is known.
    public var isTimed: Bool
    /// The line of the event in its source, 0 when it never was in a file.
    public var line: UInt32
    /// The name of the event's object.
    public var subjectName: String
    /// The callback or relation as the trace spells it.
    public var text: String
    /// The state of the object before the event; empty where states do not apply.
    public var before: String
    /// The state after the event; empty where states do not apply.
    public var after: String
    /// What this event has to do with the finding, in a few words.
    public var note: String

    /// Creates evidence.
    public init(
      time: Instant,
      isTimed: Bool = true,
      line: UInt32,
      subjectName: String,
      text: String,
      before: String = "",
      after: String = "",
      note: String = ""
    ) {
      self.time = time
      self.isTimed = isTimed
      self.line = line
      self.subjectName = subjectName
      self.text = text
      self.before = before
      self.after = after
      self.note = note
    }
  }

  /// Creates a finding.
  public init(
    rule: String,
    name: String,
    severity: Severity,
    confidence: Confidence = .high,
    subject: SubjectID,
    subjectName: String,
    message: String,
    help: String = "",
    evidence: [Evidence]
  ) {
    self.rule = rule
    self.name = name
    self.severity = severity
    self.confidence = confidence
    self.subject = subject
    self.subjectName = subjectName
    self.message = message
    self.help = help
    self.evidence = evidence
  }

  /// The moment to point at; the start of the trace when there is no evidence.
  public var time: Instant { evidence.last?.time ?? .zero }

  /// The line to point at; 0 when there is none.
  public var line: UInt32 { evidence.last?.line ?? 0 }
}
