import Findings
import TestSupport
import TraceAnalysis
import TraceFormat
import TraceModel

extension AnalyzedInput {
  /// Reads and checks a trace of the repository.
  init(path: String) throws {
    var reader = TraceReader(bytes: try Repository.bytes(path))
    let trace = try Trace(reading: &reader)
    var analyzer = Analyzer(header: trace.header)
    for event in trace.events { analyzer.consume(event, names: trace.names) }
    let report = analyzer.finish(end: trace.end, problems: trace.problems)
    self.init(trace: trace, findings: report.findings, name: trace.header.title)
  }

  init(_ analyzed: AnalyzedTrace) {
    self.init(trace: analyzed.trace, findings: analyzed.findings)
  }
}
