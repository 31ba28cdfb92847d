/// A change of a navigation stack that is not visible yet.
struct NavigationChange {
  /// The last operation on the stack; it decides the direction of the transition.
  var operation: UINavigationController.Operation
  /// Whether the transition is animated.
  var isAnimated: Bool
  /// The stack before the change, which is restored if an animator of the app cancels it.
  var stackBefore: [UIViewController] = []
  /// The removed controllers that received `willMove(toParent: nil)` but not yet `didMove`.
  var removed: [UIViewController] = []
  /// The controllers that were removed from below the top: they receive no callback, and stay alive
  /// until the transition has begun.
  var removedBelowTop: [UIViewController] = []
}

/// A transition between two controllers of a navigation stack.
package typealias NavigationTransition = ContainerTransition<NavigationDetails>

/// The two controllers of a transition in a navigation stack, and the change that it shows.
package struct NavigationDetails: ChildTransitionDetails {
  /// The duration of an animated push or pop.
  ///
  /// Measured in a device log of 2015 (506 and 503 ms between the will- and the did-callbacks):
  /// github.com/HustBroventure/iOS-, `UI类/UINavigationbar.md`.
  static let duration: Duration = .milliseconds(500)

  package let from: UIViewController
  package let to: UIViewController
  var change: NavigationChange
  /// The stack when the transition began, if an animator of the app animates it.
  var stackAtStart: [UIViewController] = []
  /// The first responder that a swipe has made resign.
  weak var focus: UIResponder?
}
