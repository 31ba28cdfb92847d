/// The root view of a navigation or tab bar controller.
final class UILayoutContainerView: UIView {}

/// The view in which a navigation controller moves its controllers' views.
final class UINavigationTransitionView: UIView {}

/// The view in which a tab bar controller shows the selected controller's view.
final class UITransitionView: UIView {}

/// The view around one controller's view within a container.
final class UIViewControllerWrapperView: UIView {}

/// A container that shows what waits to be shown when the turn commits.
@MainActor
protocol ContentOwner: AnyObject {
  /// Shows the content that the container should show by now.
  func layoutContent()

  /// Takes a child off the screen that leaves the container without a transition.
  func letGo(of child: UIViewController)
}
