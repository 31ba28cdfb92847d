import CheckConfiguration
import CommandEnvironment
import LogImport
import TraceAnalysis
import TraceModel

/// The check of a single input, with the options that all inputs of a run share.
struct InputCheck: Sendable {
  /// The callbacks that a log prints; `nil` to detect them.
  var observes: [String]?
  /// Custom patterns of callback lines.
  var patterns: [String] = []
  /// Whether the parsing of each line of a log is explained.
  var explainsImport = false
  /// Whether long reading shows its progress.
  var showsProgress = true
  /// The limits of each input.
  var limits = InputLimits()
  /// The folder of the sources that traces name.
  var sources = SourceRoot()

  /// Checks an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - trace: The trace of a scenario file that was run, or the failure of its run; `nil` for an
  ///     input that is read.
  ///   - start: When the work on the input began.
  ///   - note: Receives the lines of a log that patterns of the configuration match, before their
  ///     findings are certain; `nil` to return them with the result.
  ///   - certain: Receives the findings of a log in a pipe as soon as they are certain.
  /// - Returns: The result, also for an input that can't be checked.
  /// - Throws: ``CommandFailure`` when a report can't be written.
  func result(
    of input: PendingInput,
    trace: Result<[UInt8], CommandFailure>? = nil,
    start: ContinuousClock.Instant = .now,
    note: ((MatchedLine) -> Void)? = nil,
    certain: InputFile.CertainFindings? = nil
  ) throws(CommandFailure) -> InputResult {
    var matched: [MatchedLine] = []
    let note = note ?? { matched.append($0) }
    let meter = InputMeter(path: input.path, limits: limits, start: start)
    let outcome: Result<AnalysisReport, CommandFailure>
    do {
      outcome = .success(
        try report(of: input, trace: trace, meter: meter, note: note, certain: certain)
      )
    } catch let failure as CommandFailure {
      if failure.code == .unwritableOutput { throw failure }
      outcome = .failure(failure)
    } catch {
      outcome = .failure(CommandFailure(location: input.path, message: "\(error)"))
    }
    let isRead = trace == nil
    return InputResult(
      outcome: outcome,
      format: isRead ? meter.format.map(Self.word) : "scenario",
      bytes: isRead ? meter.counts?.bytes : nil,
      lines: isRead ? meter.counts?.lines : nil,
      matchedLines: matched,
      duration: meter.elapsed
    )
  }

  /// Runs a scenario file within the limit of bytes.
  ///
  /// - Returns: The trace, or the failure of the run; `nil` for a different file.
  @MainActor
  func scenarioTrace(of input: PendingInput) async -> Result<[UInt8], CommandFailure>? {
    guard case .success = input.configuration, ScenarioName.isNamed(by: input.path) else {
      return nil
    }
    do throws(CommandFailure) {
      try InputMeter(path: input.path, limits: limits).requireSize()
      return .success(try await RecordedScenario.trace(of: input.path))
    } catch {
      return .failure(error)
    }
  }

  private func report(
    of input: PendingInput,
    trace: Result<[UInt8], CommandFailure>?,
    meter: InputMeter,
    note: @escaping (MatchedLine) -> Void,
    certain: InputFile.CertainFindings?
  ) throws -> AnalysisReport {
    let configuration = try input.configuration.get()
    var file = InputFile(path: input.path, showsProgress: showsProgress)
    file.isNoted = !input.isListed
    file.meter = meter
    file.recordedTrace = try trace?.get()
    let explanations = ExplanationOutput(of: file, isResult: false)
    defer { explanations.flush() }
    file.logReading = try LogReading(
      patterns: patterns,
      explainingTo: explainsImport ? explanations : nil
    )
    try Self.configure(&file, configuration, note: note)
    var report = try file.report(
      observes: observes,
      optIns: configuration.policy.optIns,
      thresholds: configuration.thresholds,
      certain: certain
    )
    report.replaceSourceFiles(sources.path)
    return report
  }

  /// Reads and checks an input with its configuration, and holds its events in memory.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - trace: The trace of a scenario file that was run, or the failure of its run; `nil` for an
  ///     input that is read.
  /// - Returns: The trace, with the findings that the configuration selects.
  /// - Throws: ``CommandFailure``.
  func checkedTrace(
    of input: PendingInput,
    trace: Result<[UInt8], CommandFailure>? = nil
  ) throws -> CheckedTrace {
    let configuration = try input.configuration.get()
    let stream = FindingStream(
      name: input.path,
      policy: configuration.policy,
      baseline: Baseline(),
      outputs: []
    )
    var file = InputFile(path: input.path, showsProgress: showsProgress)
    file.recordedTrace = try trace?.get()
    try Self.configure(&file, configuration, note: stream.note)
    let checked = try file.checkedTrace(
      observes: observes,
      optIns: configuration.policy.optIns,
      thresholds: configuration.thresholds
    )
    var report = checked.report
    report.replaceSourceFiles(sources.pathBelowRoot)
    return CheckedTrace(
      trace: checked.trace,
      report: try stream.finish(report),
      format: checked.format
    )
  }

  /// Adds the patterns of a configuration to the reading of a log.
  private static func configure(
    _ file: inout InputFile,
    _ configuration: CheckConfiguration,
    note: @escaping (MatchedLine) -> Void
  ) throws(CommandFailure) {
    file.logReading.patterns += try patterns(of: configuration)
    let lines = configuration.policy.linePatterns
    if !lines.isEmpty {
      let explain = file.logReading.explain
      file.logReading.explain = { line in
        for pattern in lines where pattern.matches(line.message) {
          note(MatchedLine(number: line.line, pattern: pattern))
        }
        explain?(line)
      }
    }
  }

  /// Parses the custom log patterns of a configuration.
  private static func patterns(
    of configuration: CheckConfiguration
  ) throws(CommandFailure) -> [LogPattern] {
    var patterns: [LogPattern] = []
    for pattern in configuration.patterns {
      do throws(LogPatternError) {
        patterns.append(try LogPattern(pattern.regex))
      } catch {
        throw CommandFailure(
          error,
          location: "\(configuration.path):\(pattern.line):\(pattern.column)",
          context: "at letter \(error.column) of the pattern: "
        )
      }
    }
    return patterns
  }

  /// The word for a format.
  static func word(_ format: InputFormat) -> String {
    switch format {
    case .trace: "trace"
    case .log: "log"
    }
  }
}
