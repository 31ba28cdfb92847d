public import Findings
public import TraceRecorder

/// What a recorded test wants.
public struct LifelineSettings: Sendable {
  /// The title of the trace and its picture; the suite and the test when `nil`.
  public var name: String?
  /// The least severity of a finding that fails the test; `nil` never fails.
  public var failOn: Severity?
  /// How much time may pass after the body until no work of the clock is left.
  ///
  /// What is due later fails the test. `nil` leaves the clock where the body left it and asks for
  /// nothing.
  public var settleLimit: Duration?
  /// Whether a controller that outlives the test fails it.
  public var checksLeaks: Bool
  /// Whether a window that was deallocated before its content appeared fails the test.
  public var checksWindows: Bool
  /// When golden files are written; see ``GoldenMode``.
  public var goldens: GoldenMode?
  /// What happens where UIKit throws an exception: by default the operation is refused and fails
  /// the test, and the others go on; `trap` ends the process.
  public var failurePolicy: FailurePolicy
  /// Whether a test that passes is drawn, and its files attached, as one that fails is.
  ///
  /// Its trace is written in any case.
  public var drawsAlways: Bool

  /// Creates settings; what is not given is the default.
  public init(
    name: String? = nil,
    failOn: Severity? = .error,
    settleLimit: Duration? = .seconds(10),
    checksLeaks: Bool = true,
    checksWindows: Bool = true,
    goldens: GoldenMode? = nil,
    failurePolicy: FailurePolicy = .record,
    drawsAlways: Bool = false
  ) {
    self.name = name
    self.failOn = failOn
    self.settleLimit = settleLimit
    self.checksLeaks = checksLeaks
    self.checksWindows = checksWindows
    self.goldens = goldens
    self.failurePolicy = failurePolicy
    self.drawsAlways = drawsAlways
  }
}
