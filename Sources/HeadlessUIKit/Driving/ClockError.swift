/// An error of a run's clock.
public struct ClockError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: Hashable, Sendable {
    /// The clock was told to go back.
    case negative(Duration)
    /// The clock was moved from inside work that it was running.
    case reentrant
    /// Turn after turn made new work at the same moment; callbacks that invalidated the layout are
    /// named as `Class.callback`.
    case restless(turns: Int, callbacks: [String] = [])
    /// A real clock can't be moved; wait for it instead.
    case realTime
    /// Work was still waiting when the time for settling was over.
    case unsettled(pending: [String])
  }

  /// What went wrong.
  public let code: Code

  init(_ code: Code) {
    self.code = code
  }

  /// What went wrong and what to do, in words.
  public var description: String {
    switch code {
    case .negative(let duration):
      "the clock can't go back by \(duration); found a negative duration"
    case .reentrant:
      "the clock was moved from inside a callback or block that it was running; schedule the work "
        + "instead"
    case .restless(let turns, let callbacks) where !callbacks.isEmpty:
      "the main loop did not come to rest in \(turns) turns at one moment: layout invalidates itself "
        + "in \(callbacks.joined(separator: ", "))"
    case .restless(let turns, _):
      "the main loop did not come to rest in \(turns) turns at one moment: a callback schedules "
        + "itself again, or layout invalidates itself"
    case .realTime:
      "a monotonic clock can't be moved; await advance(by:) of the app instead"
    case .unsettled(let pending):
      "work is still waiting: \(pending.joined(separator: "; "))"
    }
  }
}
