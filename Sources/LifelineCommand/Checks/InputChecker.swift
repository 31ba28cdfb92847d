import CheckConfiguration
import Findings
import LogImport
import TraceAnalysis
import TraceModel

/// Checks inputs one after another and determines the exit status of `check`.
///
/// Each input has its configuration; all share one baseline.
struct InputChecker {
  private let configurations: [CheckConfiguration]
  private let observes: [String]?
  private let patterns: [String]
  private let explainsImport: Bool
  private let failOn: FailureThreshold?
  private let failsOnCut: Bool
  private let showsProgress: Bool
  private var baseline: Baseline
  /// The checked inputs, in order.
  private(set) var inputs: [CheckedInput] = []
  /// Whether an input could not be checked.
  private(set) var hasFailed = false

  init(
    configurations: [CheckConfiguration],
    observes: [String]?,
    patterns: [String] = [],
    explainsImport: Bool = false,
    failOn: FailureThreshold? = nil,
    failsOnCut: Bool = false,
    baseline: Baseline = Baseline(),
    showsProgress: Bool = true
  ) {
    self.configurations = configurations
    self.observes = observes
    self.patterns = patterns
    self.explainsImport = explainsImport
    self.failOn = failOn
    self.failsOnCut = failsOnCut
    self.baseline = baseline
    self.showsProgress = showsProgress
  }

  /// The exit status so far: 2 when an input could not be checked, 1 when findings fail, else 0.
  var status: Int32 {
    if hasFailed { return 2 }
    return inputs.map(Self.status).max() ?? 0
  }

  /// Checks an input and writes its findings.
  ///
  /// An input that can't be checked is reported on standard error and in the formats that list
  /// failures; the check continues with the next input.
  ///
  /// - Parameters:
  ///   - path: The input as the user wrote it.
  ///   - trace: The trace of a scenario file that was run, or the failure of its run; `nil` for an
  ///     input that is read.
  ///   - outputs: The reports.
  /// - Throws: ``CommandFailure`` when a report can't be written.
  mutating func check(
    _ path: String,
    trace: Result<[UInt8], CommandFailure>? = nil,
    reportingTo outputs: inout [ReportOutput]
  ) throws {
    let configuration = configurations[inputs.count]
    let failOn = threshold(of: configuration)
    let checked: AnalysisReport
    do {
      checked = try report(of: path, trace: trace, configuration, to: outputs)
    } catch let failure as CommandFailure where failure.code != .unwritableOutput {
      hasFailed = true
      CommandSession.writeMessage(failure.text)
      inputs.append(CheckedInput(name: path, outcome: .failure(failure.sentence), failOn: failOn))
      return
    }
    inputs.append(
      CheckedInput(name: path, outcome: .report(checked), failOn: failOn, failsOnCut: failsOnCut)
    )
    for index in outputs.indices { try outputs[index].end(checked, of: path) }
  }

  /// Checks one input, and writes its findings as they become certain.
  ///
  /// - Returns: The report without the findings that the user filtered out.
  private mutating func report(
    of path: String,
    trace: Result<[UInt8], CommandFailure>?,
    _ configuration: CheckConfiguration,
    to outputs: [ReportOutput]
  ) throws -> AnalysisReport {
    var input = InputFile(path: path, showsProgress: showsProgress)
    input.recordedTrace = try trace?.get()
    let explanations = ExplanationOutput(of: input, isResult: false)
    defer { explanations.flush() }
    input.logReading = try LogReading(
      patterns: patterns,
      explainingTo: explainsImport ? explanations : nil
    )
    input.logReading.patterns += try Self.patterns(of: configuration)
    let stream = FindingStream(
      name: path,
      policy: configuration.policy,
      baseline: baseline,
      outputs: outputs
    )
    let report = try input.report(
      observes: observes,
      optIns: configuration.policy.optIns,
      thresholds: configuration.thresholds,
      certain: stream.write
    )
    let filtered = try stream.finish(report)
    baseline = stream.baseline
    return filtered
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
