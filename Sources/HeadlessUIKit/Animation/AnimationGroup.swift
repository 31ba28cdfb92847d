import TraceModel

/// A property of a view that can be animated; the names are those of Core Animation's keys.
///
/// A change of a view's frame is a change of ``position`` and of ``bounds``.
enum AnimatedProperty: Int, CaseIterable {
  case position
  case bounds
  case alpha
  case transform
  case backgroundColor
  /// The content of a container, in a transition.
  case content

  /// The key of the animation in Core Animation.
  var key: String {
    switch self {
    case .position: "position"
    case .bounds: "bounds"
    case .alpha: "opacity"
    case .transform: "transform"
    case .backgroundColor: "backgroundColor"
    case .content: "contents"
    }
  }
}

/// Which property of which view.
struct AnimationKey: Hashable {
  let view: SubjectID
  let property: AnimatedProperty
}

/// Numbers of an animated property; unused places are zero.
typealias AnimatedValue = SIMD8<Double>

/// The way of one property from one value to another, in one call or keyframe.
struct AnimationSegment {
  let start: Instant
  let duration: Duration
  let curve: TimingCurve
  let from: AnimatedValue
  let to: AnimatedValue

  func value(at moment: Instant) -> AnimatedValue {
    let passed = start.duration(to: moment)
    guard duration > .zero else { return passed < .zero ? from : to }
    let progress = curve.progress(at: passed / duration)
    return from + (to - from) * progress
  }
}

/// The animation of one property in one group.
struct PropertyAnimation {
  let group: AnimationGroup
  weak var view: UIView?
  let property: AnimatedProperty
  /// Whether the animation adds its distance from its end to the property's value.
  ///
  /// An absolute one replaces the value.
  let isAdditive: Bool
  var segments: [AnimationSegment]

  /// The value at the end.
  var end: AnimatedValue? { segments.last?.to }

  /// Adds the animation to what is on the screen at a moment.
  ///
  /// - Parameters:
  ///   - value: What is on the screen without this animation.
  ///   - moment: The moment.
  /// - Returns: What is on the screen with it.
  @MainActor
  func apply(to value: AnimatedValue, at moment: Instant) -> AnimatedValue {
    guard let own = self.value(at: moment), let end else { return value }
    return isAdditive ? value + own - end : own
  }

  /// The value between the two ends at a moment.
  @MainActor
  private func value(at moment: Instant) -> AnimatedValue? {
    let timing = group.timing
    let begin = group.start.advanced(by: timing.delay)
    var passed = group.passed(at: moment) - timing.delay
    if timing.repeats, timing.duration > .zero, passed > .zero {
      let cycle = timing.duration * (timing.autoreverses ? 2 : 1)
      passed -= cycle * (passed / cycle).rounded(.down)
    }
    if timing.autoreverses, passed > timing.duration { passed = timing.duration * 2 - passed }
    let moment = begin.advanced(by: passed)
    let current = segments.last { $0.start <= moment } ?? segments.first
    return current?.value(at: moment)
  }

  /// Continues with another change of the property in the same block.
  ///
  /// A later keyframe follows the ones before; otherwise one way leads to the new value.
  @MainActor
  mutating func extend(from old: AnimatedValue, to new: AnimatedValue) {
    guard group.timing.keyframe == nil, let first = segments.first else {
      segments.append(group.segment(from: old, to: new))
      return
    }
    let start = isAdditive ? first.from - first.to + old : first.from
    segments = [group.segment(from: start, to: new)]
  }
}

/// What one call of `UIView.animate` animates, until its completion.
@MainActor
final class AnimationGroup {
  /// How an animation runs.
  struct Timing {
    var duration: Duration
    var delay: Duration
    var curve: TimingCurve
    var repeats = false
    var autoreverses = false
    var beginsFromCurrentState = false
    /// The part of the animation in which changes happen, for keyframes: from 0 to 1.
    var keyframe: ClosedRange<Double>?

    /// The time from the call to the end; `nil` when it has none.
    var total: Duration? {
      repeats ? nil : delay + duration * (autoreverses ? 2 : 1)
    }
  }

  var timing: Timing
  /// The moment of the call.
  let start: Instant
  /// The animations that were created and did not end.
  var running: Set<AnimationKey> = []
  /// Whether the block changed something.
  var isEmpty = true
  /// Whether no animation was cut off.
  var isFinished = true
  /// Whether the block of the animations has returned.
  var isSealed = false
  /// How the time passes.
  var pace = AnimationPace.running
  /// Counts the changes of the pace: an end that was planned before one does not come.
  var paceChanges = 0
  /// What may hold the animations.
  weak var drive: AnimationDrive?
  /// The receiver of the blocks in the trace.
  let owner: SubjectID
  private(set) var completion: ((Bool) -> Void)?

  init(timing: Timing, start: Instant, owner: SubjectID, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.start = start
    self.owner = owner
    self.completion = completion
  }

  /// Takes the completion out, so that it is called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }

  /// The way of a property that changes now.
  func segment(from: AnimatedValue, to: AnimatedValue) -> AnimationSegment {
    let part = timing.keyframe ?? 0...1
    return AnimationSegment(
      start: start.advanced(by: timing.delay + timing.duration * part.lowerBound),
      duration: timing.duration * (part.upperBound - part.lowerBound),
      curve: timing.curve,
      from: from,
      to: to
    )
  }

  /// The keys of the animations that did not end, in the order of views and properties.
  var sortedKeys: [AnimationKey] {
    running.sorted {
      ($0.view.number, $0.property.rawValue) < ($1.view.number, $1.property.rawValue)
    }
  }
}
