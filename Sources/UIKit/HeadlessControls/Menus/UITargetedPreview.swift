public import Foundation

// inert: previews are not shown
/// The look of a preview, as UIKit's `UIPreviewParameters`
/// (developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  // inert: previews are not shown
  /// The part of the view that is visible.
  open var visiblePath: UIBezierPath?
  // inert: previews are not shown
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  // inert: previews are not shown
  /// The color behind the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }
}

/// The target of a preview, as UIKit's `UIPreviewTarget`
/// (developer.apple.com/documentation/uikit/uipreviewtarget).
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which the preview is placed.
  public let container: UIView
  /// The center of the preview in the container.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is shown as a preview, as UIKit's `UITargetedPreview`
/// (developer.apple.com/documentation/uikit/uitargetedpreview).
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its own position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view at its own position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns the preview at a different target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// How a preview becomes the content of the app; the names and values of UIKit's
/// `UIContextMenuInteractionCommitStyle`.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview disappears.
  case dismiss
  /// The preview becomes larger.
  case pop
}

/// Animates along with the tap on a preview, as UIKit's `UIContextMenuInteractionCommitAnimating`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes the content of the app.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
