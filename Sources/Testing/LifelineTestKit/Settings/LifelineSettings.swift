public import Findings
public import TraceRecorder

/// The settings of a recorded test.
public struct LifelineSettings: Sendable {
  /// The title of the trace and its picture; `nil` uses the names of the suite and the test.
  public var name: String?
  /// The minimum severity of a finding that fails the test; `nil` ignores findings.
  public var failOn: Severity?
  /// The maximum time that passes after the body until no scheduled work is left.
  ///
  /// Work that is due later fails the test. `nil` does not move the clock and allows pending work.
  public var settleLimit: Duration?
  /// Whether a controller that outlives the test fails it.
  public var checksLeaks: Bool
  /// Whether a window that was deallocated before its content appeared fails the test.
  public var checksWindows: Bool
  /// When golden files are written; see ``GoldenMode``.
  public var goldens: GoldenMode?
  /// The reaction where UIKit throws an exception: by default the operation is refused and fails
  /// the test, and other tests continue; `trap` ends the process.
  public var failurePolicy: FailurePolicy
  /// Whether the picture of a test that passes is drawn and its files are attached, too.
  ///
  /// The trace is always written.
  public var drawsAlways: Bool
  /// The size of the trace in bytes at which recording stops and the test fails; `nil` for that of
  /// the environment variable `LIFELINE_TRACE_LIMIT` in megabytes, else 128 MB.
  public var traceLimit: Int?

  public init(
    name: String? = nil,
    failOn: Severity? = .error,
    settleLimit: Duration? = .seconds(10),
    checksLeaks: Bool = true,
    checksWindows: Bool = true,
    goldens: GoldenMode? = nil,
    failurePolicy: FailurePolicy = .record,
    drawsAlways: Bool = false,
    traceLimit: Int? = nil
  ) {
    self.name = name
    self.failOn = failOn
    self.settleLimit = settleLimit
    self.checksLeaks = checksLeaks
    self.checksWindows = checksWindows
    self.goldens = goldens
    self.failurePolicy = failurePolicy
    self.drawsAlways = drawsAlways
    self.traceLimit = traceLimit
  }
}
