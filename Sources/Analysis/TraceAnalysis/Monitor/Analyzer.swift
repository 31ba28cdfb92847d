public import Findings
public import TraceModel

/// Checks a trace against the rules while it is read.
///
/// Memory grows with the number of living objects and of findings, not with the length of the trace.
public struct Analyzer {
  private var monitor: TraceMonitor
  private var header: TraceHeader
  private let observation: Observation
  private let optIns: Set<RuleID>

  /// Creates an analyzer.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - header: The header of the trace, which states its clock and the observed callbacks.
  public init(
    options: AnalysisOptions = AnalysisOptions(),
    header: TraceHeader = TraceHeader(clock: .virtual, title: "")
  ) {
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
      rules: RuleSet.with(optIns: options.optIns)
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
    let firstLostLine = UnrecognizedLines.firstLostLine(in: problems)
    let settlement = monitor.ledger.settledFindings(
      in: monitor.state,
      firstLostLine: firstLostLine
    )
    var counts = monitor.counts
    counts.transitions = monitor.classifier.counts
    counts.cancelledTransitions = monitor.ledger.notes.cancelledTransitions
    counts.ignoredLines = UnrecognizedLines.count(in: problems)
    counts.withheldFindings = settlement.withheld.count
    counts.withheldInPipe = settlement.withheldInPipe
    counts.findingsBeyondLimit = monitor.ledger.droppedCount
    counts.unjudgedReleases = monitor.ledger.notes.unjudgedReleases.count
    if settlement.isLowered { counts.firstLostLine = firstLostLine ?? 0 }
    var report = AnalysisReport(
      header: header,
      end: end,
      findings: settlement.findings,
      firstWithheld: settlement.withheld.first,
      counts: counts,
      observed: monitor.state.observed.names,
      problems: problems
    )
    report.checkedRules = RuleRegistry.checked(
      isLog: monitor.state.settings.isLog,
      printed: monitor.state.observed.mask,
      optIns: optIns
    )
    report.inapplicableRuleCount =
      RuleRegistry.all.count { !$0.isOptIn || optIns.contains($0.id) } - report.checkedRules.count
    report.release = monitor.state.settings.thresholds.release
    report.lateFindings = settlement.rest
    report.suppressed = settlement.suppressed
    report.suppressions = monitor.ledger.suppressions.entries
    report.transitions = monitor.classifier.observedTransitions(
      monitor.state.hierarchy.classes
    )
    return report
  }

  /// Passes the findings that have become certain to a closure, if there are any.
  fileprivate mutating func sendCertainFindings(
    of header: TraceHeader,
    to receive: ([Finding], TraceHeader) throws -> Void
  ) rethrows {
    let findings = takeCertainFindings()
    if !findings.isEmpty { try receive(findings, header) }
  }

  private static func observation(stated: [String]?) -> Observation {
    guard let stated else { return .everything }
    let known = stated.compactMap { NameTable.known.find($0) }
    return .fixed(Set(known))
  }
}

/// Checks a whole trace.
///
/// - Parameters:
///   - source: The trace; it is read to its end.
///   - options: The options of the check.
///   - certain: Receives findings as soon as they are certain, with the header of the trace: for logs
///     that are being written.
/// - Returns: The findings, the counts, and the observed callbacks.
/// - Throws: The errors of the source and of `certain`.
public func analyze(
  _ source: inout some TraceEventSource,
  options: AnalysisOptions = AnalysisOptions(),
  certain: (([Finding], TraceHeader) throws -> Void)? = nil
) throws -> AnalysisReport {
  let first = try source.next()
  var analyzer = Analyzer(options: options, header: source.header)
  if let first { analyzer.consume(first, names: source.names) }
  if let certain { try analyzer.sendCertainFindings(of: source.header, to: certain) }
  let known = NameTable.known
  while let event = try source.next() {
    // Only some events have texts that the trace defines; the table is not copied for the others.
    switch event.kind {
    case .birth, .diagnostic, .stateBegin, .stateEnd:
      analyzer.consume(event, names: source.names)
    case .hierarchy where !event.text.isEmpty:
      analyzer.consume(event, names: source.names)
    case .begin where Int(event.name.id) >= known.count || !event.text.isEmpty:
      analyzer.consume(event, names: source.names)
    default: analyzer.consume(event, names: known)
    }
    if let certain { try analyzer.sendCertainFindings(of: source.header, to: certain) }
  }
  return analyzer.finish(end: source.end, problems: source.problems)
}

/// Checks a trace in memory, in the order of its times.
///
/// - Parameters:
///   - trace: The trace.
///   - options: The options.
/// - Returns: The findings, the statistics and the observed callbacks.
public func analyze(
  _ trace: Trace,
  options: AnalysisOptions = AnalysisOptions()
) -> AnalysisReport {
  var analyzer = Analyzer(options: options, header: trace.header)
  for event in trace.events { analyzer.consume(event, names: trace.names) }
  var report = analyzer.finish(end: trace.end, problems: trace.problems)
  // The analyzer counted positions of the sorted trace; findings refer to the order of the source.
  func place(_ findings: inout [Finding]) {
    for finding in findings.indices {
      for item in findings[finding].evidence.indices {
        guard let event = findings[finding].evidence[item].event else { continue }
        findings[finding].evidence[item].event = trace.index(at: Int(event.number))
      }
    }
  }
  place(&report.findings)
  place(&report.lateFindings)
  return report
}
