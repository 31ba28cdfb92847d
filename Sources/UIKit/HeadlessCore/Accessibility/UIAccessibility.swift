public import Foundation

/// The role of an accessibility element; the names of UIKit's `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that can't be changed.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of current conditions.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that begins a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with a value that can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// How elements are navigated; the names and values of UIKit's `UIAccessibilityNavigationStyle`.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// Separately.
  case separate = 1
  case combined = 2
}

/// A direction of scrolling; the names and values of UIKit's `UIAccessibilityScrollDirection`.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The content scrolls to the right.
  case right = 1
  /// The content scrolls to the left.
  case left = 2
  /// The content scrolls up.
  case up = 3
  /// The content scrolls down.
  case down = 4
  /// The content scrolls to the next page.
  case next = 5
  /// The content scrolls to the previous page.
  case previous = 6
}

// inert: no assistive technology runs
/// The settings of assistive technologies, as UIKit's `UIAccessibility`: none is on.
@MainActor
public enum UIAccessibility {
  /// Whether VoiceOver is on: `false`.
  public nonisolated static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on: `false`.
  public nonisolated static var isSwitchControlRunning: Bool { false }
  /// Whether Guided Access is on: `false`.
  public nonisolated static var isGuidedAccessEnabled: Bool { false }
  /// Whether bold text is on: `false`.
  public nonisolated static var isBoldTextEnabled: Bool { false }
  /// Whether motion is reduced: `false`.
  public nonisolated static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced: `false`.
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colors are inverted: `false`.
  public nonisolated static var isInvertColorsEnabled: Bool { false }
  /// Whether colors are darker: `false`.
  public nonisolated static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colors are gray: `false`.
  public nonisolated static var isGrayscaleEnabled: Bool { false }
  /// Whether the shapes of buttons are shown: `false`.
  public nonisolated static var buttonShapesEnabled: Bool { false }
  /// Whether state is also shown without color: `false`.
  public nonisolated static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether closed captions are on: `false`.
  public nonisolated static var isClosedCaptioningEnabled: Bool { false }
  /// Whether AssistiveTouch is on: `false`.
  public nonisolated static var isAssistiveTouchRunning: Bool { false }
  /// Whether Speak Screen is on: `false`.
  public nonisolated static var isSpeakScreenEnabled: Bool { false }

  /// Posts a notification to assistive technologies, which do not run here.
  public static func post(notification: Notification, argument: Any?) {}

  /// A notification for assistive technologies; the names of UIKit's
  /// `UIAccessibility.Notification`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a notification from a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1024)
    /// Assistive technologies continue.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1025)
  }

  /// Posted when VoiceOver is turned on or off; never posted by the runtime.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when reduced motion is turned on or off; never posted by the runtime.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when bold text is turned on or off; never posted by the runtime.
  public nonisolated static let boldTextStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")

  /// Converts a rectangle of a view to the screen's coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// An action of an accessibility element, as UIKit's `UIAccessibilityCustomAction`.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The closure of an action; returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  /// The closure.
  public final var actionHandler: Handler?
  /// The target of the selector.
  open weak var target: AnyObject?
  open var selector: Selector

  /// Creates an action with a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Creates an action with an image and a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action with a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}

/// An accessibility element that is not a view, as UIKit's `UIAccessibilityElement`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
