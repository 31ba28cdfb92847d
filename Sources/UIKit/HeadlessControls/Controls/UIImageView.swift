@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A view that displays an image, as UIKit's `UIImageView`
/// (developer.apple.com/documentation/uikit/uiimageview).
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view of an image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image's size, with another image while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decode(coder, as: UIImageView.self)
  }

  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image !== oldValue { invalidateDisplay() }
    }
  }

  /// The image while ``isHighlighted``.
  open var highlightedImage: UIImage? {
    didSet {
      if isHighlighted, highlightedImage?.size != oldValue?.size {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// Whether the highlighted image is displayed.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, highlightedImage != nil { invalidateIntrinsicContentSize() }
    }
  }

  /// The images of an animation, which is not shown.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The images of an animation while ``isHighlighted``.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of the animation in seconds; 0 for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// How often the animation is shown; 0 for any number.
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  // choice: image-view-animating
  /// Whether the animation was started and not stopped; one that is repeated a number of times does
  /// not end automatically.
  open private(set) var isAnimating = false

  /// Starts the animation, if there are images.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    isAnimating = images?.isEmpty == false || image?.images?.isEmpty == false
  }

  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  private var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The size of the image; none without an image.
  open override var intrinsicContentSize: CGSize {
    displayedImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size of the image; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }

  @_spi(Runtime) open override var shownContent: String { image?.name ?? "\(image != nil)" }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["image": \UIImageView.image]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.image("image") { image = $0 }
    nib.image("highlightedImage") { highlightedImage = $0 }
    isHighlighted = nib.flag("highlighted") ?? false
    nib.ignore(
      "preferredSymbolConfiguration",
      "adjustsImageSizeForAccessibilityContentSizeCategory"
    )
  }
}
