package import CommandEnvironment
package import Findings
package import LogImport
package import TraceAnalysis
import TraceFormat
package import TraceModel

extension InputFile {
  /// Receives findings as soon as they are certain, with the header of the trace.
  package typealias CertainFindings = ([Finding], TraceHeader) throws -> Void

  /// Checks the input while it is read.
  ///
  /// - Parameters:
  ///   - observes: The callbacks that a log prints; `nil` to detect them.
  ///   - optIns: The selected rules that are off by default.
  ///   - thresholds: The limits above which something is too slow, too frequent or too late.
  ///   - acceptsUnjudged: Whether an input without any event that a rule judges has a report.
  ///   - certain: Receives the findings of a log in a pipe as soon as they are certain.
  /// - Returns: The report.
  /// - Throws: ``CommandFailure``, also for a log without a recognized callback.
  package func report(
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
      var report = try Self.analyze(
        &source,
        options: options,
        certain: isPipe && format == .log ? certain : nil
      )
      let progress =
        source as? ProgressSource<LogImporter>
        ?? (source as? TimedSource<ProgressSource<LogImporter>>)?.base
      if let log = progress?.base {
        report.recognition = AnalysisReport.Recognition(log.statistics)
      }
      if !acceptsUnjudged { try requireJudged(report, in: format) }
      return report
    }
  }

  /// The largest number of bytes of decompressed data whose events are held in memory: 1 GiB.
  private static let largestInMemory = 1 << 30

  /// Reads and checks the input, and holds its events in memory.
  ///
  /// - Parameters:
  ///   - observes: The callbacks that a log prints; `nil` to detect them.
  ///   - optIns: The selected rules that are off by default.
  ///   - thresholds: The limits above which something is too slow, too frequent or too late.
  /// - Returns: The trace and the report.
  /// - Throws: ``CommandFailure``, also for a log without a recognized callback.
  package func checkedTrace(
    observes: [String]?,
    optIns: Set<RuleID> = [],
    thresholds: Thresholds = Thresholds()
  ) throws -> CheckedTrace {
    let names = try observes?.map(Self.callback)
    var input = self
    input.maximumSize = maximumSize ?? Self.largestInMemory
    return try input.read(observes: observes) { source, format in
      var options = options(names: names, format: format)
      options.optIns = optIns
      options.thresholds = thresholds
      func run(_ source: some TraceEventSource) throws -> CheckedTrace {
        var checked = CheckedSource(source, options: options)
        let trace = try Trace(reading: &checked)
        return CheckedTrace(trace: trace, report: checked.report(), format: format)
      }
      let checked = try run(source)
      try requireEvents(checked.trace.events.count, in: format, problems: checked.trace.problems)
      return checked
    }
  }

  /// Reads and checks a trace, a log, or a scenario file, which is run for it.
  ///
  /// - Throws: ``CommandFailure``, also for a scenario whose run can't continue.
  @MainActor
  package func checkedTraceOrScenario(observes: [String]?) async throws -> CheckedTrace {
    guard ScenarioName.isNamed(by: path) else { return try checkedTrace(observes: observes) }
    var input = self
    input.recordedTrace = try await RecordedScenario.trace(of: path)
    return try input.checkedTrace(observes: observes)
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
      try TraceAnalysis.analyze(&source, options: options, certain: certain)
    }
    return try run(&source)
  }

  /// Refuses an input without any event that a rule judges: a report without findings, and a
  /// comparison without differences, would be meaningless.
  ///
  /// - Throws: ``CommandFailure`` that states the contents of the input.
  package func requireJudged(
    _ report: AnalysisReport,
    in format: InputFormat
  ) throws(CommandFailure) {
    try requireEvents(report.counts.events, in: format, problems: report.problems)
    guard report.isUnjudged else { return }
    let isCutAtBirth = report.counts.events == 0 && report.endsEarly
    if isCutAtBirth, report.header.isLifeline {
      throw CommandFailure(
        location: path,
        code: .input(.cutAtBirth),
        message: "the recording ended before its first event",
        help: "its program died or was killed as it began to record; record it again"
      )
    }
    let events = report.counts.events
    let contents = events == 0 ? "it has no events" : "only \(events.counted("event"))"
    let damage = report.problems.first.map { problem in
      "; line \(problem.line): \(problem.message) [\(problem.code)]"
    }
    throw CommandFailure(
      location: path,
      code: .input(.nothingToJudge),
      message: "no callback of a controller, view, scene or application in it, \(contents)"
        + (damage ?? ""),
      help: report.header.isLifeline || events == 0
        ? "record an app's controllers; 'lifeline record --list' names examples"
        : "this is a trace of another program; 'lifeline record' records an app's controllers"
    )
  }

  /// Refuses a log without events; an error that the importer reported has precedence.
  func requireEvents(
    _ count: Int,
    in format: InputFormat,
    problems: [TraceProblem]
  ) throws(CommandFailure) {
    guard count == 0, format == .log else { return }
    if let cause = problems.first(where: { $0.severity == .error }) {
      throw CommandFailure(
        location: "\(path):\(cause.line)",
        code: .input(.badLog),
        message: "\(cause.message) [\(cause.code)]"
      )
    }
    if let unknown = problems.first(where: { $0.code == LogStatistics.unknownCallback }) {
      throw CommandFailure(
        location: "\(path):\(unknown.line)",
        code: .noCallback,
        message: unknown.message
      )
    }
    let unparsed = problems.first { $0.code == "unrecognized-callbacks" }
    let nearest = isPipe ? NearestLines() : NearestLines(of: path)
    throw CommandFailure(
      location: path,
      code: .noCallback,
      message: "no callback was recognized in this log"
        + (unparsed.map { ": \($0.message)" } ?? "") + nearest.sentence,
      help: "callbacks are lines such as '-[HomeViewController viewDidLoad]' or "
        + "'HomeViewController viewDidLoad()'" + nearest.advice
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

extension AnalysisReport.Recognition {
  /// Creates the share of a log; `nil` when every line that looks like a callback was parsed.
  fileprivate init?(_ statistics: LogStatistics) {
    guard let percent = statistics.recognizedPercent, let text = statistics.recognitionSentence
    else { return nil }
    self.init(percent: percent, sentence: text)
  }
}

extension TraceHeader {
  /// Whether Lifeline wrote the trace; traces of other programs have neither a producer nor a
  /// title.
  var isLifeline: Bool { !producer.isEmpty || !title.isEmpty }
}
