public import Foundation

/// An item that is dragged, as UIKit's `UIDragItem`
/// (developer.apple.com/documentation/uikit/uidragitem).
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  // inert: nothing is dragged
  /// An object of the app in which the drag begins.
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The effect of a drop; the names and values of UIKit's `UIDropOperation`.
public enum UIDropOperation: UInt, Sendable {
  /// The drop cancels the drag.
  case cancel
  /// The drop is refused.
  case forbidden
  /// The drop copies the items.
  case copy
  /// The drop moves the items.
  case move
}

/// The effect of a drop in a view, as UIKit's `UIDropProposal`
/// (developer.apple.com/documentation/uikit/uidropproposal).
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of the drop.
  public let operation: UIDropOperation
  // inert: nothing is dragged
  /// Whether the location is shown more precisely.
  open var isPrecise = false
  // inert: nothing is dragged
  /// Whether the preview of the items has its full size.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

// inert: nothing is dragged
/// A drag or drop in flight, as UIKit's `UIDragDropSession`.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Whether the items may be moved.
  var allowsMoveOperation: Bool { get }
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item can become an object of a class.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

// inert: nothing is dragged
/// A drag in flight, as UIKit's `UIDragSession`.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app.
  var localContext: Any? { get set }
}

// inert: nothing is dragged
/// A drop in flight, as UIKit's `UIDropSession`.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

// inert: nothing is dragged
/// The animation of an item, as UIKit's `UIDragAnimating`.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
}
