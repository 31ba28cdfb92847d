import Foundation

/// A view of a container that keeps to the edges of its superview.
class ContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}

/// The root view of a container.
final class UILayoutContainerView: ContainerView {
  /// The container; it may have something to show when the view enters a window.
  weak var contentOwner: (any ContentOwner)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let contentOwner else { return }
    life.runtime.commit.enqueueContent(of: contentOwner)
  }
}

/// The view in which a navigation controller moves its controllers' views.
final class UINavigationTransitionView: ContainerView {}

/// The view in which a tab bar controller shows the selected controller's view.
final class UITransitionView: ContainerView {}

/// The view in which a page controller shows its page.
final class UIPageContentView: ContainerView {}

/// The view around one controller's view within a container.
final class UIViewControllerWrapperView: ContainerView {
  /// The controller's view fills the wrapper, whatever its mask is.
  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    for subview in subviews { subview.frame = bounds }
  }
}

/// A container that shows what waits to be shown when the turn commits.
@MainActor
protocol ContentOwner: AnyObject {
  /// Shows the content that the container should show by now.
  func layoutContent()

  /// Takes a child off the screen that leaves the container without a transition.
  func letGo(of child: UIViewController)
}
