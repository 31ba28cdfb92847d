import TraceModel

extension UIViewController {
  /// Begins to show or hide a child through the open method, as UIKit's containers do.
  ///
  /// An override of `beginAppearanceTransition` is therefore called. UIKit does not call
  /// `endAppearanceTransition` for the end (github.com/codedbypm/StackViewController, the
  /// assertions of `StackViewControllerTests.swift` on a real navigation controller).
  package func beginTransitionByContainer(_ isAppearing: Bool, animated: Bool) {
    let runtime = life.runtime
    let outer = runtime.drivenByContainer
    runtime.drivenByContainer = traceSubject
    beginAppearanceTransition(isAppearing, animated: animated)
    runtime.drivenByContainer = outer
  }

  /// Whether a container, and not the app, makes the running call; `true` only the first time.
  func consumeContainerCall() -> Bool {
    guard life.runtime.drivenByContainer == traceSubject else { return false }
    life.runtime.drivenByContainer = nil
    return true
  }
}
