import TraceModel

extension UIViewController {
  /// Begins to show or hide a child as UIKit's containers do: through the open method.
  ///
  /// An override of `beginAppearanceTransition` hears of it. UIKit does not call
  /// `endAppearanceTransition` for the end (github.com/codedbypm/StackViewController, the assertions
  /// of `StackViewControllerTests.swift` on a real navigation controller).
  func beginTransitionByContainer(_ isAppearing: Bool, animated: Bool) {
    let runtime = life.runtime
    let outer = runtime.drivenByContainer
    runtime.drivenByContainer = traceSubject
    beginAppearanceTransition(isAppearing, animated: animated)
    runtime.drivenByContainer = outer
  }

  /// Takes the container's word for the call that is running, once.
  ///
  /// - Returns: Whether a container makes the call, and not the app.
  func takeContainerDrive() -> Bool {
    guard life.runtime.drivenByContainer == traceSubject else { return false }
    life.runtime.drivenByContainer = nil
    return true
  }
}

extension TransitionCoordinator {
  /// Lets controllers show the transition to the app, or take it back.
  func attach(to controllers: [UIViewController]) {
    for controller in controllers { controller.transitionInFlight = self }
  }

  /// Runs the completions; the controllers forget the transition.
  func finish(detachingFrom controllers: [UIViewController]) {
    finish()
    for controller in controllers where controller.transitionInFlight === self {
      controller.transitionInFlight = nil
    }
  }
}
