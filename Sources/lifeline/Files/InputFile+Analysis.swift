import LogImport
import TraceAnalysis
import TraceModel

extension InputFile {
  /// Checks the input while it is read.
  ///
  /// - Throws: ``CommandFailure``, also for a log in which nothing was recognised.
  func report(observes: [String]?) throws -> AnalysisReport {
    let names = try observes?.map(Self.callback)
    return try read(observes: observes) { source, format in
      let report = try Self.analyze(
        &source,
        names: names,
        isPipedLog: isPipe && format == .log
      )
      try requireEvents(report.counts.events, in: format)
      return report
    }
  }

  /// Reads the whole input, and checks it.
  ///
  /// - Throws: ``CommandFailure``, also for a log in which nothing was recognised.
  func traceAndFindings(observes: [String]?) throws -> (Trace, [Finding]) {
    let trace: Trace = try read(observes: observes) { source, format in
      let trace = try Self.trace(&source)
      try requireEvents(trace.events.count, in: format)
      return trace
    }
    let names = try observes?.map(Self.callback)
    var options = AnalysisOptions()
    if let names { options.observed = .fixed(Set(names)) }
    var analyzer = Analyzer(options: options, header: trace.header)
    for event in trace.events { analyzer.consume(event, names: trace.names) }
    let report = analyzer.finish(end: trace.end, problems: trace.problems)
    return (trace, report.findings)
  }

  private static func analyze(
    _ source: inout any TraceEventSource,
    names: [Name]?,
    isPipedLog: Bool
  ) throws -> AnalysisReport {
    func run(_ source: inout some TraceEventSource) throws -> AnalysisReport {
      var options = AnalysisOptions()
      if let names {
        options.observed = .fixed(Set(names))
      } else if isPipedLog {
        options.observed = .asSeen
      }
      return try TraceAnalysis.analyze(&source, options: options)
    }
    return try run(&source)
  }

  private static func trace(_ source: inout any TraceEventSource) throws -> Trace {
    func run(_ source: inout some TraceEventSource) throws -> Trace {
      try Trace(reading: &source)
    }
    return try run(&source)
  }

  private func requireEvents(_ count: Int, in format: InputFormat) throws {
    guard count == 0, format == .log else { return }
    throw CommandFailure(
      place: path,
      message: "no callback was recognised in this log",
      help: "callbacks are lines such as '-[HomeViewController viewDidLoad]' or "
        + "'HomeViewController viewDidLoad()'"
    )
  }

  private static func callback(_ text: String) throws -> Name {
    guard let name = NameTable().find(text) else {
      throw CommandFailure(
        message: "--observes names an unknown callback '\(text)'",
        help: "write callbacks as viewWillAppear or willMove(toParent:), separated by commas"
      )
    }
    return name
  }
}
