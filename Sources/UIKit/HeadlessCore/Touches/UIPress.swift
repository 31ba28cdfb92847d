public import Foundation

// inert: no hardware buttons are pressed
/// A press of a hardware button or key, as UIKit's `UIPress`
/// (developer.apple.com/documentation/uikit/uipress).
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press; the names and values of UIKit's `UIPress.Phase`.
  public enum Phase: Int, Sendable {
    /// The button has been pressed.
    case began = 0
    /// The force has changed.
    case changed = 1
    /// The force has not changed.
    case stationary = 2
    /// The button has been released.
    case ended = 3
    /// The system has taken the press.
    case cancelled = 4
  }

  /// The button of a press; the names and values of UIKit's `UIPress.PressType`.
  public enum PressType: Int, Sendable {
    /// The upward arrow.
    case upArrow = 0
    /// The downward arrow.
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    /// The center of the remote control.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The play and pause button.
    case playPause = 6
  }

  open var phase: Phase { .began }
  /// The button.
  open var type: PressType { .select }
  /// The time of the last change, in seconds since the start of the run.
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  /// The responder that receives the press.
  open var responder: UIResponder? { nil }
  /// The window that receives the press.
  open var window: UIWindow? { nil }
}

// inert: no hardware buttons are pressed
/// An event of presses, as UIKit's `UIPressesEvent`
/// (developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { [] }
}
