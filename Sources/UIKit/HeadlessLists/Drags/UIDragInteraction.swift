public import Foundation

// inert: nothing is dragged
/// Makes a view draggable, as UIKit's `UIDragInteraction`
/// (developer.apple.com/documentation/uikit/uidraginteraction).
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether the view can be dragged; on devices with a small screen `false` by default.
  open var isEnabled = false
  /// Whether other gestures may run during the long press.
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Whether the device enables dragging by default.
  open class var isEnabledByDefault: Bool { false }
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

// inert: nothing is dragged
/// Provides the items of a drag, as UIKit's `UIDragInteractionDelegate`.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview of an item.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Sent before the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )
  /// Sent after the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

// inert: nothing is dragged
/// The preview of a dragged item, as UIKit's `UITargetedDragPreview`.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
