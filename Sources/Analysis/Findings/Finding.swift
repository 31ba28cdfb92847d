public import TraceModel

/// A problem that a rule found in a trace, with the events that prove it.
public struct Finding: Hashable, Sendable {
  /// The rule, such as `LC209`.
  public var rule: RuleID
  /// The rule's name, such as `did-appear-repeated`.
  public var name: String
  /// How serious the problem is.
  public var severity: Severity
  /// How certain the problem is.
  public var confidence: Confidence
  /// The object with the problem, or ``FindingObject/none`` for the trace as a whole.
  public var object: FindingObject
  /// The problem; lower case, no full stop.
  public var message: String
  /// How to correct the problem; empty when there is nothing to do.
  public var help: String
  /// The events that prove the problem in the order of the trace; the finding refers to the last.
  public var evidence: [Evidence]
  /// The finding that this one follows from; `nil` when none is known.
  public var cause: Cause?
  /// The position in the app's source that the finding refers to; `nil` if the trace states none.
  public var source: SourcePosition?
  /// The number of the call that created the object; 0 if there is none.
  package var birthSite: UInt32 = 0

  public init(
    rule: RuleID,
    name: String,
    severity: Severity,
    confidence: Confidence = .high,
    object: FindingObject,
    message: String,
    help: String = "",
    evidence: [Evidence]
  ) {
    self.rule = rule
    self.name = name
    self.severity = severity
    self.confidence = confidence
    self.object = object
    self.message = message
    self.help = help
    self.evidence = evidence
  }

  /// The identity of the object, or `SubjectID.none` for the trace as a whole.
  public var subject: SubjectID { object.id }

  /// The class of the object; empty when the trace does not name it.
  public var className: String { object.className }

  /// The event that the finding refers to; `nil` when it refers to none.
  public var event: EventIndex? { evidence.last?.event }

  /// The callback or relation that the finding refers to; empty when it refers to none.
  public var callback: Name { evidence.last?.name ?? .empty }

  /// The moment that the finding refers to; the start of the trace without evidence.
  public var time: Instant { evidence.last?.time ?? .zero }

  /// Sets the positions in the app's source.
  ///
  /// The finding refers to the creation of the object if that is part of the evidence, as for a leak,
  /// otherwise to the last event with a position, otherwise to the creation.
  package mutating func locate(_ position: (_ process: UInt32, _ site: UInt32) -> SourcePosition?) {
    for index in evidence.indices where evidence[index].site > 0 {
      let object = evidence[index].object.id
      let process = object == .none ? 1 : object.process
      evidence[index].source = position(process, evidence[index].site)
    }
    let creation = evidence.first { $0.name == .initializer }?.source
    source =
      creation ?? evidence.lazy.reversed().compactMap(\.source).first
      ?? (birthSite > 0 ? position(subject.process, birthSite) : nil)
  }

  /// Replaces the files of the app's sources.
  package mutating func replaceSourceFiles(_ replacement: (String) -> String) {
    if let file = source?.file { source?.file = replacement(file) }
    for index in evidence.indices {
      if let file = evidence[index].source?.file {
        evidence[index].source?.file = replacement(file)
      }
    }
  }

  /// The line that the finding refers to; 0 when there is none.
  public var line: UInt32 { evidence.last?.line ?? 0 }
}
