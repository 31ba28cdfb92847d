public import Findings
public import TraceModel

/// Checks a trace against the rules while it is read.
///
/// Memory grows with the number of living objects and of findings, not with the length of the
/// trace.
public struct Analyzer {
  private var monitor: TraceMonitor
  private var header: TraceHeader
  private let observation: Observation
  private let optIns: Set<RuleID>

  /// Creates an analyzer.
  ///
  /// - Parameters:
  ///   - registry: The rules.
  ///   - options: The options.
  ///   - header: The header of the trace, which states its clock and the observed callbacks.
  package init(registry: RuleRegistry, options: AnalysisOptions, header: TraceHeader) {
    self.header = header
    optIns = options.optIns
    observation = options.observed ?? Self.observation(stated: header.observed)
    monitor = TraceMonitor(
      settings: AnalysisSettings(
        isObservationStated: options.observed != nil && options.observed != .asSeen,
        isLog: header.clock == .wall || header.clock == .order,
        isEndStrict: options.isEndStrict,
        thresholds: options.thresholds
      ),
      observation: observation,
      clock: header.clock,
      registry: registry,
      optIns: options.optIns
    )
  }

  /// Processes the next event of the trace.
  ///
  /// - Parameters:
  ///   - event: The event, in the order of the trace's lines.
  ///   - names: The texts of the event's names.
  public mutating func consume(_ event: TraceEvent, names: NameTable) {
    monitor.consume(event, names: names)
  }

  /// Returns the findings that became certain since the last call, for logs that are being written.
  ///
  /// The report of ``finish(end:problems:)`` contains all findings, including those that depend on
  /// the complete trace.
  public mutating func takeCertainFindings() -> [Finding] {
    monitor.ledger.takeCertainFindings(in: monitor.state)
  }

  /// Ends the trace and returns the report.
  ///
  /// - Parameters:
  ///   - end: How the trace ended; a cut trace proves less about missing events.
  ///   - problems: The problems of the reader.
  /// - Returns: The findings, the statistics and the observed callbacks.
  public mutating func finish(end: TraceEnd, problems: [TraceProblem]) -> AnalysisReport {
    monitor.finish(end, problems: problems)
    let firstLostLine = LostLines.firstLine(in: problems)
    let settlement = monitor.ledger.settledFindings(
      in: monitor.state,
      firstLostLine: firstLostLine
    )
    var counts = monitor.counts
    counts.transitions = monitor.classifier.counts
    counts.cancelledTransitions = monitor.ledger.notes.cancelledTransitions
    counts.ignoredLines = LostLines.count(in: problems)
    counts.withheldFindings = settlement.withheld.count
    counts.withheldInPipe = settlement.withheldInPipe
    counts.findingsBeyondLimit = monitor.ledger.droppedCount
    counts.unjudgedReleases = monitor.ledger.notes.unjudgedReleases.count
    if settlement.isLowered { counts.firstLostLine = firstLostLine ?? 0 }
    let registry = monitor.ledger.registry
    var report = AnalysisReport(
      header: header,
      end: end,
      findings: settlement.findings,
      firstWithheld: settlement.withheld.first,
      counts: counts,
      observed: monitor.state.observed.names,
      problems: problems
    )
    report.checkedRules = registry.checked(
      isLog: monitor.state.settings.isLog,
      printed: monitor.state.observed.mask,
      optIns: optIns
    )
    report.inapplicableRuleCount =
      registry.descriptors.count { !$0.isOptIn || optIns.contains($0.id) }
      - report.checkedRules.count
    report.release = monitor.state.settings.thresholds.release
    report.lateFindings = settlement.rest
    report.suppressed = settlement.suppressed
    report.suppressions = monitor.ledger.suppressions.entries
    report.transitions = monitor.classifier.observedTransitions(
      monitor.state.hierarchy.classes
    )
    return report
  }

  private static func observation(stated: [String]?) -> Observation {
    guard let stated else { return .everything }
    let known = stated.compactMap { NameTable.known.find($0) }
    return .fixed(Set(known))
  }
}
