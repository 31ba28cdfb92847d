import Findings
import TraceAnalysis
import TraceModel

/// Passes events on and checks them, in the order and with the times of the input.
struct CheckedSource<Base: TraceEventSource>: TraceEventSource {
  private var base: Base
  private let options: AnalysisOptions
  private var analyzer: Analyzer?

  init(_ base: Base, options: AnalysisOptions) {
    self.base = base
    self.options = options
  }

  var names: NameTable { base.names }
  var header: TraceHeader { base.header }
  var end: TraceEnd { base.end }
  var problems: [TraceProblem] { base.problems }

  mutating func next() throws -> TraceEvent? {
    let event = try base.next()
    // The analyzer is created here, since only the first event completes the header, and is then
    // changed in place: a copy of it for each event takes a third of the time of a long timeline.
    if analyzer == nil { analyzer = Analyzer(options: options, header: base.header) }
    if let event { analyzer?.consume(event, names: base.names) }
    return event
  }

  /// Ends the check, and returns the report on all events that were passed on.
  mutating func report() -> AnalysisReport {
    var analyzer = self.analyzer ?? Analyzer(options: options, header: base.header)
    return analyzer.finish(end: base.end, problems: base.problems)
  }
}
