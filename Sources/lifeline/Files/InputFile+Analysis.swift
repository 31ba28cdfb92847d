import LogImport
import TraceAnalysis
import TraceFormat
import TraceModel

extension InputFile {
  /// Checks the input while it is read.
  ///
  /// - Throws: ``CommandFailure``, also for a log in which nothing was recognised.
  func report(observes: [String]?) throws -> AnalysisReport {
    let names = try observes?.map(Self.callback)
    return try read(observes: observes) { source, format in
      let report = try Self.analyze(&source, options: options(names: names, format: format))
      try requireEvents(report.counts.events, in: format, problems: report.problems)
      return report
    }
  }

  /// Reads the whole input, and checks it.
  ///
  /// - Throws: ``CommandFailure``, also for a log in which nothing was recognised.
  func traceAndFindings(observes: [String]?) throws -> (Trace, [Finding]) {
    let names = try observes?.map(Self.callback)
    return try read(observes: observes) { source, format in
      let options = options(names: names, format: format)
      func run(_ source: some TraceEventSource) throws -> (Trace, [Finding]) {
        var checked = CheckedSource(source, options: options)
        let trace = try Trace(reading: &checked)
        return (trace, checked.findings())
      }
      let (trace, findings) = try run(source)
      try requireEvents(trace.events.count, in: format, problems: trace.problems)
      return (trace, findings)
    }
  }

  /// Reads what a picture shows: a trace, a log, or a scenario file, which is run for it.
  ///
  /// - Throws: ``CommandFailure``, also for a scenario whose run can't go on.
  @MainActor
  func pictured(observes: [String]?) async throws -> (Trace, [Finding]) {
    guard ScenarioFile.isNamed(by: path) else { return try traceAndFindings(observes: observes) }
    let names = try observes?.map(Self.callback)
    let bytes = try await ScenarioFile(path: path).trace()
    let source = TraceReader(bytes: bytes)
    var checked = CheckedSource(source, options: options(names: names, format: .trace))
    return (try Trace(reading: &checked), checked.findings())
  }

  private func options(names: [Name]?, format: InputFormat) -> AnalysisOptions {
    if let names { return AnalysisOptions(observed: .fixed(Set(names))) }
    return AnalysisOptions(observed: isPipe && format == .log ? .asSeen : nil)
  }

  private static func analyze(
    _ source: inout any TraceEventSource,
    options: AnalysisOptions
  ) throws -> AnalysisReport {
    func run(_ source: inout some TraceEventSource) throws -> AnalysisReport {
      try TraceAnalysis.analyze(&source, options: options)
    }
    return try run(&source)
  }

  /// Refuses a log without events; what the importer knows about the reason comes first.
  func requireEvents(_ count: Int, in format: InputFormat, problems: [TraceProblem]) throws {
    guard count == 0, format == .log else { return }
    if let cause = problems.first(where: { $0.severity == .error }) {
      throw CommandFailure(
        place: "\(path):\(cause.line)",
        message: "\(cause.message) [\(cause.code)]"
      )
    }
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
