@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A control that is on or off, as UIKit's `UISwitch`
/// (developer.apple.com/documentation/uikit/uiswitch).
///
/// A tap of the user toggles it and sends `valueChanged`; code that sets ``isOn`` does not.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The look; the names and values of UIKit's `UISwitch.Style`.
  public enum Style: Int, Sendable {
    /// The look of the platform.
    case automatic = 0
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }

  /// The size of each switch.
  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch at the origin of a frame, whose size is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    decode(coder, as: UISwitch.self)
  }

  /// Whether the switch is on.
  open var isOn = false

  /// Sets ``isOn``, at once in each case.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color while the switch is on.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// The image while the switch is on, which UIKit does not show.
  open var onImage: UIImage?
  /// The image while the switch is off, which UIKit does not show.
  open var offImage: UIImage?
  /// The title of a checkbox.
  open var title: String?
  /// The requested look.
  open var preferredStyle = Style.automatic
  /// The look.
  open var style: Style { .sliding }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  @_spi(Runtime) open override var hasOwnTap: Bool { true }
  /// A tap sends `touchUpInside` and `valueChanged` only
  /// (github.com/software-mansion/react-native-gesture-handler, `RNNativeViewHandler.mm`).
  @_spi(Runtime) open override var sendsTouchDown: Bool { false }

  /// Toggles the switch.
  @_spi(Runtime) open override func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {
    isOn.toggle()
    sendValueChanged(with: event)
  }

  @_spi(Runtime) open override var shownContent: String { "\(isOn)" }

  @_spi(Runtime) open override var hasValue: Bool { true }

  @_spi(Runtime) open override var userActions: [UserAction] { [.change(at: UserAction.center)] }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["isOn": \UISwitch.isOn]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    isOn = nib.flag("on") ?? false
    nib.color("onTintColor") { onTintColor = $0 }
    nib.color("thumbTintColor") { thumbTintColor = $0 }
  }
}
