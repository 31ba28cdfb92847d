import Foundation

/// A view of a container that fills its superview.
package class ContainerView: UIView {
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

  override func layoutSubviews() {
    super.layoutSubviews()
    (contentOwner as? any BarOwner)?.bars?.layout(in: self)
    (contentOwner as? UISplitViewController)?.layoutColumns()
  }
}

/// The view in which a navigation controller places its controllers' views.
final class UINavigationTransitionView: ContainerView {}

/// The view in which a tab bar controller places the selected controller's view, and a presentation
/// the presented one.
package final class UITransitionView: ContainerView {
  /// Whether touches outside the subviews reach the views behind.
  package var passesTouches = false
  /// The presentation controller of the app that is notified of layout.
  weak var presentationController: UIPresentationController?

  @_spi(Runtime) public override func layoutSubviews() {
    guard let presentationController else { return super.layoutSubviews() }
    presentationController.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController.containerViewDidLayoutSubviews()
  }

  @_spi(Runtime) public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && passesTouches ? nil : hit
  }
}

/// The view in which a page controller places its page.
package final class UIPageContentView: ContainerView {}

/// The view in which a split view controller places the controller of one column.
final class UIPanelColumnView: ContainerView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = []
  }

  required init?(coder: NSCoder) { nil }
}

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
package protocol ContentOwner: AnyObject {
  /// Displays the pending content.
  func layoutContent()

  /// Removes the content of a child that leaves the container without a transition.
  func releaseContent(of child: UIViewController)
}
