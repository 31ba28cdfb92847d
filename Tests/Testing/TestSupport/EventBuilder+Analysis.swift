import Findings
package import TraceAnalysis
package import TraceModel

extension EventBuilder {
  /// Analyzes the events with the rules that `--pedantic` enables.
  ///
  /// - Parameters:
  ///   - observed: The observed callbacks; `nil` uses those of the header.
  ///   - header: The header of the trace.
  ///   - end: How the trace ends.
  ///   - problems: The input problems that a reader reported.
  /// - Returns: The report.
  package func analyze(
    observed: Observation? = nil,
    header: TraceHeader = TraceHeader(clock: .virtual, title: "test"),
    end: TraceEnd = TraceEnd(status: .complete),
    problems: [TraceProblem] = []
  ) -> AnalysisReport {
    var options = AnalysisOptions.pedantic
    options.observed = observed
    var analyzer = Analyzer(options: options, header: header)
    for event in events { analyzer.consume(event, names: names) }
    return analyzer.finish(end: end, problems: problems)
  }
}

extension AnalysisOptions {
  /// Options with the rules that `--pedantic` enables.
  package static let pedantic = AnalysisOptions(
    optIns: Set(RuleRegistry.all.filter { $0.isOptIn && $0.published.isEmpty }.map(\.id))
  )
}

extension AnalysisReport {
  /// The rules of the warnings and errors, in the order of the findings.
  package var rules: [String] {
    findings.filter { $0.severity > .info }.map(\.rule.text)
  }
}
