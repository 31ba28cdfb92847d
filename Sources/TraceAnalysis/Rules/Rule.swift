import Findings
import TraceModel

/// A rule: its descriptor, the signals that it receives, and its findings.
///
/// The monitor reads the trace once and sends each rule the signals that it subscribed to; a rule
/// stores only the facts that it needs later, and never reads the trace itself.
protocol Rule: Sendable {
  /// The texts and properties of the rule.
  static var descriptor: RuleDescriptor { get }
  /// The signals that the rule receives besides the violations of its cells in the state tables.
  static var signals: Signal.Kinds { get }
  /// The callbacks, calls and relations that the rule receives; empty for all.
  static var names: [Name] { get }
  /// Whether a finding depends on the order of events or on a missing event, so that its confidence
  /// is lower if events were lost.
  static var restsOnOrder: Bool { get }
  /// Whether the rule decides if a controller is deallocated soon enough.
  static var judgesReleases: Bool { get }

  init()

  /// Receives a signal and reports findings.
  mutating func receive(_ signal: Signal, in world: inout World)
}

/// A rule that is named in cells of a region's state table.
protocol CellRule: Rule {
  /// Returns the message of the finding, or `nil` if the violation is not a mistake of the app.
  func message(_ violation: Violation, in world: World) -> String?
  /// Returns the note of the offending callback, which names the expected callbacks.
  func note(_ violation: Violation, in world: World) -> String
  /// The rules whose findings about the same object replace a finding of this rule.
  static var weakerThan: [RuleID] { get }
  /// The severity of a violation.
  func severity(_ violation: Violation, in world: World) -> Severity
}

extension Rule {
  static var signals: Signal.Kinds { [] }
  static var names: [Name] { [] }
  static var restsOnOrder: Bool { false }
  static var judgesReleases: Bool { false }

  /// Creates a finding of this rule.
  func finding(
    severity: Severity? = nil,
    confidence: Confidence? = nil,
    of object: FindingObject = .none,
    message: String,
    help: String? = nil,
    evidence: [Finding.Evidence]
  ) -> Finding {
    let descriptor = Self.descriptor
    return Finding(
      rule: descriptor.id,
      name: descriptor.name,
      severity: severity ?? descriptor.severity,
      confidence: confidence ?? descriptor.confidence,
      object: object,
      message: message,
      help: help ?? descriptor.help,
      evidence: evidence
    )
  }
}

extension CellRule {
  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .violation(let violation) = signal else { return }
    reportViolation(violation, in: &world)
  }

  /// Reports a violation with the steps that led to it.
  func reportViolation(_ violation: Violation, in world: inout World) {
    guard world.hasRoom(), !world.isInsideBlamedCall, let message = message(violation, in: world)
    else { return }
    let slot = violation.event.slot
    let instance = world.population[slot]
    let excuse: World.Excuse? =
      instance.identity == .runtime || world.isObservationStated
      ? nil
      : World.Excuse(
        classIndex: instance.classIndex,
        kind: violation.kind,
        state: violation.state,
        letter: violation.letter
      )
    world.report(
      finding(
        severity: severity(violation, in: world),
        confidence: world.confidence(slot: slot),
        of: world.object(slot: slot),
        message: message,
        evidence: world.evidence(for: violation, note: note(violation, in: world))
      ),
      excuse: excuse,
      weakerThan: Self.weakerThan
    )
  }

  static var weakerThan: [RuleID] { [] }

  func severity(_ violation: Violation, in world: World) -> Severity { Self.descriptor.severity }

  func note(_ violation: Violation, in world: World) -> String {
    let region = World.region(violation.kind)
    let legal = region.letters.indices.filter {
      if case .to = region.rows[Int(violation.state)].cells[$0] { true } else { false }
    }
    guard violation.kind == .appearance else {
      return "not expected while \(region.rows[Int(violation.state)].shownState.lowercased())"
    }
    let words = legal.map { region.letters[$0] }
    guard let last = words.last, words.count > 1 else { return "only \(words.joined()) can follow" }
    return "only \(words.dropLast().joined(separator: ", ")) or \(last) can follow"
  }
}

extension World {
  /// The confidence of a finding about an object, which depends on how reliably its events are
  /// attributed to one object.
  func confidence(slot: Int) -> Confidence {
    let instance = population[slot]
    switch instance.identity {
    case .runtime, .pointer, .label: return .high
    case .className, .anonymous:
      return instance.largestShare > 1 ? .low : .medium
    }
  }
}
