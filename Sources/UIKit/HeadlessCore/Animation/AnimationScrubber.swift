import TraceModel

/// Holds the animations of some blocks at a part of their duration, and runs them in both
/// directions.
@MainActor
package final class AnimationScrubber {
  /// Whether new animations are held at once.
  package var isHeld: Bool
  /// The part of the duration at which the animations are held.
  package var progress = AnimationProgress(0)
  /// The animations of the blocks, in the order of their creation.
  package var groups: [AnimationGroup] = []
  /// The start and end values of the animated properties, if a property animator needs them.
  package var changes: [AnimatedChange] = []

  package init(isHeld: Bool) {
    self.isHeld = isHeld
  }
}

/// How the time of an animation passes.
enum AnimationPlayback {
  /// The animation advances with the clock since the call.
  case running
  /// Stopped; the associated value is the elapsed time.
  case held(Duration)
  /// With the clock times a rate since a moment at which `passed` had elapsed; a negative rate runs
  /// backward.
  case released(Instant, passed: Duration, rate: Double)
}

extension AnimationGroup {
  /// The elapsed time of the animation at a moment, including its delay.
  func passed(at moment: Instant) -> Duration {
    switch playback {
    case .running: start.duration(to: moment)
    case .held(let passed): passed
    case .released(let begin, let passed, let rate): passed + begin.duration(to: moment) * rate
    }
  }
}

/// Holding and releasing animations.
extension Animator {
  /// Runs a body whose animations a scrubber collects.
  package func collect(into scrubber: AnimationScrubber, _ body: () -> Void) {
    let outer = self.scrubber
    self.scrubber = scrubber
    body()
    self.scrubber = outer
  }

  /// Holds the animations of a scrubber at a part of their duration.
  package func hold(_ scrubber: AnimationScrubber, at progress: AnimationProgress) {
    scrubber.isHeld = true
    scrubber.progress = progress
    for group in scrubber.groups { hold(group, at: progress) }
  }

  /// Holds the animations at their current positions.
  package func pause(_ scrubber: AnimationScrubber) {
    scrubber.isHeld = true
    for group in scrubber.groups {
      guard let total = group.timing.total, !group.running.isEmpty else { continue }
      let passed = min(max(group.passed(at: now), .zero), total)
      if total > .zero { scrubber.progress = AnimationProgress(passed / total) }
      group.playback = .held(passed)
      group.playbackChanges += 1
    }
  }

  /// Continues or reverses the held animations; their completions run at the end.
  ///
  /// - Parameters:
  ///   - scrubber: The animations.
  ///   - isForward: Whether the animations run to their end, not back to their start.
  ///   - speed: The factor of the speed; 1 replaces values that are not greater than 0.
  package func release(_ scrubber: AnimationScrubber, isForward: Bool, speed: Double) {
    scrubber.isHeld = false
    let speed = speed > 0 && speed.isFinite ? speed : 1
    for group in scrubber.groups where !group.running.isEmpty {
      guard let total = group.timing.total else { continue }
      let passed = min(max(group.passed(at: now), .zero), total)
      group.playback = .released(now, passed: passed, rate: isForward ? speed : -speed)
      group.playbackChanges += 1
      schedule(group, after: (isForward ? total - passed : passed) / speed)
    }
  }

  /// Holds a group whose block has just returned, if its scrubber is held.
  ///
  /// - Returns: Whether the group is held, so that its end must not be scheduled.
  func holdIfScrubbed(_ group: AnimationGroup) -> Bool {
    guard let scrubber = group.scrubber, scrubber.isHeld else { return false }
    hold(group, at: scrubber.progress)
    return true
  }

  private func hold(_ group: AnimationGroup, at progress: AnimationProgress) {
    guard let total = group.timing.total, !group.running.isEmpty else { return }
    group.playback = .held(total * progress.fraction)
    group.playbackChanges += 1
  }
}
