import Findings
import LogImport
import TraceAnalysis
import TraceFormat
import TraceModel

extension InputFile {
  /// Hears of findings as soon as they are certain, with what the trace says about itself.
  typealias CertainFindings = ([Finding], TraceHeader) throws -> Void

  /// Checks the input while it is read.
  ///
  /// - Parameters:
  ///   - observes: The callbacks that a log would have printed.
  ///   - optIns: The opt-in rules that are asked for.
  ///   - thresholds: From when on something is too slow, too often or too late.
  ///   - acceptsUnjudged: Whether an input without anything to judge has a report, which states that.
  ///   - certain: Hears of the findings of a log that comes by a pipe as soon as they are certain.
  /// - Returns: What was found.
  /// - Throws: ``CommandFailure``, also for a log in which nothing was recognised.
  func report(
    observes: [String]?,
    optIns: Set<RuleID> = [],
    thresholds: Thresholds = Thresholds(),
    acceptsUnjudged: Bool = false,
    certain: CertainFindings? = nil
  ) throws -> AnalysisReport {
    let names = try observes?.map(Self.callback)
    var input = self
    input.logReading.forgetsEnded = true
    return try input.read(observes: observes) { source, format in
      var options = options(names: names, format: format)
      options.optIns = optIns
      options.thresholds = thresholds
      let listener = isPipe && format == .log ? certain : nil
      let report = try Self.analyze(&source, options: options, certain: listener)
      if !acceptsUnjudged { try requireJudged(report, in: format) }
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
    options: AnalysisOptions,
    certain: CertainFindings?
  ) throws -> AnalysisReport {
    func run(_ source: inout some TraceEventSource) throws -> AnalysisReport {
      guard let certain else { return try TraceAnalysis.analyze(&source, options: options) }
      let first = try source.next()
      var analyzer = Analyzer(options: options, header: source.header)
      var next = first
      while let event = next {
        analyzer.consume(event, names: source.names)
        let findings = analyzer.takeCertainFindings()
        if !findings.isEmpty { try certain(findings, source.header) }
        next = try source.next()
      }
      return analyzer.finish(end: source.end, problems: source.problems)
    }
    return try run(&source)
  }

  /// Refuses an input in which no rule found anything to judge: that nothing was found in it means
  /// nothing.
  ///
  /// - Throws: ``CommandFailure`` that names what was read instead.
  func requireJudged(_ report: AnalysisReport, in format: InputFormat) throws(CommandFailure) {
    try requireEvents(report.counts.events, in: format, problems: report.problems)
    guard report.isUnjudged else { return }
    let isCutAtBirth = report.counts.events == 0 && report.endsEarly
    if isCutAtBirth, report.header.isLifeline {
      throw CommandFailure(
        place: path,
        message: "the recording ended before its first event",
        help: "its program died or was killed as it began to record; record it again"
      )
    }
    let count =
      switch report.counts.events {
      case 0: "it holds no events"
      case 1: "only 1 event"
      default: "only \(report.counts.events) events"
      }
    let damage = report.problems.first.map { problem in
      "; line \(problem.line): \(problem.message) [\(problem.code)]"
    }
    throw CommandFailure(
      place: path,
      message: "no callback of a controller, view, scene or application in it, \(count)"
        + (damage ?? ""),
      help: report.header.isLifeline || report.counts.events == 0
        ? "record an app's controllers; 'lifeline record --list' names examples"
        : "this is a trace of another program; 'lifeline record' records an app's controllers"
    )
  }

  /// Refuses a trace of another program that speaks of none of UIKit's objects.
  ///
  /// - Throws: ``CommandFailure``.
  func requireSubjects(of trace: Trace) throws(CommandFailure) {
    guard trace.subjects.isEmpty, !trace.header.isLifeline else { return }
    throw CommandFailure(
      place: path,
      message: "no callback of a controller, view, scene or application in it",
      help: "this is a trace of another program; 'lifeline record' records an app's controllers"
    )
  }

  /// Refuses a log without events; what the importer knows about the reason comes first.
  func requireEvents(
    _ count: Int,
    in format: InputFormat,
    problems: [TraceProblem]
  ) throws(CommandFailure) {
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
    guard let name = NameTable.known.find(text) else {
      throw CommandFailure(
        message: "--observes names an unknown callback '\(text)'",
        help: "write callbacks as viewWillAppear or willMove(toParent:), separated by commas"
      )
    }
    return name
  }
}

extension TraceHeader {
  /// Whether the file begins as Lifeline's traces do, so that it is no trace of another program.
  fileprivate var isLifeline: Bool { !producer.isEmpty || !title.isEmpty }
}
