import TraceModel
import TraceRecorder

// choice: repeating-animation-replaced
// choice: animation-outside-windows
/// The animations of one run.
///
/// A change of a property within the block of `UIView.animate` creates an animation: the property
/// has its new value at once, and the presentation value is on its way.
///
/// - From iOS 8 on the animations of a property add up: each adds its distance from its end to the
///   property's value. A later animation leaves those before it alone, and all of them end with
///   `true` (WWDC 2014, session 236, “Building Interruptible and Responsive Interactions”;
///   iosoteric.com/additive-animations-animatewithduration-in-ios-8).
/// - A background color does not add up, nor does anything before iOS 8: a new animation replaces
///   the one before, whose group then ends with `false`
///   (developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)). So does one
///   that replaces an animation which repeats (chosen).
/// - A change outside of every block changes the value and ends nothing, whether the value is new or
///   not: from iOS 8 on the distance from the end is added to the new value.
/// - A view that leaves its window loses its animations, and all views do when the app goes into the
///   background; the groups end with `false` (github.com/wnagrodzki/AnimationRestoration names both).
/// - A view that is in no window when the turn commits has nothing to move: its animations are over
///   then, with `true` (chosen). So are those that begin in the background.
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
  /// The animations of each view, in the order of their creation.
  private var animations: [SubjectID: [PropertyAnimation]] = [:]
  /// Whether changes within blocks are animated.
  var isEnabled = true
  /// Whether the app is in the background, where animations are over as soon as they begin.
  var isInBackground = false
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

  /// Whether an animation runs.
  var isWatching: Bool { !animations.isEmpty }

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
    run(group) {
      if let container { note(.content, of: container, from: .zero, to: .one) }
      dispatcher.tell(.animations, to: group.owner, blocks)
    }
  }

  /// Runs blocks whose changes are animated alongside a transition; the trace shows the blocks of the
  /// transition, and no animation of its own.
  func animateAlongside(for duration: Duration, owner: SubjectID, animations blocks: () -> Void) {
    let timing = AnimationGroup.Timing(duration: duration, delay: .zero, curve: .easeInOut)
    run(AnimationGroup(timing: timing, start: loop.now, owner: owner, completion: nil), blocks)
  }

  private func run(_ group: AnimationGroup, _ blocks: () -> Void) {
    if let drive {
      group.drive = drive
      drive.groups.append(group)
    }
    open.append(group)
    blocks()
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

  /// Whether several animations of a property run at once.
  private func addsUp(_ property: AnimatedProperty) -> Bool {
    switch property {
    case .position, .bounds, .alpha, .transform: context.behavior.major >= 8
    case .backgroundColor, .content: false
    }
  }

  /// The value that would be on the screen now; `nil` when the property is not animated.
  func presentation(of property: AnimatedProperty, of view: UIView) -> AnimatedValue? {
    let running = (animations[view.traceSubject] ?? []).filter { $0.property == property }
    guard !running.isEmpty, var value = view.animatedValue(of: property) ?? running.last?.end else {
      return nil
    }
    for animation in running { value = animation.apply(to: value, at: now) }
    return value
  }

  /// The properties of a view that are animated, in the order of their animations' creation.
  func propertiesInMotion(of view: UIView) -> [AnimatedProperty] {
    (animations[view.traceSubject] ?? []).map(\.property)
  }

  /// Ends the animations of a view: it leaves its window, or the app asks for it.
  func stopAnimations(of view: UIView) {
    let subject = view.traceSubject
    for animation in animations[subject] ?? [] { stop(animation, of: subject) }
  }

  /// Ends all animations but those that are held, because the app goes into the background.
  func enterBackground() {
    isInBackground = true
    for subject in animations.keys.sorted(by: { $0.number < $1.number }) {
      for animation in animations[subject] ?? [] where !isHeld(animation.group) {
        stop(animation, of: subject)
      }
    }
  }

  /// Lets go of everything: the run is over.
  func end() {
    animations = [:]
    runningAnimators = [:]
    open = []
  }

  /// Returns the animation of a property in a group.
  func animation(of key: AnimationKey, in group: AnimationGroup) -> PropertyAnimation? {
    animations[key.view]?.first { $0.property == key.property && $0.group === group }
  }

  /// Waits for the end of a group whose block has returned.
  private func seal(_ group: AnimationGroup) {
    group.isSealed = true
    guard !group.isEmpty, !group.running.isEmpty else {
      complete(group)
      return
    }
    guard !holdIfDriven(group), let total = group.timing.total else {
      endAfterCommitWhereUnseen(group)
      return
    }
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
    endAfterCommitWhereUnseen(group)
  }

  /// Ends the animations of views that are still in no window when the turn commits.
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

  private func isHeld(_ group: AnimationGroup) -> Bool { group.drive?.isHeld ?? false }

  /// The present moment.
  var now: Instant { loop.now }

  /// Ends a group at the end of its time.
  private func finish(_ group: AnimationGroup) {
    for key in group.sortedKeys { remove(key, of: group) }
    callCompletion(of: group)
  }

  /// Cuts one animation off.
  private func stop(_ animation: PropertyAnimation, of subject: SubjectID) {
    let group = animation.group
    group.isFinished = false
    remove(AnimationKey(view: subject, property: animation.property), of: group)
    if group.running.isEmpty, group.isSealed { complete(group) }
  }

  /// Takes one animation out, without its completion.
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
      dispatcher.tell(.completion, to: group.owner) { completion(isFinished) }
    }
  }

  /// Records that a view begins or ceases to be animated; call it while the key is not there.
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
