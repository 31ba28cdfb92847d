/// An error of a run's clock.
public struct ClockError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: Hashable, Sendable {
    /// A negative duration was passed.
    case negative(Duration)
    /// The clock was moved from inside work that it was running.
    case reentrant
    /// The main loop ran `turns` turns without coming to rest, because each turn scheduled more
    /// work for the same time; callbacks that invalidated the layout are listed as
    /// `Class.callback`, and constraints that changed by their descriptions. The most frequent
    /// callbacks of the last turns are listed as `repeats`.
    case restless(
      turns: Int,
      callbacks: [String] = [],
      constraints: [String] = [],
      repeats: [String] = []
    )
    /// A monotonic clock can't be moved without waiting.
    case realTime
    /// Work was still pending after the timeout of `settle`.
    case unsettled(pending: [String])
  }

  /// The kind of error.
  public let code: Code

  package init(_ code: Code) {
    self.code = code
  }

  /// The error and its remedy as text.
  public var description: String {
    switch code {
    case .negative(let duration):
      "the clock can't go back; found the negative duration \(duration)"
    case .reentrant:
      "the clock was moved from inside a callback or block that it was running; schedule the work "
        + "instead"
    case .restless(let turns, let callbacks, let constraints, _) where !callbacks.isEmpty:
      "the main loop did not come to rest in \(turns) turns at the same time: layout invalidates itself "
        + "in \(callbacks.joined(separator: ", "))\(Self.changes(of: constraints))"
    case .restless(let turns, _, _, let repeats):
      "the main loop did not come to rest in \(turns) turns at the same time: a callback schedules "
        + "itself again, or layout invalidates itself"
        + (repeats.isEmpty ? "" : "; called again and again: \(repeats.joined(separator: ", "))")
    case .realTime:
      "a monotonic clock can't be moved; await advance(by:) of the app instead"
    case .unsettled(let pending):
      "work is still waiting: \(pending.joined(separator: "; "))"
    }
  }

  private static func changes(of constraints: [String]) -> String {
    constraints.isEmpty ? "" : ", where it changes \(constraints.joined(separator: ", "))"
  }
}
