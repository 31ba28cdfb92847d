public import Findings
public import TraceModel

/// Checks a trace against the rules while it is read.
///
/// Memory grows with the objects that live at one time and with the findings, not with the trace.
public struct Analyzer {
  private var monitor: TraceMonitor
  private var header: TraceHeader
  private let observation: Observation

  /// Creates an analyzer.
  ///
  /// - Parameters:
  ///   - options: What the user wants.
  ///   - header: What the trace says about itself: its clock, and what its producer observed.
  public init(
    options: AnalysisOptions = AnalysisOptions(),
    header: TraceHeader = TraceHeader(clock: .virtual, title: "")
  ) {
    self.header = header
    observation = options.observed ?? Self.observation(stated: header.observed)
    monitor = TraceMonitor(
      observation: observation,
      isStated: options.observed != nil && options.observed != .asSeen,
      isEndStrict: options.isEndStrict,
      clock: header.clock,
      thresholds: options.thresholds,
      isForeign: header.producer.isEmpty,
      rules: RuleSet.with(optIns: options.optIns)
    )
  }

  /// Takes the next event of the trace.
  ///
  /// - Parameters:
  ///   - event: The event, in the order of the trace's lines.
  ///   - names: The texts of the event's names.
  public mutating func consume(_ event: TraceEvent, names: NameTable) {
    monitor.consume(event, names: names)
  }

  /// Returns the findings that became certain since the last time: for logs that are being written.
  ///
  /// What stands only when the whole trace is known comes with ``finish(end:problems:)``, whose
  /// report holds all.
  public mutating func takeCertainFindings() -> [Finding] {
    monitor.world.takeCertainFindings()
  }

  /// Ends the trace and returns what was found.
  ///
  /// - Parameters:
  ///   - end: How the trace ended; a cut trace proves less about what is missing.
  ///   - problems: What the reader could not use.
  /// - Returns: The findings, the counts, and what was observed.
  public mutating func finish(end: TraceEnd, problems: [TraceProblem]) -> AnalysisReport {
    monitor.finish(end, problems: problems)
    monitor.world.firstLostLine = UnrecognizedLines.firstLostLine(in: problems)
    let settlement = monitor.world.settledFindings()
    var counts = monitor.counts
    counts.transitions = monitor.world.classifier.counts
    counts.cancelledTransitions = monitor.world.cancelledTransitions
    counts.ignoredLines = UnrecognizedLines.count(in: problems)
    counts.withheldFindings = settlement.withheld.count
    counts.findingsBeyondLimit = monitor.world.findingsDropped
    counts.unjudgedReleases = monitor.world.unjudgedReleases.count
    if settlement.isLowered { counts.firstLostLine = monitor.world.firstLostLine ?? 0 }
    var report = AnalysisReport(
      header: header,
      end: end,
      findings: settlement.findings,
      firstWithheld: settlement.withheld.first,
      counts: counts,
      observed: monitor.world.observed.names,
      problems: problems
    )
    report.release = monitor.world.thresholds.release
    report.lateFindings = settlement.rest
    report.suppressed = settlement.suppressed
    report.suppressions = monitor.world.suppressions.entries
    report.transitions = monitor.world.observedTransitions
    return report
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
///   - options: What the user wants.
/// - Returns: The findings, the counts, and what was observed.
/// - Throws: What the source throws.
public func analyze(
  _ source: inout some TraceEventSource,
  options: AnalysisOptions = AnalysisOptions()
) throws -> AnalysisReport {
  let first = try source.next()
  var analyzer = Analyzer(options: options, header: source.header)
  if let first { analyzer.consume(first, names: source.names) }
  let known = NameTable.known
  while let event = try source.next() {
    // Only some events have texts of their own; the table is not copied for the others.
    switch event.kind {
    case .birth, .diagnostic, .stateBegin, .stateEnd:
      analyzer.consume(event, names: source.names)
    case .begin where Int(event.name.id) >= known.count:
      analyzer.consume(event, names: source.names)
    default: analyzer.consume(event, names: known)
    }
  }
  return analyzer.finish(end: source.end, problems: source.problems)
}

/// Checks a trace in memory, in the order of its times.
///
/// - Parameters:
///   - trace: The trace.
///   - options: What the user wants.
/// - Returns: The findings, the counts, and what was observed.
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
