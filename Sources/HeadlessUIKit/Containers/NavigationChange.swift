/// A change of a navigation stack that was made, but is not shown yet.
struct NavigationChange {
  /// Which way the stack changed.
  enum Operation {
    /// A controller came on top.
    case push
    /// The top went.
    case pop
  }

  /// Which way the stack changed last.
  var operation: Operation
  /// Whether the transition takes time.
  var isAnimated: Bool
  /// The stack before the change, for an animator of the app that takes it back.
  var stackBefore: [UIViewController] = []
  /// The controllers that went, were told so, and wait for their end.
  var removed: [UIViewController] = []
  /// The controllers that went from below the top: nobody tells them, they only live on until the
  /// transition has begun.
  var buried: [UIViewController] = []
}

/// A transition between two controllers of a navigation stack that is in flight.
@MainActor
final class NavigationTransition {
  /// How long an animated push or pop takes.
  ///
  /// Measured in a device log of 2015 (506 and 503 ms between the will- and the did-callbacks):
  /// github.com/HustBroventure/iOS-, `UI类/UINavigationbar.md`.
  static let duration: Duration = .milliseconds(500)

  let from: UIViewController
  let to: UIViewController
  let operation: NavigationChange.Operation
  let isInteractive: Bool
  /// The controllers that leave the stack when the transition ends.
  let removed: [UIViewController]
  /// The controllers that left from below the top.
  var buried: [UIViewController]
  /// The stack before the change, while it can be taken back.
  var stackBefore: [UIViewController] = []
  /// The stack when the transition began.
  var stackAtStart: [UIViewController] = []
  /// Whether the views were placed; a callback may end the transition before.
  var hasViews = false
  /// The animator of the app that animates the transition.
  var custom: CustomTransition?
  /// What the app sees of the transition, when it takes time.
  var coordinator: TransitionCoordinator?
  /// How far the finger has come, from 0 to 1.
  var fraction = 0.0
  /// Whether the gesture has ended; the rest of the way is an animation.
  var isReleased = false
  /// Whether the gesture was given up, so that everything goes back.
  var isCancelled = false

  init(
    from: UIViewController,
    to: UIViewController,
    operation: NavigationChange.Operation,
    isInteractive: Bool,
    removed: [UIViewController] = [],
    buried: [UIViewController] = []
  ) {
    self.from = from
    self.to = to
    self.operation = operation
    self.isInteractive = isInteractive
    self.removed = removed
    self.buried = buried
  }
}
