/// The part of a transition that differs between containers and presentations: the receivers and
/// the order of the callbacks, and the placement of the views.
///
/// The transition calls the methods in the order of their declarations. A callback that they send
/// can end the transition; the methods that follow are then not called.
@MainActor
package protocol ContainerTransitionPolicy<Details>: AnyObject {
  associatedtype Details
  typealias Transition = ContainerTransition<Details>

  /// Sends the will-callbacks and the messages to delegates that belong to them.
  func sendWillCallbacks(of transition: Transition)

  /// Adds the views of both controllers to the container, unless an animator of the app adds them.
  func placeViews(of transition: Transition)

  /// Ends, or schedules the end of, a transition without a gesture or an animator of the app.
  func run(_ transition: Transition)

  /// Whether everything can be restored; a cancelled transition is completed otherwise.
  func canRestore(_ transition: Transition) -> Bool

  /// Removes a transition that ends from the transitions in flight.
  func remove(_ transition: Transition)

  /// Removes the outgoing view and sends the did-callbacks.
  func completeAppearance(of transition: Transition)

  /// Restores the outgoing controller instead of the incoming one, with their appearance callbacks.
  func restoreAppearance(of transition: Transition)

  /// Sends the parent callbacks, notifies delegates and calls completions, after the completions of
  /// the coordinator.
  func didEnd(_ transition: Transition, _ outcome: TransitionOutcome)

  /// The outcome of a transition that is interrupted while a gesture drives it.
  var outcomeOfInterruptedGesture: TransitionOutcome { get }

  /// Describes the transition in the list of pending work: "turn to …".
  func name(of transition: Transition) -> String
}

extension ContainerTransitionPolicy {
  package func run(_ transition: Transition) {
    if transition.isAnimated { transition.scheduleEnd() } else { transition.end(.completed) }
  }

  package func canRestore(_ transition: Transition) -> Bool { true }

  package func remove(_ transition: Transition) {}

  package var outcomeOfInterruptedGesture: TransitionOutcome { .cancelled }
}
