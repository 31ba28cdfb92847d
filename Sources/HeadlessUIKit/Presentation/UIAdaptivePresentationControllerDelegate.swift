/// Hears what the user does to a presentation, as UIKit's protocol of this name
/// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
///
/// Nothing here is sent for a dismissal by the app.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asks for the style in a narrow window.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle

  /// Asks whether the user may dismiss; not asked while `isModalInPresentation` is set.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Tells that the user began to dismiss; may be taken back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user tried to dismiss and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// The style that UIKit takes without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.narrowStyle
  }

  /// The user may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
