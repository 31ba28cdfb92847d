@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A row of dots for pages, as UIKit's `UIPageControl`
/// (developer.apple.com/documentation/uikit/uipagecontrol).
///
/// The current page is limited to the pages, as measured on iOS 18.2 (EVERYDAY §8.7).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The look of the background; the names and values of UIKit's `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable {
    /// The look that the platform chooses.
    case automatic = 0
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  private var currentStorage = 0
  private var indicators: [Int: UIImage] = [:]

  /// Creates a page control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a page control from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIPageControl.self)
  }

  /// The number of pages; 0 for a negative number.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = currentStorage
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The index of the current page.
  open var currentPage: Int {
    get { currentStorage }
    set { currentStorage = min(max(0, newValue), max(0, numberOfPages - 1)) }
  }

  /// Whether the control is not shown for a single page.
  open var hidesForSinglePage = false
  /// The color of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The look of the background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger can move along the dots.
  open var allowsContinuousInteraction = true
  /// The image of dots without one of their own.
  open var preferredIndicatorImage: UIImage?
  /// The image of the current dot.
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// Sets the image of a dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
  /// Returns the image of a dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicators[page] ?? preferredIndicatorImage
  }

  // choice: page-control-size
  /// Returns the size for a number of pages: 26 points high, 18 points for each dot and 18 at the
  /// sides.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 18 + 18, height: 26)
  }

  /// The size for ``numberOfPages``.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Runtime) open override var hasOwnTap: Bool { true }

  /// Turns to the next page for a tap on the trailing half, and to the previous page for a tap on
  /// the leading half.
  ///
  /// `valueChanged` is sent only if the page has changed.
  @_spi(Runtime) open override func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let advances = (point.x >= bounds.midX) != isRightToLeft
    let previous = currentPage
    currentPage += advances ? 1 : -1
    if currentPage != previous { sendValueChanged(with: event) }
  }

  @_spi(Runtime) open override var shownContent: String { "\(currentPage)" }

  @_spi(Runtime) open override var hasValue: Bool { true }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["numberOfPages": \UIPageControl.numberOfPages, "currentPage": \UIPageControl.currentPage]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    numberOfPages = nib.integer("numberOfPages") ?? 0
    currentPage = nib.integer("currentPage") ?? 0
    nib.flag("hidesForSinglePage") { hidesForSinglePage = $0 }
    nib.color("pageIndicatorTintColor") { pageIndicatorTintColor = $0 }
    nib.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = $0 }
  }
}
