package import Findings
package import TraceModel

/// A rule: its descriptor, the signals that it receives, and its findings.
///
/// The monitor reads the trace once and sends each rule the signals that it subscribed to; a rule
/// stores only the facts that it needs later, and never reads the trace itself. Each trace starts
/// with a copy of the rule in the registry. Rules that differ in a direction or a text may share a
/// type.
package protocol Rule: Sendable {
  /// The texts and properties of the rule.
  var descriptor: RuleDescriptor { get }
  /// The signals that the rule receives besides the violations of its cells in the state tables.
  var signals: Signal.Kinds { get }
  /// The callbacks, calls and relations that the rule receives; empty for all.
  var names: [Name] { get }
  /// Whether a finding depends on the order of events or on a missing event, so that its confidence
  /// is lower if events were lost.
  var restsOnOrder: Bool { get }
  /// Whether the rule decides if a controller is deallocated soon enough.
  var judgesReleases: Bool { get }

  /// Receives a signal and reports findings.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - state: The objects, calls and settings; a rule cannot change them.
  ///   - ledger: Receives the findings and the rule's requests to the monitor.
  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger)
}

/// A rule that is named in cells of a region's state table.
package protocol CellRule: Rule {
  /// Returns the message of the finding, or `nil` if the violation is not a mistake of the app.
  func message(_ violation: Violation, in state: AnalysisState) -> String?
  /// Returns the note of the offending callback, which names the expected callbacks.
  func note(_ violation: Violation, in state: AnalysisState) -> String
  /// The rules whose findings about the same object replace a finding of this rule.
  var weakerThan: [RuleID] { get }
  func severity(_ violation: Violation, in state: AnalysisState) -> Severity
  /// How certain a violation is.
  func confidence(_ violation: Violation, in state: AnalysisState) -> Confidence
}

extension Rule {
  package var signals: Signal.Kinds { [] }
  package var names: [Name] { [] }
  package var restsOnOrder: Bool { false }
  package var judgesReleases: Bool { false }

  /// Creates a finding of this rule.
  package func finding(
    severity: Severity? = nil,
    confidence: Confidence? = nil,
    of object: FindingObject = .none,
    message: String,
    help: String? = nil,
    evidence: [Finding.Evidence]
  ) -> Finding {
    Finding(
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
  package mutating func receive(
    _ signal: Signal,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard case .violation(let violation) = signal else { return }
    reportViolation(violation, in: state, to: &ledger)
  }

  /// Reports a violation with the state changes that led to it.
  package func reportViolation(
    _ violation: Violation,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard ledger.hasRoom(), !ledger.isInsideReportedCall(in: state),
      let (finding, excuse) = finding(of: violation, in: state)
    else { return }
    ledger.report(finding, excuse: excuse, weakerThan: weakerThan)
  }

  /// Returns the finding of a violation and the excuse that may remove it; `nil` if the violation
  /// is not a mistake of the app.
  package func finding(
    of violation: Violation,
    in state: AnalysisState
  ) -> (finding: Finding, excuse: FindingLedger.Excuse?)? {
    guard let message = message(violation, in: state) else { return nil }
    let slot = violation.event.slot
    let instance = state.hierarchy[slot]
    let excuse: FindingLedger.Excuse? =
      instance.identity == .runtime
        || state.settings.isObservationStated && !violation.isExplained
      ? nil
      : FindingLedger.Excuse(
        classIndex: instance.classIndex,
        kind: violation.kind,
        state: violation.state,
        trigger: violation.trigger,
        counterpart: violation.counterpart,
        isExplained: violation.isExplained
      )
    let finding = finding(
      severity: severity(violation, in: state),
      confidence: confidence(violation, in: state),
      of: state.object(slot: slot),
      message: message,
      evidence: state.evidence(for: violation, note: note(violation, in: state))
    )
    return (finding, excuse)
  }

  package var weakerThan: [RuleID] { [] }

  package func confidence(_ violation: Violation, in state: AnalysisState) -> Confidence {
    state.confidence(slot: violation.event.slot)
  }

  package func severity(_ violation: Violation, in state: AnalysisState) -> Severity {
    descriptor.severity
  }

  package func note(_ violation: Violation, in state: AnalysisState) -> String {
    let region = violation.kind.region
    let legal = region.columns.indices.filter {
      if case .to = region.rows[Int(violation.state)].cells[$0] { true } else { false }
    }
    guard violation.kind == .appearance else {
      return "not expected while \(region.rows[Int(violation.state)].shownState.lowercased())"
    }
    let words = legal.map { region.columns[$0].text }
    guard let last = words.last, words.count > 1 else { return "only \(words.joined()) can follow" }
    return "only \(words.dropLast().joined(separator: ", ")) or \(last) can follow"
  }
}
