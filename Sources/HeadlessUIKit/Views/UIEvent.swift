public import Foundation

/// Something that the user did; ``UIView/hitTest(_:with:)`` passes it on.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
