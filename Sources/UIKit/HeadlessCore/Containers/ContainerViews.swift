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
    layoutBars()
    life.runtime.commit.enqueueContent(of: contentOwner)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutBars()
  }

  private func layoutBars() { (contentOwner as? any BarOwner)?.bars.layout(in: self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A container without a window shows its content when it is asked for its layout.
    if window == nil { contentOwner?.layoutContent() }
    layoutBars()
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
  /// The pan that drags a sheet.
  var drag: UIGestureRecognizer?

  @_spi(Runtime) public override func installGestures() {
    if let drag, drag.view == nil { addGestureRecognizer(drag) }
  }

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
  /// The controller, and the last frame of its view that the container has set.
  private weak var content: UIViewController?
  private var contentFrame = CGRect.null

  /// Makes the controller's view fill the wrapper, whatever its autoresizing mask, except where it
  /// does not extend below bars.
  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    for subview in subviews where subview !== content?.viewIfLoaded { subview.frame = bounds }
    contentFrame = .null
    placeContent()
  }

  /// Sets the frame of a controller's view for the first time.
  func begin(with controller: UIViewController) {
    content = controller
    contentFrame = controller.frame(inContainer: bounds)
    controller.ensureView().frame = contentFrame
  }

  /// Sets the frame of the controller's view if bars have changed it.
  func placeContent() {
    guard let content, let view = content.viewIfLoaded, view.superview === self else { return }
    let frame = content.frame(inContainer: bounds)
    guard frame != contentFrame else { return }
    contentFrame = frame
    view.frame = frame
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
