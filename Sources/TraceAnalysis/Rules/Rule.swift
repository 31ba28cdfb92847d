import Findings
import TraceModel

/// A rule of the catalogue: what it is, which signals it listens to, what it reports.
///
/// The monitor walks the trace once and tells each rule what it subscribed to; a rule keeps at most
/// what it needs to judge later, and never walks the trace itself.
protocol Rule: Sendable {
  /// What the rule is.
  static var descriptor: RuleDescriptor { get }
  /// The signals that the rule wants besides the violations of cells that name it.
  static var signals: Signal.Kinds { get }
  /// The names of the callbacks, calls and relations that the rule wants; empty for all.
  static var names: [Name] { get }
  /// Whether a finding rests on the order of events, or on an event that never came: it proves less
  /// where events were lost.
  static var restsOnOrder: Bool { get }
  /// Whether the rule decides if a controller is deallocated soon enough.
  static var judgesReleases: Bool { get }

  init()

  /// Takes a signal.
  mutating func receive(_ signal: Signal, in world: inout World)
}

/// A rule that cells of a region's table name.
protocol CellRule: Rule {
  /// Says what is wrong, or returns `nil` when the violation is no mistake of the app's.
  func message(_ violation: Violation, in world: World) -> String?
  /// Says at the offending callback what would have been right.
  func note(_ violation: Violation, in world: World) -> String
  /// Rules whose findings about the same object say the same and more.
  static var weakerThan: [RuleID] { get }
  /// How bad this violation is.
  func severity(_ violation: Violation, in world: World) -> Severity
}

extension Rule {
  static var signals: Signal.Kinds { [] }
  static var names: [Name] { [] }
  static var restsOnOrder: Bool { false }
  static var judgesReleases: Bool { false }

  /// Makes a finding of this rule.
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
  /// How sure a finding about an object is, by how surely its events belong to one object.
  func confidence(slot: Int) -> Confidence {
    let instance = population[slot]
    switch instance.identity {
    case .runtime, .pointer, .label: return .high
    case .className, .anonymous:
      return instance.largestShare > 1 ? .low : .medium
    }
  }
}
