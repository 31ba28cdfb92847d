@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A view that shows that work is in progress, as UIKit's `UIActivityIndicatorView`
/// (developer.apple.com/documentation/uikit/uiactivityindicatorview).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator; the names and values of UIKit's `UIActivityIndicatorView.Style`.
  public enum Style: Int, Sendable {
    /// A large white indicator, in UIKit deprecated.
    case whiteLarge = 0
    /// A white indicator, in UIKit deprecated.
    case white = 1
    /// A gray indicator, in UIKit deprecated.
    case gray = 2
    /// An indicator of 20 points.
    case medium = 100
    /// An indicator of 37 points.
    case large = 101

    /// The width and height: 37 points for large indicators, otherwise 20.
    var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// Creates an indicator of the size of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    isHidden = hidesWhenStopped
  }

  /// Creates a medium indicator with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = hidesWhenStopped
  }

  /// Creates an indicator from a storyboard or xib.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = hidesWhenStopped
    decode(coder, as: UIActivityIndicatorView.self)
  }

  /// The style, which determines the size.
  open var style: Style {
    didSet { if style.length != oldValue.length { invalidateIntrinsicContentSize() } }
  }

  /// Whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
  }

  /// The color of the indicator; `nil` is the default color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray

  /// Whether the indicator is started.
  open private(set) var isAnimating = false

  /// Starts the indicator and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator, and hides it if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// 20 by 20 points, or 37 by 37 for large styles.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.length, height: style.length)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.value("style") { style = $0 }
    hidesWhenStopped = nib.flag("hidesWhenStopped") ?? false
    nib.color("color") { color = $0 }
    if nib.flag("animating") == true { startAnimating() }
  }
}
