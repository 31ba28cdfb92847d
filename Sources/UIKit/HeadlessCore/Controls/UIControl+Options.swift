extension UIControl {
  /// The state of a control; the names and values of UIKit's `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state: no other state.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// States of the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States of UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Events of a control; the names and values of UIKit's `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger taps repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events of the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events of UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical alignment of content; the names and values of UIKit's
  /// `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is in the middle.
    case center = 0
    case top = 1
    case bottom = 2
    /// The content is as high as the control.
    case fill = 3
  }

  /// The horizontal alignment of content; the names and values of UIKit's
  /// `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is in the middle.
    case center = 0
    /// The content is at the left edge.
    case left = 1
    /// The content is at the right edge.
    case right = 2
    /// The content is as wide as the control.
    case fill = 3
    /// The content is at the leading edge.
    case leading = 4
    /// The content is at the trailing edge.
    case trailing = 5
  }
}
