public import Foundation

/// An event that the system sends to the app, as UIKit's `UIEvent`
/// (developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event; the names and values of UIKit's `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Fingers touch the screen.
    case touches = 0
    /// The device moves.
    case motion = 1
    /// A remote control sends a command.
    case remoteControl = 2
    /// A button is pressed.
    case presses = 3
    /// A pointer scrolls.
    case scroll = 10
    /// A pointer moves over views.
    case hover = 11
    /// A trackpad transforms.
    case transform = 14
  }

  /// The kind of a motion or of a command; the names and values of UIKit's `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// Playback starts.
    case remoteControlPlay = 100
    /// Playback pauses.
    case remoteControlPause = 101
    /// Playback stops.
    case remoteControlStop = 102
    /// Playback starts or pauses.
    case remoteControlTogglePlayPause = 103
    /// Playback continues with the next track.
    case remoteControlNextTrack = 104
    /// Playback returns to the previous track.
    case remoteControlPreviousTrack = 105
  }

  /// The keys that are held during an event; the names and values of UIKit's `UIKeyModifierFlags`.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of a motion or of a command.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the start of the run.
  open package(set) var timestamp: TimeInterval = 0

  /// The touches on the screen, in the order in which they began.
  var ordered: [UITouch] = []

  /// The touches on the screen; `nil` for an event without touches.
  open var allTouches: Set<UITouch>? { ordered.isEmpty ? nil : Set(ordered) }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Returns a touch in an array: here, each event has all positions of its touches.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    ordered.contains { $0 === touch } ? [touch] : nil
  }

  /// Returns no touches: no positions are predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    ordered.contains { $0 === touch } ? [] : nil
  }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = ordered.filter(isIncluded)
    return touches.isEmpty ? nil : Set(touches)
  }
}

/// The keys that are held during an event; the names and values of UIKit's `UIKeyModifierFlags`.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
