/// The delegate of a presentation controller, as UIKit's protocol of this name
/// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
///
/// The methods are not called for a dismissal by the app.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in a narrow window.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle

  /// Returns the style for traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns whether the user may dismiss the presentation; not called if `isModalInPresentation`
  /// is set.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Notifies the delegate that the user begins a dismissal, which can still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Notifies the delegate that the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Notifies the delegate of an attempt of the user to dismiss against its decision.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.narrowStyle
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
