/// A change of a navigation stack that was made, but is not shown yet.
struct NavigationChange {
  /// Which way the stack changed.
  enum Operation {
    /// A controller came on top.
    case push
    /// The top went.
    case pop
  }

  /// Which way the stack changed.
  let operation: Operation
  /// Whether the transition takes time.
  let isAnimated: Bool
  /// The controller that went, kept alive until it is told so.
  let popped: UIViewController?
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
  /// How far the finger has come, from 0 to 1.
  var fraction = 0.0
  /// Whether the gesture has ended; the rest of the way is an animation.
  var isReleased = false

  init(
    from: UIViewController,
    to: UIViewController,
    operation: NavigationChange.Operation,
    isInteractive: Bool
  ) {
    self.from = from
    self.to = to
    self.operation = operation
    self.isInteractive = isInteractive
  }
}
