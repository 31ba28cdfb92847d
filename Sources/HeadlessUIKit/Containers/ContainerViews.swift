import Foundation

/// A view of a container that fills its superview.
class ContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}

/// The root view of a container.
final class UILayoutContainerView: ContainerView {
  /// The container, which may have pending content when the view enters a window.
  weak var contentOwner: (any ContentOwner)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let contentOwner else { return }
    life.runtime.commit.enqueueContent(of: contentOwner)
  }
}

/// The view in which a navigation controller places its controllers' views.
final class UINavigationTransitionView: ContainerView {}

/// The view in which a tab bar controller places the selected controller's view.
final class UITransitionView: ContainerView {}

/// The view in which a page controller places its page.
final class UIPageContentView: ContainerView {}

/// The superview of one controller's view in a container.
final class UIViewControllerWrapperView: ContainerView {
  /// Makes the controller's view fill the wrapper, whatever its autoresizing mask.
  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    for subview in subviews { subview.frame = bounds }
  }
}

/// A container that displays its pending content when the turn commits.
@MainActor
protocol ContentOwner: AnyObject {
  /// Displays the pending content.
  func layoutContent()

  /// Removes the content of a child that leaves the container without a transition.
  func releaseContent(of child: UIViewController)
}
