import Synchronization
package import TraceModel

/// The steps of a test: where and when its source advanced the clock or inspected the trace.
///
/// Events have no source location. On a virtual clock each event has a distinct time, so the steps
/// around an event show which line caused it. Steps do not overlap, because the clock can't be
/// advanced from inside work that it runs.
package final class SourceSteps: Sendable {
  /// A step from its start to its end, which is exclusive.
  private struct Step {
    var location: CodeLocation
    var begin: Instant
    var end: Instant?
    var movesClock: Bool
  }

  /// The position of an event among the steps.
  package enum Position: Hashable, Sendable {
    /// The time during a step.
    case during(CodeLocation)
    /// The time outside all steps: after the first location, before the second, or both.
    case between(CodeLocation?, CodeLocation?)
  }

  private struct State {
    var steps: [Step] = []
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// Creates an empty list.
  package init() {}

  /// A step that has begun.
  package struct Running: Sendable {
    fileprivate let steps: SourceSteps
    fileprivate let number: Int

    /// Ends the step; events recorded from this time on belong after it.
    package func end(at moment: Instant) {
      steps.state.withLock { $0.steps[number].end = moment }
    }
  }

  /// Begins a step that advances the clock; events recorded from this time on belong to it.
  ///
  /// - Returns: The step, for the caller to end; `nil` when the test has ended.
  package func begin(_ location: CodeLocation, at moment: Instant) -> Running? {
    begin(location, at: moment, movesClock: true)
  }

  private func begin(_ location: CodeLocation, at moment: Instant, movesClock: Bool) -> Running? {
    state.withLock { state in
      guard !state.hasEnded else { return nil }
      state.steps.append(Step(location: location, begin: moment, movesClock: movesClock))
      return Running(steps: self, number: state.steps.count - 1)
    }
  }

  /// Adds a step that records no events, such as an expectation.
  package func note(_ location: CodeLocation, at moment: Instant) {
    begin(location, at: moment, movesClock: false)?.end(at: moment)
  }

  /// The location of the last step; `nil` when there are none.
  package var last: CodeLocation? {
    state.withLock { $0.steps.last?.location }
  }

  /// The location of the first step that advanced the clock and began at a time or later; `nil` if
  /// there is none.
  package func firstClockMove(since moment: Instant) -> CodeLocation? {
    state.withLock { state in
      state.steps.first { $0.movesClock && $0.begin >= moment }?.location
    }
  }

  /// Ends the test: later steps are ignored.
  package func end() {
    state.withLock { $0.hasEnded = true }
  }

  /// Returns the position of an event's time among the steps; `nil` when there are no steps.
  package func position(of moment: Instant) -> Position? {
    state.withLock { state in
      let steps = state.steps
      guard !steps.isEmpty else { return nil }
      let next = steps.firstIndex { $0.begin > moment } ?? steps.count
      let following = next < steps.count ? steps[next].location : nil
      guard next > 0 else { return .between(nil, following) }
      let last = steps[next - 1]
      if let end = last.end, end <= moment { return .between(last.location, following) }
      return .during(last.location)
    }
  }
}
