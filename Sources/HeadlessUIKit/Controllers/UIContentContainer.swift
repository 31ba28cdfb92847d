public import Foundation

/// What a container asks of its content about sizes, as UIKit's `UIContentContainer`.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points; zero for none.
  var preferredContentSize: CGSize { get }

  /// Tells that the preferred size of something in this container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of something in this container when the container has a size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {}
