import TraceModel
import TraceRecorder

/// The animations of one run.
///
/// A change of a property within the block of `UIView.animate` creates an animation: the property
/// has its new value at once, and the presentation value is on its way. One property of one view has
/// one animation at most:
///
/// - A new animation replaces the old one, whose group then ends with `false`.
/// - A change outside of every block ends it too; the presentation value is then the new one (chosen:
///   published tests of another implementation agree, no device log shows it).
/// - A view that leaves its window loses its animations (chosen).
///
/// A group's completion is called once, when its last animation ended: at the end of its time, or
/// after the commit of the turn in which it was cut off. A group without animations, because nothing
/// changed, because the duration is zero, or because animations are off, completes with `true` after
/// the next commit (developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:):
/// with a duration of 0, “at the beginning of the next run loop cycle”).
@MainActor
final class Animator {
  private let context: RecordingContext
  private let recording: Recording
  private let dispatcher: Dispatcher
  private let loop: TurnLoop
  private var open: [AnimationGroup] = []
  private(set) var animations: [AnimationKey: PropertyAnimation] = [:]
  /// Whether changes within blocks are animated.
  var isEnabled = true
  /// What the groups of blocks belong to that are created now.
  var drive: AnimationDrive?
  /// The property animators that run: nobody else may keep them.
  var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  init(
    context: RecordingContext,
    recording: Recording,
    dispatcher: Dispatcher,
    loop: TurnLoop
  ) {
    self.context = context
    self.recording = recording
    self.dispatcher = dispatcher
    self.loop = loop
  }

  /// Whether a change of a property matters: a block is open or an animation runs.
  var isWatching: Bool { !open.isEmpty || !animations.isEmpty }

  /// The duration of the innermost open block; zero outside of every block.
  var inheritedDuration: Duration { open.last?.timing.duration ?? .zero }

  /// Whether a change now would be animated.
  var isAnimating: Bool { isEnabled && !open.isEmpty }

  /// Runs a block whose changes are animated.
  ///
  /// - Parameters:
  ///   - timing: How the animations run; within another block the options decide what is inherited.
  ///   - options: The options of the call.
  ///   - container: The view of a transition, whose content counts as changed.
  ///   - blocks: Makes the changes.
  ///   - completion: Told at the end, with whether nothing was cut off.
  func animate(
    _ timing: AnimationGroup.Timing,
    options: UIView.AnimationOptions,
    container: UIView? = nil,
    animations blocks: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    var timing = timing
    if let outer = open.last, timing.keyframe == nil {
      if !options.contains(.overrideInheritedDuration) {
        timing.duration = outer.timing.duration
      }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
    }
    let group = AnimationGroup(
      timing: timing,
      start: loop.now,
      owner: container?.traceSubject ?? recording.subject(of: .animations),
      completion: completion
    )
    if let drive {
      group.drive = drive
      drive.groups.append(group)
    }
    open.append(group)
    if let container { note(.content, of: container, from: .zero, to: .one) }
    dispatcher.tell(.animations, to: group.owner, blocks)
    open.removeLast()
    seal(group)
  }

  /// Runs a part of the innermost open block within a part of its time.
  func keyframe(_ part: ClosedRange<Double>, animations blocks: () -> Void) {
    guard let group = open.last else {
      blocks()
      return
    }
    let old = group.timing.keyframe
    group.timing.keyframe = part
    blocks()
    group.timing.keyframe = old
  }

