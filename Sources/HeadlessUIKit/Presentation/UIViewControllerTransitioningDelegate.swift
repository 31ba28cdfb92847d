/// Gives a controller with the style `.custom` its presentation controller, as UIKit's protocol of
/// this name (developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate).
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller of a presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that it covers, when that is known by now.
  ///   - source: The controller whose `present` was called.
  /// - Returns: `nil` for one of UIKit's.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Leaves it to UIKit.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
