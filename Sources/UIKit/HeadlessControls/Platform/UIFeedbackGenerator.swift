public import Foundation

// inert: nothing vibrates
/// A generator of haptic feedback, as UIKit's `UIFeedbackGenerator`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}
}

// inert: nothing vibrates
/// Feedback of an impact, as UIKit's `UIImpactFeedbackGenerator`.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator of medium impacts.
  public override init() {
    super.init()
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Triggers an impact.
  open func impactOccurred() {}

  /// Triggers an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }
}

// inert: nothing vibrates
/// Feedback of a changed selection, as UIKit's `UISelectionFeedbackGenerator`.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers the feedback.
  open func selectionChanged() {}
}

// inert: nothing vibrates
/// Feedback of a result, as UIKit's `UINotificationFeedbackGenerator`.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// The kind of result.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    /// A failure.
    case error
  }
}
