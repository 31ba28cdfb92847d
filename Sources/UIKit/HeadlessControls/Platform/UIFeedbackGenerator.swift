public import Foundation

// inert: nothing vibrates
/// A generator of haptic feedback, as UIKit's `UIFeedbackGenerator`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Prepares the generator.
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

  /// Creates a generator of impacts.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator of impacts for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Triggers an impact.
  open func impactOccurred() {}

  /// Triggers an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
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
    /// A success.
    case success
    /// A warning.
    case warning
    /// A failure.
    case error
  }
}
