public import Foundation

// inert: no finger presses firmly
/// Notifies of firm presses, as UIKit's `UIPreviewInteraction`
/// (developer.apple.com/documentation/uikit/uipreviewinteraction); never by the runtime.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  public private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Returns the position of the press: zero.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends the press.
  open func cancel() {}
}

// inert: no finger presses firmly
/// Is notified of firm presses, as UIKit's `UIPreviewInteractionDelegate`.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Returns whether the preview may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Sent while the press for the preview becomes firmer, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  )
  /// Sent while the press for the commit becomes firmer, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  )
  /// Sent when the press was cancelled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
