public import Foundation

/// Manages one presentation from its beginning to its end, as UIKit's `UIPresentationController`
/// (developer.apple.com/documentation/uikit/uipresentationcontroller).
///
/// Reading `presentationController` of a controller that is not presented creates its future one,
/// so that a delegate can be set. The presented controller owns it until the end of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presentedStorage: UIViewController?
  private weak var presentingStorage: UIViewController?
  private var standIn: UIViewController?
  /// The presentation, between `present` and the end of the dismissal.
  weak var presentation: Presentation?
  /// The style of the presentation in its window.
  var style = UIModalPresentationStyle.custom
  /// The style in a narrow window, unless a delegate returns a different one.
  var narrowStyle = UIModalPresentationStyle.fullScreen
  /// Whether a transitioning delegate of the app returned the object, which is then notified of
  /// transitions.
  var isOfApp = false

  /// Creates the controller of a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The presenter, if it is already known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  // choice: presented-controller-after-end
  /// The controller that is presented.
  ///
  /// After its deallocation it is an empty controller (chosen; UIKit keeps it alive).
  open var presentedViewController: UIViewController {
    if let presentedStorage { return presentedStorage }
    let controller = standIn ?? UIViewController()
    standIn = controller
    return controller
  }

  // choice: presenting-controller-before-start
  /// The controller that presents; before the presentation it is the presented one (chosen).
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presentingStorage ?? presentedViewController
  }

  /// The superview of the presented view; `nil` before and after the presentation.
  open var containerView: UIView? {
    guard let container = presentation?.container, container.superview != nil else { return nil }
    return container
  }

  /// The animated view: the view of the presented controller, unless overridden.
  open var presentedView: UIView? { presentedStorage?.viewIfLoaded }

  /// The final frame of the presented view in the container.
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.container.bounds ?? .zero }

  open var presentationStyle: UIModalPresentationStyle { style }

  /// The delegate that is notified of attempts of the user to dismiss.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Whether the presenter's view leaves the window when the presentation has ended.
  ///
  /// Only then does the presenter receive the callbacks of a disappearance. `false` for custom
  /// presentations unless overridden.
  open var shouldRemovePresentersView: Bool { style.removesPresentersView }

  /// Whether a custom presentation covers the whole screen, not only the nearest context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before a presentation begins, when the transition coordinator exists.
  open func presentationTransitionWillBegin() {}

  /// Called after the transition of a presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before a dismissal begins, when the transition coordinator exists.
  open func dismissalTransitionWillBegin() {}

  /// Called after the transition of a dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // choice: presented-preferred-size
  /// Called after the preferred size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller for a size of the container; by default that
  /// size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container changes its size, before the method of the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // inert: traits of a presentation are those of its window
  /// The traits that replace those of the presented controller.
  open var overrideTraitCollection: UITraitCollection?

  /// The traits of the container, or of the presenter before the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// The style for the current traits; `none` if it does not change.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for traits: that of a narrow window for a compact width, otherwise `none`.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact, narrowStyle != style else {
      return .none
    }
    guard let delegate else { return narrowStyle }
    presentingViewController.life.runtime.connectMethods(of: delegate)
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
  }

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedStorage?.preferredContentSize ?? .zero }

  // choice: container-layout
  /// Called before the container lays out its subviews, where apps set the presented view's frame.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Whether the object can be the presentation controller of a new presentation of a controller.
  func canPresent(_ controller: UIViewController) -> Bool {
    presentedStorage === controller && presentation == nil
  }
}
