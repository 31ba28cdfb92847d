import CheckConfiguration
import CommandEnvironment
import Findings
import TraceAnalysis
import TraceModel

/// Reports the checks of inputs in their order, and determines the exit status of `check`.
///
/// Each input has its configuration; all share one baseline.
struct InputChecker {
  /// How inputs decide the exit status.
  struct StatusOptions {
    /// The failure threshold; `nil` for the threshold of each configuration.
    var failOn: FailureThreshold?
    /// Whether a recording without an end makes the status 1.
    var failsOnCut = false
    /// The share of the lines that look like callbacks, in percent, below which a log makes the
    /// status 1; `nil` if there is none.
    var minimumRecognized: Int?
    /// The status of a run with an input that could not be checked; `nil` to ignore such inputs.
    var badInput: Int32? = 2
  }

  private let check: InputCheck
  private let options: StatusOptions
  /// Whether the reports of all inputs are kept until the end.
  private let keepsInputs: Bool
  private var baseline: Baseline
  /// The checked inputs, in order; empty unless they are kept.
  private(set) var inputs: [CheckedInput] = []
  /// The number of inputs.
  private(set) var count = 0
  /// Whether an input could not be checked.
  private(set) var hasFailed = false
  private var findingStatus: Int32 = 0

  init(
    check: InputCheck,
    options: StatusOptions = StatusOptions(),
    baseline: Baseline = Baseline(),
    keepsInputs: Bool = true
  ) {
    self.check = check
    self.options = options
    self.baseline = baseline
    self.keepsInputs = keepsInputs
  }

  /// The exit status so far: that of inputs that could not be checked, 1 when findings fail, else
  /// 0.
  var status: Int32 {
    if hasFailed, let status = options.badInput { return status }
    return findingStatus
  }

  /// Checks an input and writes its findings.
  ///
  /// An input that can't be checked is reported on standard error and in the formats that list
  /// failures; the check continues with the next input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - trace: The trace of a scenario file that was run, or the failure of its run; `nil` for an
  ///     input that is read.
  ///   - start: When the work on the input began.
  ///   - outputs: The reports.
  /// - Throws: ``CommandFailure`` when a report can't be written.
  mutating func check(
    _ input: PendingInput,
    trace: Result<[UInt8], CommandFailure>? = nil,
    start: ContinuousClock.Instant = .now,
    reportingTo outputs: inout [ReportOutput]
  ) throws {
    let stream = stream(of: input, to: outputs)
    let result = try check.result(
      of: input,
      trace: trace,
      start: start,
      note: stream.note,
      certain: stream.write
    )
    try report(result, of: input, stream, to: &outputs)
  }

  /// Writes the findings of an input that was checked.
  ///
  /// - Throws: ``CommandFailure`` when a report can't be written.
  mutating func report(
    _ result: InputResult,
    of input: PendingInput,
    to outputs: inout [ReportOutput]
  ) throws {
    try report(result, of: input, stream(of: input, to: outputs), to: &outputs)
  }

  private func stream(of input: PendingInput, to outputs: [ReportOutput]) -> FindingStream {
    FindingStream(
      name: input.path,
      policy: (try? input.configuration.get().policy) ?? ReportPolicy(),
      baseline: baseline,
      outputs: outputs
    )
  }

  private mutating func report(
    _ result: InputResult,
    of input: PendingInput,
    _ stream: FindingStream,
    to outputs: inout [ReportOutput]
  ) throws {
    count += 1
    let failOn = threshold(of: input)
    let checked: CheckedInput
    let outcome: Result<AnalysisReport, InputRow.Failure>
    switch result.outcome {
    case .success(let report):
      for line in result.matchedLines { stream.note(line) }
      let filtered = try stream.finish(report)
      baseline = stream.baseline
      checked = CheckedInput(
        name: input.path,
        outcome: .report(filtered),
        failOn: failOn,
        failsOnCut: options.failsOnCut,
        minimumRecognized: options.minimumRecognized
      )
      outcome = .success(filtered)
      let status = checked.shortfalls.isEmpty ? filtered.exitCode(failOn: failOn) : 1
      findingStatus = max(findingStatus, status)
      for shortfall in checked.shortfalls where shortfall.code != "cut" {
        CommandSession.writeMessage("\(VisibleText.of(input.path)): error: \(shortfall.sentence)")
      }
      for index in outputs.indices { try outputs[index].end(filtered, of: input.path) }
    case .failure(let failure):
      hasFailed = true
      if !outputs.allSatisfy(\.listsFailures) || outputs.isEmpty {
        CommandSession.writeMessage(failure.text)
      }
      checked = CheckedInput(name: input.path, outcome: .failure(failure.sentence), failOn: failOn)
      outcome = .failure(InputRow.Failure(failure))
    }
    for index in outputs.indices {
      try outputs[index].writeRow {
        InputRow(
          file: input.path,
          outcome: outcome,
          format: result.format,
          bytes: result.bytes,
          lines: result.lines,
          duration: result.duration
        )
      }
    }
    if keepsInputs { inputs.append(checked) }
  }

  private func threshold(of input: PendingInput) -> Severity? {
    if let failOn = options.failOn { return failOn.severity }
    switch try? input.configuration.get().failOn {
    case .severity(let severity): return severity
    case .never: return nil
    case nil: return .error
    }
  }
}

extension InputRow.Failure {
  /// Creates the reason that a failure states.
  fileprivate init(_ failure: CommandFailure) {
    let status: InputRow.Status =
      switch failure.code {
      case .input(.timeout): .timeout
      case .input(.cutAtBirth): .cut
      default: .unreadable
      }
    self.init(status: status, code: failure.code?.word ?? "other", text: failure.sentence)
  }
}
