public import Findings

/// An input of a check with its result, for formats that report all inputs together.
public struct CheckedInput: Sendable {
  /// The result of the check.
  public enum Outcome: Sendable {
    /// The input was checked.
    case report(AnalysisReport)
    /// The input could not be checked, with the reason.
    case failure(String)
  }

  /// The name of the input as the user entered it; `-` for standard input.
  public var name: String
  /// The result of the check.
  public var outcome: Outcome
  /// The minimum severity that fails the check; `nil` never fails.
  public var failOn: Severity?

  /// Whether a recording whose end is missing fails.
  public var failsOnCut: Bool

  /// Creates a checked input.
  public init(
    name: String,
    outcome: Outcome,
    failOn: Severity? = .error,
    failsOnCut: Bool = false
  ) {
    self.name = name
    self.outcome = outcome
    self.failOn = failOn
    self.failsOnCut = failsOnCut
  }

  /// The report; `nil` when the input could not be checked.
  var report: AnalysisReport? {
    if case .report(let report) = outcome { report } else { nil }
  }

  /// Whether the check fails because the end of the recording is missing.
  public var failsAtEarlyEnd: Bool { failsOnCut && report?.endsEarly == true }

  /// Whether a finding fails the check.
  func fails(_ finding: Finding) -> Bool {
    guard let failOn else { return false }
    return finding.severity >= failOn && finding.confidence != .low
  }
}
