import Synchronization
package import TraceModel

/// The steps of a test: where its source moved the clock or looked at the trace, and when.
///
/// Events carry no place in the source. On a virtual clock, whose every event has a time of its own,
/// the steps around a moment tell which lines caused it. Steps do not overlap: a clock that is
/// moved refuses to be moved from inside.
package final class SourceSteps: Sendable {
  /// A step, from its beginning to the moment before which it ended.
  private struct Step {
    var place: CodeLocation
    var begin: Instant
    var end: Instant?
    /// Whether the step moves the clock.
    var movesClock: Bool
  }

  /// Where a moment lies among the steps.
  package enum Position: Hashable, Sendable {
    /// While a step ran.
    case during(CodeLocation)
    /// Outside of all steps: behind one, ahead of one, or both.
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

    /// Notes that the step has ended; what is recorded from this moment on is behind it.
    package func end(at moment: Instant) {
      steps.state.withLock { $0.steps[number].end = moment }
    }
  }

  /// Notes that a step begins which moves the clock; what is recorded from this moment on belongs to it.
  ///
  /// - Returns: The step, whose end its maker notes; `nil` when the test has ended.
  package func begin(_ place: CodeLocation, at moment: Instant) -> Running? {
    begin(place, at: moment, movesClock: true)
  }

  private func begin(_ place: CodeLocation, at moment: Instant, movesClock: Bool) -> Running? {
    state.withLock { state in
      guard !state.hasEnded else { return nil }
      state.steps.append(Step(place: place, begin: moment, movesClock: movesClock))
      return Running(steps: self, number: state.steps.count - 1)
    }
  }

  /// Notes a step that records nothing, such as an expectation.
  package func note(_ place: CodeLocation, at moment: Instant) {
    begin(place, at: moment, movesClock: false)?.end(at: moment)
  }

  /// The place of the last step; `nil` when there are none.
  package var last: CodeLocation? {
    state.withLock { $0.steps.last?.place }
  }

  /// The place of the first step that moved the clock and began at a moment or later; `nil` for none.
  package func firstClockMove(since moment: Instant) -> CodeLocation? {
    state.withLock { state in
      state.steps.first { $0.movesClock && $0.begin >= moment }?.place
    }
  }

  /// Notes that the body of the test has ended: nothing is a step of it any more.
  package func end() {
    state.withLock { $0.hasEnded = true }
  }

  /// Returns where an event of a moment lies among the steps; `nil` when there are none.
  package func position(of moment: Instant) -> Position? {
    state.withLock { state in
      let steps = state.steps
      guard !steps.isEmpty else { return nil }
      let next = steps.firstIndex { $0.begin > moment } ?? steps.count
      let following = next < steps.count ? steps[next].place : nil
      guard next > 0 else { return .between(nil, following) }
      let last = steps[next - 1]
      if let end = last.end, end <= moment { return .between(last.place, following) }
      return .during(last.place)
    }
  }
}
