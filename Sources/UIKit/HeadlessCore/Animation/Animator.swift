import TraceModel
import TraceRecorder

// choice: repeating-animation-replaced
// choice: animation-outside-windows
/// The animations of one run.
///
/// A change of a property within the block of `UIView.animate` creates an animation: the property
/// has its new value at once, and the presentation value moves towards it.
///
/// - From iOS 8 on the animations of a property are additive: each adds its distance from its end
///   to the property's value. A later animation does not affect earlier ones, and all of them end
///   with `true` (WWDC 2014, session 236, “Building Interruptible and Responsive Interactions”;
///   iosoteric.com/additive-animations-animatewithduration-in-ios-8).
/// - Animations of a background color, and all animations before iOS 8, are not additive: a new
///   animation replaces the previous one, whose group then ends with `false`
///   (developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)). The same
///   happens when a new animation replaces one that repeats (chosen).
/// - A change outside of all blocks sets the value and ends no animation, even if the value is the
///   same: from iOS 8 on the distance from the end is added to the new value.
/// - A view that leaves its window loses its animations, and all views do when the app enters the
///   background; the groups end with `false` (github.com/wnagrodzki/AnimationRestoration names
///   both).
/// - The animations of a view that is in no window when the turn commits end then, with `true`
///   (chosen). So do animations that begin in the background.
///
/// A group's completion is called once, after its last animation has ended: at the end of its time,
/// or after the commit of the turn in which it was cancelled. A group without animations, because
/// nothing changed, because the duration is zero, or because animations are off, completes with
/// `true` after the next commit
/// (developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:):
/// with a duration of 0, “at the beginning of the next run loop cycle”).
@MainActor
package final class Animator {
  private let context: RecordingContext
  private let recording: Recording
  private let dispatcher: Dispatcher
  private let loop: TurnLoop
  private var open: [AnimationGroup] = []
  /// The stack views that are laid out when the innermost running block ends.
  private var changedStacks: [UIView] = []
  /// The animations of each view, in the order of their creation.
  private var animations: [SubjectID: [PropertyAnimation]] = [:]
  /// Whether changes within blocks are animated.
  package var isEnabled = true
  /// Whether the app is in the background, where animations end when they begin.
  package var isInBackground = false
  /// The scrubber to which new groups belong.
  var scrubber: AnimationScrubber?
  /// The running property animators, which stay alive without a reference of the app.
  package var runningAnimators: [ObjectIdentifier: AnyObject] = [:]

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

  /// Whether an animation runs.
  var isWatching: Bool { !animations.isEmpty }

  /// The duration of the innermost running block; zero outside of all blocks.
  package var inheritedDuration: Duration { open.last?.timing.duration ?? .zero }

  /// Whether a change of a property is animated now.
  package var isAnimating: Bool { isEnabled && !open.isEmpty }

  /// Runs a block whose changes are animated.
  ///
  /// - Parameters:
  ///   - timing: The timing of the animations; within an outer block the options decide which parts
  ///     are inherited.
  ///   - options: The options of the call.
  ///   - container: The view of a transition, whose content counts as changed.
  ///   - blocks: Makes the changes.
  ///   - completion: Called at the end with whether no animation was cancelled.
  package func animate(
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
    run(group) {
      if let container { note(.content, of: container, from: .zero, to: .one) }
      dispatcher.invoke(.animations, to: group.owner, blocks)
    }
  }

  /// Runs blocks whose changes are animated alongside a transition; the trace contains the blocks
  /// of the transition, but no separate animation.
  func animateAlongside(for duration: Duration, owner: SubjectID, animations blocks: () -> Void) {
    let timing = AnimationGroup.Timing(duration: duration, delay: .zero, curve: .easeInOut)
    run(AnimationGroup(timing: timing, start: loop.now, owner: owner, completion: nil), blocks)
  }

  private func run(_ group: AnimationGroup, _ blocks: () -> Void) {
    if let scrubber {
      group.scrubber = scrubber
      scrubber.groups.append(group)
    }
    open.append(group)
    blocks()
    layOutChangedStacks()
    open.removeLast()
    seal(group)
  }

  /// Lays out a stack view when the innermost running block ends, so that its views move with the
  /// animation.
  package func layOutAtEndOfBlock(_ stack: UIView) {
    if !changedStacks.contains(where: { $0 === stack }) { changedStacks.append(stack) }
  }

  private func layOutChangedStacks() {
    guard !changedStacks.isEmpty else { return }
    let stacks = changedStacks
    changedStacks = []
    for stack in stacks { stack.layoutWithAncestors() }
  }

  /// Runs blocks whose changes take place in a part of the duration of the innermost running block.
  package func keyframe(_ part: ClosedRange<Double>, animations blocks: () -> Void) {
    guard let group = open.last else {
      blocks()
      return
    }
    let old = group.timing.keyframe
    group.timing.keyframe = part
    blocks()
    group.timing.keyframe = old
  }

  /// Animates a change of a property of a view, if a block is running.
  func note(
    _ property: AnimatedProperty,
    of view: UIView,
    from old: AnimatedValue,
    to new: AnimatedValue
  ) {
    guard old != new, isAnimating, let group = open.last, group.timing.total != .zero else {
      return
    }
    let subject = view.traceSubject
    let own = animations[subject]?.firstIndex { $0.property == property && $0.group === group }
    if let own {
      animations[subject]?[own].extend(from: old, to: new)
      return
    }
    let isAdditive = addsUp(property)
    var from = old
    if !isAdditive, group.timing.beginsFromCurrentState {
      from = presentation(of: property, of: view) ?? old
    }
    for animation in animations[subject] ?? []
    where animation.property == property && !(isAdditive && !animation.group.timing.repeats) {
      stop(animation, of: subject)
    }
    let key = AnimationKey(view: subject, property: property)
    recordState(of: key, begins: true)
    group.isEmpty = false
    group.running.insert(key)
    animations[subject, default: []].append(
      PropertyAnimation(
        group: group,
        view: view,
        property: property,
        isAdditive: isAdditive,
        segments: [group.segment(from: from, to: new)]
      )
    )
  }

  /// Whether the animations of a property are additive.
  private func addsUp(_ property: AnimatedProperty) -> Bool {
    switch property {
    case .position, .bounds, .alpha, .transform: context.behavior.major >= 8
    case .backgroundColor, .content: false
    }
  }

  /// The presentation value of a property; `nil` if it is not animated.
  func presentation(of property: AnimatedProperty, of view: UIView) -> AnimatedValue? {
    let running = (animations[view.traceSubject] ?? []).filter { $0.property == property }
    guard !running.isEmpty, var value = view.animatedValue(of: property) ?? running.last?.end else {
      return nil
    }
    for animation in running { value = animation.apply(to: value, at: now) }
    return value
  }

  /// The animated properties of a view, in the order in which the animations were created.
  func propertiesInMotion(of view: UIView) -> [AnimatedProperty] {
    (animations[view.traceSubject] ?? []).map(\.property)
  }

  /// Cancels the animations of a view that leaves its window or whose animations the app removes.
  func stopAnimations(of view: UIView) {
    let subject = view.traceSubject
    for animation in animations[subject] ?? [] { stop(animation, of: subject) }
  }

  /// Cancels all animations that are not held, because the app enters the background.
  package func enterBackground() {
    isInBackground = true
    for subject in animations.keys.sorted(by: { $0.number < $1.number }) {
      for animation in animations[subject] ?? [] where !isHeld(animation.group) {
        stop(animation, of: subject)
      }
    }
  }

  /// Releases all animations at the end of the run.
  package func end() {
    animations = [:]
    runningAnimators = [:]
    open = []
  }

  func animation(of key: AnimationKey, in group: AnimationGroup) -> PropertyAnimation? {
    animations[key.view]?.first { $0.property == key.property && $0.group === group }
  }

  /// Schedules the end of a group whose block has returned.
  private func seal(_ group: AnimationGroup) {
    group.isSealed = true
    guard !group.isEmpty, !group.running.isEmpty else {
      complete(group)
      return
    }
    guard !holdIfScrubbed(group), let total = group.timing.total else {
      endAfterCommitWhereUnseen(group)
      return
    }
    schedule(group, after: max(.zero, total - group.start.duration(to: loop.now)))
  }

  /// Schedules the end of a group; a change of its playback cancels the end.
  func schedule(_ group: AnimationGroup, after delay: Duration) {
    let playback = group.playbackChanges
    loop.schedule(
      after: delay,
      label: "end of an animation",
      isCancelled: { group.running.isEmpty || group.playbackChanges != playback }
    ) { [weak self] in self?.finish(group) }
    endAfterCommitWhereUnseen(group)
  }

  /// Ends the animations of views that are in no window when the turn commits.
  private func endAfterCommitWhereUnseen(_ group: AnimationGroup) {
    guard group.running.contains(where: { isUnseen($0, in: group) }) else { return }
    loop.afterCommit { [weak self] in
      guard let self, !isHeld(group) else { return }
      for key in group.sortedKeys where isUnseen(key, in: group) { remove(key, of: group) }
      if group.running.isEmpty { complete(group) }
    }
  }

  private func isUnseen(_ key: AnimationKey, in group: AnimationGroup) -> Bool {
    guard !isInBackground, let view = animation(of: key, in: group)?.view else { return true }
    return !view.isInWindow
  }

  private func isHeld(_ group: AnimationGroup) -> Bool { group.scrubber?.isHeld ?? false }

  /// The current time.
  var now: Instant { loop.now }

  /// Ends a group whose time has passed.
  private func finish(_ group: AnimationGroup) {
    for key in group.sortedKeys { remove(key, of: group) }
    callCompletion(of: group)
  }

  /// Cancels one animation.
  private func stop(_ animation: PropertyAnimation, of subject: SubjectID) {
    let group = animation.group
    group.isFinished = false
    remove(AnimationKey(view: subject, property: animation.property), of: group)
    if group.running.isEmpty, group.isSealed { complete(group) }
  }

  /// Removes one animation, without calling its completion.
  func remove(_ key: AnimationKey, of group: AnimationGroup) {
    group.running.remove(key)
    guard
      let index = animations[key.view]?.firstIndex(where: {
        $0.property == key.property && $0.group === group
      }), let animation = animations[key.view]?.remove(at: index)
    else { return }
    if animations[key.view]?.isEmpty ?? false { animations[key.view] = nil }
    if animation.view != nil { recordState(of: key, begins: false) }
  }

  private func complete(_ group: AnimationGroup) {
    guard group.completion != nil else { return }
    loop.afterCommit { [weak self] in self?.callCompletion(of: group) }
  }

  private func callCompletion(of group: AnimationGroup) {
    guard let completion = group.takeCompletion() else { return }
    let isFinished = group.isFinished
    RecordingContext.$current.withValue(context) {
      dispatcher.invoke(.completion, to: group.owner) { completion(isFinished) }
    }
  }

  /// Records that a view begins or ceases to be animated; the animation must not be in the list.
  private func recordState(of key: AnimationKey, begins: Bool) {
    let isTransition = key.property == .content
    let others = (animations[key.view] ?? []).contains {
      ($0.property == .content) == isTransition
    }
    guard !others else { return }
    recording.state(
      isTransition ? .transitioningState : .animatingState,
      of: key.view,
      begins: begins
    )
  }
}
