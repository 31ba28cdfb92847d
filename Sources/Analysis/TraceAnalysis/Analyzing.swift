public import Findings
public import TraceModel

extension Analyzer {
  /// Creates an analyzer with all rules.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - header: The header of the trace, which states its clock and the observed callbacks.
  public init(
    options: AnalysisOptions = AnalysisOptions(),
    header: TraceHeader = TraceHeader(clock: .virtual, title: "")
  ) {
    self.init(registry: .standard, options: options, header: header)
  }

  /// Passes the findings that have become certain to a closure, if there are any.
  fileprivate mutating func sendCertainFindings(
    of header: TraceHeader,
    to receive: ([Finding], TraceHeader) throws -> Void
  ) rethrows {
    let findings = takeCertainFindings()
    if !findings.isEmpty { try receive(findings, header) }
  }
}

/// Checks a whole trace.
///
/// - Parameters:
///   - source: The trace; it is read to its end.
///   - options: The options of the check.
///   - certain: Receives findings as soon as they are certain, with the header of the trace: for
///     logs that are being written.
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
    case .hierarchy where !event.text.isEmpty, .metadata where !event.text.isEmpty:
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
