import TraceModel

/// A property of a view that can be animated.
///
/// A change of a view's frame is a change of ``position`` and of ``bounds``.
enum AnimatedProperty: Int, CaseIterable {
  case position
  case bounds
  case alpha
  case transform
  case backgroundColor
  /// The content of the container of a `UIView.transition`.
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

/// A view and one of its animated properties.
struct AnimationKey: Hashable {
  let view: SubjectID
  let property: AnimatedProperty
}

/// The components of a value of an animated property; unused components are zero.
typealias AnimatedValue = SIMD8<Double>

/// The animation of one property from one value to another, by one call or keyframe.
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
  /// Whether the animation adds its distance from its end to the property's value instead of
  /// replacing the value.
  let isAdditive: Bool
  var segments: [AnimationSegment]

  var end: AnimatedValue? { segments.last?.to }

  /// The presentation value with this animation.
  ///
  /// - Parameters:
  ///   - value: The presentation value without this animation.
  ///   - moment: The time of the presentation.
  /// - Returns: The presentation value at that time.
  @MainActor
  func apply(to value: AnimatedValue, at moment: Instant) -> AnimatedValue {
    guard let own = self.value(at: moment), let end else { return value }
    return isAdditive ? value + own - end : own
  }

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

  /// Adds a further change of the property in the same block.
  ///
  /// A keyframe follows the previous ones; otherwise one segment leads to the new value.
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

/// The animations of one call of `UIView.animate`, until its completion.
@MainActor
package final class AnimationGroup {
  /// The timing of the animations of a group.
  package struct Timing {
    package var duration: Duration
    package var delay: Duration
    package var curve: TimingCurve
    package var repeats = false
    package var autoreverses = false
    package var beginsFromCurrentState = false
    /// The part of the duration in which the running keyframe block's changes take place, from 0 to
    /// 1.
    var keyframe: ClosedRange<Double>?

    package init(
      duration: Duration,
      delay: Duration,
      curve: TimingCurve,
      repeats: Bool = false,
      autoreverses: Bool = false,
      beginsFromCurrentState: Bool = false,
      keyframe: ClosedRange<Double>? = nil
    ) {
      self.duration = duration
      self.delay = delay
      self.curve = curve
      self.repeats = repeats
      self.autoreverses = autoreverses
      self.beginsFromCurrentState = beginsFromCurrentState
      self.keyframe = keyframe
    }

    /// The time from the call to the end; `nil` if the animation repeats without an end.
    var total: Duration? {
      repeats ? nil : delay + duration * (autoreverses ? 2 : 1)
    }
  }

  var timing: Timing
  /// The time of the call.
  let start: Instant
  /// The animations that have not ended.
  var running: Set<AnimationKey> = []
  /// Whether no animation was created.
  var isEmpty = true
  /// Whether no animation was cancelled.
  var isFinished = true
  /// Whether the block has returned.
  var isSealed = false
  /// How the time of the animations passes.
  var playback = AnimationPlayback.running
  /// The number of changes of the playback: a change cancels a scheduled end.
  var playbackChanges = 0
  /// The scrubber that can hold the animations.
  weak var scrubber: AnimationScrubber?
  /// The receiver of the blocks in the trace.
  let owner: SubjectID
  private(set) var completion: ((Bool) -> Void)?

  init(timing: Timing, start: Instant, owner: SubjectID, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.start = start
    self.owner = owner
    self.completion = completion
  }

  /// Removes and returns the completion, so that it is called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }

  /// Creates the segment of a change in the current keyframe.
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

  /// The keys of the animations that have not ended, sorted by view and property.
  var sortedKeys: [AnimationKey] {
    running.sorted {
      ($0.view.number, $0.property.rawValue) < ($1.view.number, $1.property.rawValue)
    }
  }
}
