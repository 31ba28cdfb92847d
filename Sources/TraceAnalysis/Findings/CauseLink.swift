public import TraceModel

/// How a rule's finding may follow from another one: which rule, and how near.
public struct CauseLink: Hashable, Sendable {
  /// How far a cause reaches on the same object.
  public enum Window: Hashable, Sendable {
    /// As long as the object lives.
    case life
    /// A time; where the trace has no clock, a number of events of the trace.
    case near(milliseconds: Int64, events: UInt64)

    /// What one wrong call does to its object at once: a transition lasts under a second.
    public static let transition = Window.near(milliseconds: 1000, events: 64)

    /// Whether a cause is near enough.
    func reaches(from cause: Finding, to finding: Finding, events: UInt64) -> Bool {
      guard case .near(let milliseconds, let limit) = self else { return true }
      guard let first = cause.evidence.last, let last = finding.evidence.last, first.isTimed,
        last.isTimed
      else { return events <= limit }
      let (distance, overflow) = last.time.nanoseconds
        .subtractingReportingOverflow(first.time.nanoseconds)
      return !overflow && distance <= milliseconds * 1_000_000
    }
  }

  /// The rule whose finding explains the other, such as `LC216`.
  public let rule: String
  /// How far it reaches.
  public let window: Window

  init(_ rule: RuleID, within window: Window = .transition) {
    self.rule = rule.text
    self.window = window
  }

  /// The links of each rule that has some.
  static let links: [String: [CauseLink]] = Dictionary(
    uniqueKeysWithValues: RuleRegistry.all.filter { !$0.mayFollowFrom.isEmpty }
      .map { ($0.id, $0.mayFollowFrom) }
  )

  /// The rules that explain others.
  static let causes: Set<String> = Set(links.values.flatMap { $0.map(\.rule) })
}

/// A rule's findings about one object.
struct CauseKey: Hashable {
  var subject: SubjectID
  var rule: String
}

extension Finding {
  /// The finding that another one follows from.
  public struct Cause: Hashable, Sendable {
    /// The rule, such as `LC216`.
    public var rule: String
    /// The rule's name.
    public var name: String
    /// The moment that the cause points at.
    public var time: Instant
    /// Whether the moment is known.
    public var isTimed: Bool
    /// The line that the cause points at; 0 when there is none.
    public var line: UInt32

    init(_ finding: Finding) {
      rule = finding.rule
      name = finding.name
      time = finding.time
      isTimed = finding.evidence.last?.isTimed ?? false
      line = finding.line
    }
  }

  /// The class of the object, such as `HomeViewController`; empty for the trace as a whole.
  public var className: String {
    guard let mark = subjectName.lastIndex(of: "#") else { return subjectName }
    return String(subjectName[..<mark])
  }

  /// The callback or relation that the finding points at; empty when it points at none.
  public var callback: String { evidence.last?.text ?? "" }

  /// What stays the same when a trace is recorded again: rule, class, callback.
  public var key: Key {
    Key(rule: rule, className: className, callback: callback)
  }

  /// What identifies findings of one kind, independent of times, lines and numbers of objects.
  public struct Key: Hashable, Sendable, Comparable {
    /// The rule, such as `LC204`.
    public var rule: String
    /// The class of the object; empty for the trace as a whole.
    public var className: String
    /// The callback or relation that the finding points at.
    public var callback: String

    /// Creates a key.
    public init(rule: String, className: String, callback: String) {
      self.rule = rule
      self.className = className
      self.callback = callback
    }

    /// Orders by rule, class and callback.
    public static func < (left: Key, right: Key) -> Bool {
      (left.rule, left.className, left.callback) < (right.rule, right.className, right.callback)
    }
  }
}
