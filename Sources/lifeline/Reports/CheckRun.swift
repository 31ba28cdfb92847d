import CheckConfiguration
import Findings
import LogImport
import TraceAnalysis
import TraceModel

/// Writes the findings of one input as they become certain.
private final class FindingStream {
  private let name: String
  private let outputs: [ReportOutput]
  private var filter: FindingFilter
  private var hasBegun = false
  /// What is left of the baseline.
  private(set) var baseline: Baseline

  init(name: String, policy: ReportPolicy, baseline: Baseline, outputs: [ReportOutput]) {
    self.name = name
    self.baseline = baseline
    self.outputs = outputs
    filter = FindingFilter(policy: policy, fileName: name)
  }

  /// Writes those of the findings that are reported.
  func write(_ findings: [Finding], header: TraceHeader) throws {
    if !hasBegun {
      hasBegun = true
      for output in outputs { try output.begin(name) }
    }
    let kept = filter.take(findings, baseline: &baseline)
    for output in outputs { try output.write(kept, of: name, header: header) }
  }

  /// Writes the findings that became certain at the end, and returns the filtered report.
  func finish(_ report: AnalysisReport) throws -> AnalysisReport {
    try write(report.lateFindings, header: report.header)
    return filter.report(report)
  }
}

/// Checks inputs one after the other, by their configurations and a baseline that they share.
struct CheckRun {
  private let configurations: [CheckConfiguration]
  private let observes: [String]?
  private let logOptions: LogOptions?
  private let failOn: FailureThreshold?
  private let failsOnCut: Bool
  private let isQuiet: Bool
  private var baseline: Baseline
  /// The inputs that were checked, in their order.
  private(set) var inputs: [CheckedInput] = []
  /// Whether an input could not be checked.
  private(set) var hasFailed = false

  init(
    configurations: [CheckConfiguration],
    observes: [String]?,
    logOptions: LogOptions? = nil,
    failOn: FailureThreshold? = nil,
    failsOnCut: Bool = false,
    baseline: Baseline = Baseline(),
    isQuiet: Bool = false
  ) {
    self.configurations = configurations
    self.observes = observes
    self.logOptions = logOptions
    self.failOn = failOn
    self.failsOnCut = failsOnCut
    self.baseline = baseline
    self.isQuiet = isQuiet
  }

  /// The exit status so far: 2 when an input could not be checked, 1 when findings fail, else 0.
  var status: Int32 {
    if hasFailed { return 2 }
    return inputs.map(Self.status).max() ?? 0
  }

  /// Checks an input and writes what is found.
  ///
  /// An input that can't be checked is told on standard error and in the reports that have a place
  /// for it; the other inputs are checked.
  ///
  /// - Parameters:
  ///   - path: The input as the user wrote it.
  ///   - trace: The trace of a scenario file, which was run already, or why there is none; `nil` for
  ///     an input that is read.
  ///   - outputs: Where findings are written.
  /// - Throws: ``CommandFailure`` when a report can't be written.
  mutating func check(
    _ path: String,
    trace: Result<[UInt8], CommandFailure>? = nil,
    _ outputs: inout [ReportOutput]
  ) throws {
    let configuration = configurations[inputs.count]
    let stream = FindingStream(
      name: path,
      policy: configuration.policy,
      baseline: baseline,
      outputs: outputs
    )
    let failOn = threshold(of: configuration)
    let showsProgress = !isQuiet && Terminal.showsProgress
    do {
      var input = InputFile(path: path, showsProgress: showsProgress)
      input.trace = try trace?.get()
      let explanations = ExplanationOutput(of: input, isResult: false)
      defer { explanations.flush() }
      if let logOptions {
        input.logReading = try logOptions.reading(explainingTo: explanations)
      }
      input.logReading.patterns += try Self.patterns(of: configuration)
      let found = try input.report(
        observes: observes,
        optIns: configuration.policy.optIns,
        thresholds: configuration.thresholds,
        certain: stream.write
      )
      let report = try stream.finish(found)
      baseline = stream.baseline
      inputs.append(
        CheckedInput(
          name: path,
          outcome: .report(report),
          failOn: failOn,
          failsOnCut: failsOnCut
        )
      )
      for place in outputs.indices { try outputs[place].end(report, of: path) }
    } catch let failure as CommandFailure {
      hasFailed = true
      Terminal.writeError(failure.text)
      inputs.append(CheckedInput(name: path, outcome: .failure(failure.message), failOn: failOn))
    }
  }

  /// The configuration's own ways to print callbacks.
  private static func patterns(
    of configuration: CheckConfiguration
  ) throws(CommandFailure) -> [LogPattern] {
    var patterns: [LogPattern] = []
    for pattern in configuration.patterns {
      do throws(LogPatternError) {
        patterns.append(try LogPattern(pattern.regex))
      } catch {
        throw CommandFailure(
          place: "\(configuration.path):\(pattern.line):\(pattern.column)",
          message:
            "at letter \(error.column) of the pattern: \(error.message) [\(error.code.rawValue)]",
          help: error.help
        )
      }
    }
    return patterns
  }

  private func threshold(of configuration: CheckConfiguration) -> Severity? {
    if let failOn { return failOn.severity }
    switch configuration.failOn {
    case .severity(let severity): return severity
    case .never: return nil
    case nil: return .error
    }
  }

  private static func status(of input: CheckedInput) -> Int32 {
    guard case .report(let report) = input.outcome else { return 2 }
    return input.failsAtEarlyEnd ? 1 : report.exitCode(failOn: input.failOn)
  }
}
