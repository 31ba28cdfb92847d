@_exported public import Foundation

/// The base class of applications, scenes, views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next responder: for a view its controller or superview, for a controller its view's
  /// superview.
  open var next: UIResponder? { nil }
}
