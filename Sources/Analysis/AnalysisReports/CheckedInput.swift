public import AnalysisEngine
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

  /// The share of the lines that look like callbacks, in percent, below which a log fails; `nil`
  /// for none.
  public var minimumRecognized: Int?

  /// Creates a checked input.
  public init(
    name: String,
    outcome: Outcome,
    failOn: Severity? = .error,
    failsOnCut: Bool = false,
    minimumRecognized: Int? = nil
  ) {
    self.name = name
    self.outcome = outcome
    self.failOn = failOn
    self.failsOnCut = failsOnCut
    self.minimumRecognized = minimumRecognized
  }

  /// The report; `nil` when the input could not be checked.
  var report: AnalysisReport? {
    if case .report(let report) = outcome { report } else { nil }
  }

  /// A reason why an input fails apart from its findings.
  public struct Shortfall: Hashable, Sendable {
    /// The kind: `cut` or `recognition`.
    public var code: String
    /// The reason as a sentence.
    public var sentence: String
  }

  /// The reasons why the input fails apart from its findings.
  public var shortfalls: [Shortfall] {
    var list: [Shortfall] = []
    if failsOnCut, let sentence = report?.earlyEnd {
      list.append(Shortfall(code: "cut", sentence: sentence))
    }
    if let minimumRecognized, let share = report?.recognition, share.percent < minimumRecognized {
      let sentence = "\(share.sentence); at least \(minimumRecognized) % are required"
      list.append(Shortfall(code: "recognition", sentence: sentence))
    }
    return list
  }

  /// Whether a finding of a rule can fail the check.
  func canFail(_ rule: CheckedRule) -> Bool {
    guard let failOn else { return false }
    return rule.severity >= failOn && rule.confidence != .low
  }

  /// Whether a finding fails the check.
  func fails(_ finding: Finding) -> Bool {
    guard let failOn else { return false }
    return finding.severity >= failOn && finding.confidence != .low
  }
}