  /// Notes that a property of a view changes.
  func note(
    _ property: AnimatedProperty,
    of view: UIView,
    from old: AnimatedValue,
    to new: AnimatedValue
  ) {
    let key = AnimationKey(view: view.traceSubject, property: property)
    guard isAnimating, let group = open.last else {
      stop(key)
      return
    }
    guard old != new, group.timing.total != .zero else {
      if group.timing.total == .zero { stop(key) }
      return
    }
    var from = old
    if let running = animations[key] {
      if running.group === group {
        // A later keyframe, or a second change in one block: the way goes on.
        let segment = group.segment(from: old, to: new)
        if group.timing.keyframe == nil {
          let start = running.segments.first?.from ?? old
          animations[key]?.segments = [group.segment(from: start, to: new)]
        } else {
          animations[key]?.segments.append(segment)
        }
        return
      }
      if group.timing.beginsFromCurrentState, let value = value(of: key) { from = value }
      stop(key)
    }
    recordState(of: key, begins: true)
    group.isEmpty = false
    group.running.insert(key)
    animations[key] = PropertyAnimation(
      group: group,
      view: view,
      segments: [group.segment(from: from, to: new)]
    )
  }

  /// The value that would be on the screen now; `nil` when the property is not animated.
  func presentation(of property: AnimatedProperty, of view: UIView) -> AnimatedValue? {
    value(of: AnimationKey(view: view.traceSubject, property: property))
  }

  /// Ends the animations of a view that leaves its window.
  func viewLeavesWindow(_ view: UIView) {
    guard !animations.isEmpty else { return }
    let keys = animations.keys.filter { $0.view == view.traceSubject }
    for key in keys.sorted(by: { $0.property.rawValue < $1.property.rawValue }) { stop(key) }
  }

  /// Lets go of everything: the run is over.
  func end() {
    animations = [:]
    runningAnimators = [:]
    open = []
  }

  func value(of key: AnimationKey) -> AnimatedValue? {
    animations[key]?.value(at: loop.now)
  }

  /// Waits for the end of a group whose block has returned.
  private func seal(_ group: AnimationGroup) {
    group.isSealed = true
    guard !group.isEmpty, !group.running.isEmpty else {
      complete(group)
      return
    }
    guard !holdIfDriven(group), let total = group.timing.total else { return }
    schedule(group, after: max(.zero, total - group.start.duration(to: loop.now)))
  }

  /// Waits for the end of a group, unless its pace changes.
  func schedule(_ group: AnimationGroup, after delay: Duration) {
    let pace = group.paceChanges
    loop.schedule(
      after: delay,
      label: "end of an animation",
      isCancelled: { group.running.isEmpty || group.paceChanges != pace }
    ) { [weak self] in self?.finish(group) }
  }

  /// The present moment.
  var now: Instant { loop.now }

  /// Ends a group at the end of its time.
  private func finish(_ group: AnimationGroup) {
    let keys = group.running.sorted {
      ($0.view.number, $0.property.rawValue) < ($1.view.number, $1.property.rawValue)
    }
    group.running = []
    for key in keys { remove(key) }
    callCompletion(of: group)
  }

  /// Cuts one animation off.
  private func stop(_ key: AnimationKey) {
    guard let group = animations[key]?.group else { return }
    group.isFinished = false
    group.running.remove(key)
    remove(key)
    if group.running.isEmpty, group.isSealed { complete(group) }
  }

  func remove(_ key: AnimationKey) {
    let view = animations.removeValue(forKey: key)?.view
    if view != nil { recordState(of: key, begins: false) }
  }

  private func complete(_ group: AnimationGroup) {
    guard group.completion != nil else { return }
    loop.afterCommit { [weak self] in self?.callCompletion(of: group) }
  }

  private func callCompletion(of group: AnimationGroup) {
    guard let completion = group.takeCompletion() else { return }
    let isFinished = group.isFinished
    RecordingContext.$current.withValue(context) {
      dispatcher.tell(.completion, to: group.owner) { completion(isFinished) }
    }
  }

  /// Records that a view begins or ceases to be animated; call it while the key is not there.
  private func recordState(of key: AnimationKey, begins: Bool) {
    let isTransition = key.property == .content
    if !isTransition {
      let others = animations.keys.contains { $0.view == key.view && $0.property != .content }
      guard !others else { return }
    }
    recording.state(
      isTransition ? .transitioningState : .animatingState,
      of: key.view,
      begins: begins
    )
  }
}
