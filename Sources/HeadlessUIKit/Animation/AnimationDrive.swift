import TraceModel

/// The animations of some blocks, which can be held at a part of their time and run both ways.
@MainActor
final class AnimationDrive {
  /// Whether animations that are created are held at once.
  var isHeld: Bool
  /// How far the animations are while they are held, from 0 to 1.
  var fraction = 0.0
  /// What was created by the blocks, in its order.
  var groups: [AnimationGroup] = []
  /// Where the animated properties come from and go to, when somebody needs to know.
  var ways: [AnimationWay] = []

  init(isHeld: Bool) {
    self.isHeld = isHeld
  }
}

/// How the time of animations passes.
enum AnimationPace {
  /// As the clock does, since the call.
  case running
  /// Not at all: so much has passed.
  case held(Duration)
  /// From a moment on at a rate, which is negative on the way back; so much had passed then.
  case released(Instant, passed: Duration, rate: Double)
}

extension AnimationGroup {
  /// How much of the animation's time has passed at a moment, its delay included.
  func passed(at moment: Instant) -> Duration {
    switch pace {
    case .running: start.duration(to: moment)
    case .held(let passed): passed
    case .released(let begin, let passed, let rate): passed + begin.duration(to: moment) * rate
    }
  }
}

/// Holding and driving animations.
extension Animator {
  /// Runs a body whose blocks of animations belong to a drive.
  func collect(into drive: AnimationDrive, _ body: () -> Void) {
    let outer = self.drive
    self.drive = drive
    body()
    self.drive = outer
  }

  /// Holds the animations at a part of their time.
  ///
  /// - Parameters:
  ///   - drive: The animations.
  ///   - fraction: The part, from 0 to 1.
  func hold(_ drive: AnimationDrive, at fraction: Double) {
    drive.isHeld = true
    drive.fraction = fraction
    for group in drive.groups { hold(group, at: fraction) }
  }

  /// Holds the animations where they are.
  func pause(_ drive: AnimationDrive) {
    drive.isHeld = true
    for group in drive.groups {
      guard let total = group.timing.total, !group.running.isEmpty else { continue }
      let passed = min(max(group.passed(at: now), .zero), total)
      if total > .zero { drive.fraction = passed / total }
      group.pace = .held(passed)
      group.paceChanges += 1
    }
  }

  /// Lets the animations run on or back; they end, and their completions come, when they are there.
  ///
  /// - Parameters:
  ///   - drive: The animations.
  ///   - isForward: Whether they run to their end, not back to their begin.
  ///   - speed: How fast; what is not greater than 0 counts as 1.
  func release(_ drive: AnimationDrive, isForward: Bool, speed: Double) {
    drive.isHeld = false
    let speed = speed > 0 && speed.isFinite ? speed : 1
    for group in drive.groups where !group.running.isEmpty {
      guard let total = group.timing.total else { continue }
      let passed = min(max(group.passed(at: now), .zero), total)
      group.pace = .released(now, passed: passed, rate: isForward ? speed : -speed)
      group.paceChanges += 1
      schedule(group, after: (isForward ? total - passed : passed) / speed)
    }
  }

  /// Holds a group whose block has just returned, when its drive is held.
  ///
  /// - Returns: Whether it is held, so that nobody waits for its end.
  func holdIfDriven(_ group: AnimationGroup) -> Bool {
    guard let drive = group.drive, drive.isHeld else { return false }
    hold(group, at: drive.fraction)
    return true
  }

  private func hold(_ group: AnimationGroup, at fraction: Double) {
    guard let total = group.timing.total, !group.running.isEmpty else { return }
    group.pace = .held(total * fraction)
    group.paceChanges += 1
  }
}
