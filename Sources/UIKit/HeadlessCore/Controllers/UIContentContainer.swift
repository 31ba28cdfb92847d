public import Foundation

/// The size negotiation between a container and its content, as in UIKit's `UIContentContainer`.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points; zero if it has no preference.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child in this container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child for a size of this container.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {}
