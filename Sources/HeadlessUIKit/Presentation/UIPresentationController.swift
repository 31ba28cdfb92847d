public import Foundation

/// Manages one presentation from its beginning to its end, as UIKit's `UIPresentationController`
/// (developer.apple.com/documentation/uikit/uipresentationcontroller).
///
/// Reading `presentationController` of a controller that is not presented makes its future one, so
/// that a delegate can be set. It is kept by the presented controller, and let go after the
/// dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presentedStorage: UIViewController?
  private weak var presentingStorage: UIViewController?
  private var standIn: UIViewController?
  /// The presentation that runs, between `present` and the end of the dismissal.
  weak var presentation: Presentation?
  /// The style that the presentation has in its window.
  var style = UIModalPresentationStyle.custom
  /// The style in a narrow window, unless a delegate says otherwise.
  var narrowStyle = UIModalPresentationStyle.fullScreen
  /// The app's class, which hears the transitions.
  var isOfApp = false

  /// Creates the controller of a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents, when it is known by now.
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
  /// After its end it is an empty one (chosen; UIKit's is kept alive).
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

  /// The view in which the presentation takes place; `nil` before and after.
  open var containerView: UIView? {
    guard let container = presentation?.container, container.superview != nil else { return nil }
    return container
  }

  /// The view that is animated: that of the presented controller, unless overridden.
  open var presentedView: UIView? { presentedStorage?.viewIfLoaded }

  /// The place of the presented view in the container.
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.container.bounds ?? .zero }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Hears what the user does.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Whether the presenter's view leaves the window when the presentation has ended.
  ///
  /// The presenter hears of its disappearance only then. `false` for custom presentations unless
  /// overridden.
  open var shouldRemovePresentersView: Bool { style.removesPresentersView }

  /// Whether a custom presentation covers the whole screen, not only the nearest context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Tells that the presentation is about to begin; the transition coordinator is there.
  open func presentationTransitionWillBegin() {}

  /// Tells that the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the dismissal is about to begin; the transition coordinator is there.
  open func dismissalTransitionWillBegin() {}

  /// Tells that the dismissal has ended, or was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Whether the controller can stand for presentations of a controller.
  func stands(for controller: UIViewController) -> Bool {
    presentedStorage === controller && presentation == nil
  }
}
