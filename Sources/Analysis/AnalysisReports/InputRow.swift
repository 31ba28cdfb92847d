public import AnalysisEngine
import TraceModel

/// The result of one input of a check as one flat record, for engines that read tables.
///
/// Every row has the columns of `columns` in their order; a value that does not exist is `null`.
/// The column `findings` exists only on request.
public struct InputRow: Sendable {
  /// The result of an input.
  public enum Status: String, CaseIterable, Sendable {
    /// The input was checked and has no finding.
    case clean
    /// The input was checked and has findings of any severity.
    case findings
    /// The input could not be checked.
    case unreadable
    /// The recording ends early: its program died or was killed. The findings of its beginning
    /// count.
    case cut
    /// The check was ended because it reached its time limit.
    case timeout

    /// The meaning for the page about columns.
    package var meaning: String {
      switch self {
      case .clean: "the input was checked and has no finding"
      case .findings: "the input was checked and has findings, of any severity"
      case .unreadable: "the input could not be checked; `errorCode` is the reason"
      case .cut: "the recording has no end: its program died or was killed; findings count as usual"
      case .timeout: "the check reached `--timeout-per-file`"
      }
    }
  }

  /// The reason why an input could not be checked.
  public struct Failure: Error, Hashable {
    /// The result of the input: ``Status/unreadable``, ``Status/cut`` or ``Status/timeout``.
    public var status: Status
    /// The kind of failure, a word that does not depend on the input: `empty`.
    public var code: String
    /// The sentence that messages show.
    public var text: String

    /// Creates a reason.
    public init(status: Status = .unreadable, code: String, text: String) {
      self.status = status
      self.code = code
      self.text = text
    }
  }

  /// The name of the input as the user entered it.
  public var file: String
  /// The report, or the reason why there is none.
  public var outcome: Result<AnalysisReport, Failure>
  /// `trace`, `log` or `scenario`; `nil` when the check ended before the format was known.
  public var format: String?
  /// The number of bytes that were read; `nil` when nothing could be read, and for a scenario,
  /// which is run.
  public var bytes: Int?
  /// The number of line feeds in these bytes, and 1 more for a last line without one.
  public var lines: Int?
  /// The elapsed time of the check; `nil` to leave it out.
  public var duration: Duration?

  /// Creates a row.
  public init(
    file: String,
    outcome: Result<AnalysisReport, Failure>,
    format: String? = nil,
    bytes: Int? = nil,
    lines: Int? = nil,
    duration: Duration? = nil
  ) {
    self.file = file
    self.outcome = outcome
    self.format = format
    self.bytes = bytes
    self.lines = lines
    self.duration = duration
  }

  /// The result of the input.
  public var status: Status {
    switch outcome {
    case .success(let report):
      if report.endsEarly { return .cut }
      return report.findings.isEmpty ? .clean : .findings
    case .failure(let failure):
      return failure.status
    }
  }

  /// The report; `nil` when the input could not be checked.
  var report: AnalysisReport? { try? outcome.get() }

  /// The reason why the input could not be checked; `nil` when it was.
  var failure: Failure? {
    if case .failure(let failure) = outcome { failure } else { nil }
  }

  /// Returns the row as one line of JSON, with a line feed at the end.
  ///
  /// - Parameter listsFindings: Whether the column `findings` exists.
  /// - Returns: The line; the same row gives the same bytes.
  public func jsonLine(listsFindings: Bool = false) -> String {
    var json = JSONText()
    json.object { json in
      for column in Self.columns(listsFindings: listsFindings) {
        json.key(column.name)
        column.write(self, &json)
      }
    }
    return json.text + "\n"
  }
}
