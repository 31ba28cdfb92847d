@_exported public import Foundation

/// The base of views, windows and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder after this one: the superview or the controller of a view, the parent or the
  /// view's superview of a controller.
  open var next: UIResponder? { nil }
}
