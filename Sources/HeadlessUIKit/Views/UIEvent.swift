public import Foundation

/// An event caused by the user, passed through ``UIView/hitTest(_:with:)``.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
