@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A bar that shows progress, as UIKit's `UIProgressView`
/// (developer.apple.com/documentation/uikit/uiprogressview).
///
/// Progress is limited to 0 and 1, as measured on iOS 18.2 (EVERYDAY §8.7).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look; the names and values of UIKit's `UIProgressView.Style`.
  public enum Style: Int, Sendable {
    /// The look of a view.
    case `default` = 0
    /// The look in a bar.
    case bar = 1
  }

  private var progressStorage: Float = 0

  private static let height: CGFloat = 4

  /// Creates a bar with the width of a frame, whose height is not used.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height))
    )
  }

  /// Creates a bar from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIProgressView.self)
  }

  /// Creates a bar with a look.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    progressViewStyle = style
  }

  /// The progress from 0 to 1; 0 for no number.
  open var progress: Float {
    get { progressStorage }
    set { progressStorage = (0...1).limit(newValue) }
  }

  /// Sets ``progress``, at once in each case.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The look.
  open var progressViewStyle = Style.default
  /// The color of the part that is done.
  open var progressTintColor: UIColor?
  /// The color of the rest.
  open var trackTintColor: UIColor?
  /// The image of the part that is done.
  open var progressImage: UIImage?
  /// The image of the rest.
  open var trackImage: UIImage?

  /// As wide as constraints decide, and 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the width that is offered, and 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  @_spi(Runtime) open override var shownContent: String { "\(progress)" }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.number("progress") { progress = Float($0) }
    nib.color("progressTintColor") { progressTintColor = $0 }
    nib.color("trackTintColor") { trackTintColor = $0 }
  }
}
