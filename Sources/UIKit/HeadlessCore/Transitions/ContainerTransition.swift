import Foundation

/// A transition between two controllers, from its will-callbacks to its end.
///
/// Navigation, tab bar and page controllers and presentations all use this engine. It stores the
/// phase, follows a gesture, schedules the end and runs the coordinator; its
/// ``ContainerTransitionPolicy`` places the views and sends the callbacks.
@MainActor
package final class ContainerTransition<Details> {
  /// The phase of a transition that has begun.
  enum Phase {
    /// The transition runs without a gesture, as an animation or at once.
    case running
    /// A gesture drives the transition.
    case interactive(AnimationProgress)
    /// The gesture has ended; an animation runs to the outcome.
    case settling(TransitionOutcome)
    /// The outcome is decided, and the did-callbacks were sent or are being sent.
    case ended
  }

  private(set) var phase: Phase
  /// The state that only this kind of transition has.
  package var details: Details
  package let isAnimated: Bool
  /// Whether the transition began with a gesture.
  package let isInteractive: Bool
  /// The coordinator that the app sees, if the transition has one.
  private(set) var coordinator: TransitionCoordinator?
  /// The transition context of the app's animator, if an animator of the app animates the
  /// transition.
  private(set) var custom: CustomTransition?
  /// Whether the transition ended before its time.
  package private(set) var wasInterrupted = false
  private var hasPlacedViews = false
  private let duration: Duration
  private let runtime: Runtime
  private weak var policy: (any ContainerTransitionPolicy<Details>)?

  /// Creates a transition that has not begun.
  ///
  /// - Parameters:
  ///   - details: The state that only this kind of transition has.
  ///   - policy: The container or presentation that performs the transition and owns it.
  ///   - runtime: The runtime that schedules the end.
  ///   - duration: The time from the will-callbacks to the end, if the transition is animated.
  ///   - isAnimated: Whether the transition is animated.
  ///   - isInteractive: Whether a gesture drives the transition from the beginning.
  package init(
    _ details: Details,
    of policy: any ContainerTransitionPolicy<Details>,
    in runtime: Runtime,
    duration: Duration,
    isAnimated: Bool,
    isInteractive: Bool = false
  ) {
    self.details = details
    self.policy = policy
    self.runtime = runtime
    self.duration = duration
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    phase = isInteractive ? .interactive(AnimationProgress(0)) : .running
  }

  /// Whether the transition has not ended; a callback can end it at any time.
  package var isInFlight: Bool {
    if case .ended = phase { false } else { true }
  }

  /// Whether a gesture drives the transition now.
  var isHeld: Bool {
    if case .interactive = phase { true } else { false }
  }

  /// Whether the incoming view was placed, or the app's animator was called to place it.
  package var hasBroughtViews: Bool { custom?.hasStarted ?? hasPlacedViews }

  /// Sets the coordinator that some controllers return while the transition is in flight.
  func attach(_ coordinator: TransitionCoordinator, to controllers: [UIViewController]) {
    self.coordinator = coordinator
    if let custom { coordinator.follow(custom) }
    coordinator.attach(to: controllers)
  }

  /// Sets a new coordinator of the transition.
  ///
  /// - Parameters:
  ///   - owner: The container or presenter, which the trace names as the receiver of the blocks.
  ///   - from: The controller that is visible before the transition.
  ///   - to: The controller that is visible after the transition.
  ///   - view: The superview of the two views during the transition.
  ///   - controllers: The controllers that return the coordinator while the transition is in
  ///     flight.
  func attachCoordinator(
    of owner: UIViewController,
    from: UIViewController?,
    to: UIViewController,
    in view: UIView,
    for controllers: [UIViewController]
  ) {
    let coordinator = TransitionCoordinator(
      owner: owner,
      from: from,
      to: to,
      containerView: view,
      duration: duration,
      isAnimated: isAnimated,
      isInteractive: isInteractive
    )
    attach(coordinator, to: controllers)
  }

  /// Leaves the animation and the time of the end to an animator of the app.
  func animate(by choice: TransitionChoice, with participants: CustomTransition.Participants) {
    let custom = CustomTransition(choice, of: participants) { [weak self] didComplete in
      self?.end(didComplete ? .completed : .cancelled)
    }
    self.custom = custom
    coordinator?.follow(custom)
  }

  /// Sends the will-callbacks, places the views, and starts the animation unless a gesture drives
  /// it.
  package func begin() {
    guard let policy else { return }
    policy.sendWillCallbacks(of: self)
    guard isInFlight else { return }
    hasPlacedViews = true
    policy.placeViews(of: self)
    coordinator?.begin()
    if let custom {
      custom.start()
    } else if case .running = phase {
      policy.run(self)
    }
  }

  /// Moves a transition that a gesture drives.
  package func update(_ fraction: Double) {
    guard isHeld else { return }
    let progress = AnimationProgress(fraction)
    phase = .interactive(progress)
    coordinator?.percentComplete = CGFloat(progress.fraction)
  }

  /// Ends the gesture: an animation runs on to the end, or back.
  package func release(_ outcome: TransitionOutcome) {
    guard case .interactive(let progress) = phase else { return }
    phase = .settling(outcome)
    coordinator?.release(isCancelled: outcome == .cancelled)
    let rest = outcome == .cancelled ? progress.fraction : 1 - progress.fraction
    schedule(outcome, after: duration * rest)
  }

  /// Schedules the end of a transition that runs as an animation of its whole duration.
  func scheduleEnd() { schedule(.completed, after: duration) }

  /// Ends the transition at once, because the container changes or disappears.
  package func interrupt() {
    guard let policy else { return }
    let outcome: TransitionOutcome
    switch phase {
    case .running: outcome = custom?.transitionWasCancelled ?? false ? .cancelled : .completed
    case .interactive: outcome = policy.outcomeOfInterruptedGesture
    case .settling(let decided): outcome = decided
    case .ended: return
    }
    wasInterrupted = true
    if isHeld, outcome == .cancelled { coordinator?.release(isCancelled: true) }
    end(outcome)
  }

  /// Ends the transition; if it can't be restored, it is completed.
  func end(_ requested: TransitionOutcome) {
    guard isInFlight, let policy else { return }
    let isPossible = requested == .completed || policy.canRestore(self)
    let outcome = isPossible ? requested : .completed
    close()
    policy.remove(self)
    switch outcome {
    case .completed: policy.completeAppearance(of: self)
    case .cancelled: policy.restoreAppearance(of: self)
    }
    finishCoordinator()
    policy.didEnd(self, outcome)
  }

  /// Ends the transition without any callback.
  func close() {
    phase = .ended
    custom?.close()
  }

  /// Runs the completions of the coordinator.
  func finishCoordinator() {
    coordinator?.finish()
    coordinator?.detach()
  }

  private func schedule(_ outcome: TransitionOutcome, after delay: Duration) {
    guard let policy else { return }
    let part = outcome == .cancelled ? "cancellation" : "end"
    let label = "\(part) of the \(policy.name(of: self))"
    runtime.loop.schedule(after: delay, label: label) { [weak self] in
      // The container stays alive until the end of an animation.
      withExtendedLifetime(policy) { self?.end(outcome) }
    }
  }
}

/// How a transition ends.
package enum TransitionOutcome {
  /// The incoming controller stays.
  case completed
  /// The outgoing controller is displayed again.
  case cancelled
}

/// The details of a transition between two children, which keeps both alive until it has ended.
@MainActor
package protocol ChildTransitionDetails {
  var from: UIViewController { get }
  var to: UIViewController { get }
}

extension ContainerTransition where Details: ChildTransitionDetails {
  /// The outgoing child.
  package var from: UIViewController { details.from }
  /// The incoming child.
  package var to: UIViewController { details.to }

  /// Sets a new coordinator of the transition, which the container and both children return.
  package func attachCoordinator(of container: UIViewController, in view: UIView) {
    attachCoordinator(of: container, from: from, to: to, in: view, for: [container, from, to])
  }

  /// Leaves the transition to an animator of the app.
  func animate(by choice: TransitionChoice, of container: UIViewController, in view: UIView) {
    animate(
      by: choice,
      with: CustomTransition.Participants(owner: container, from: from, to: to, container: view)
    )
  }
}
