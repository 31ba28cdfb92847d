public import Foundation

/// Values of a view that few apps set.
struct ViewOptions {
  var restorationIdentifier: String?
  var clearsContext = true
  var minimumTextSize: UIContentSizeCategory?
  var maximumTextSize: UIContentSizeCategory?
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var ignoresInvertedColors = false
  var focusGroup: String?
}

extension UIView {
  // inert: no interface is restored
  /// The identifier for restoring the state of the view.
  public var restorationIdentifier: String? {
    get { rare?.view.restorationIdentifier }
    set { madeRare.view.restorationIdentifier = newValue }
  }

  // inert: nothing is drawn
  /// Whether the bounds are cleared before drawing.
  public var clearsContextBeforeDrawing: Bool {
    get { rare?.view.clearsContext ?? true }
    set { madeRare.view.clearsContext = newValue }
  }

  // inert: text follows the size that the app prefers
  /// The smallest size of text in the view and its descendants.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.view.minimumTextSize }
    set { madeRare.view.minimumTextSize = newValue }
  }

  // inert: text follows the size that the app prefers
  /// The maximum size of text in the view and its descendants.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.view.maximumTextSize }
    set { madeRare.view.maximumTextSize = newValue }
  }

  // inert: no assistive technology runs
  /// Whether a long press shows the content in a large size.
  public var showsLargeContentViewer: Bool {
    get { rare?.view.showsLargeContent ?? false }
    set { madeRare.view.showsLargeContent = newValue }
  }

  // inert: no assistive technology runs
  /// The title of the content in a large size.
  public var largeContentTitle: String? {
    get { rare?.view.largeContentTitle }
    set { madeRare.view.largeContentTitle = newValue }
  }

  // inert: no assistive technology runs
  /// The image of the content in a large size.
  public var largeContentImage: UIImage? {
    get { rare?.view.largeContentImage }
    set { madeRare.view.largeContentImage = newValue }
  }

  // inert: no assistive technology runs
  /// Whether the colors of the view stay when those of the screen are inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { rare?.view.ignoresInvertedColors ?? false }
    set { madeRare.view.ignoresInvertedColors = newValue }
  }

  // inert: no keyboard moves the focus
  /// The group of views among which the focus moves.
  public var focusGroupIdentifier: String? {
    get { rare?.view.focusGroup }
    set { madeRare.view.focusGroup = newValue }
  }

  /// The point of the view, from 0 to 1, that is at its center in the superview: that of the layer.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}

// inert: no assistive technology runs
/// Shows content in a large size, as UIKit's `UILargeContentViewerInteraction`
/// (developer.apple.com/documentation/uikit/uilargecontentviewerinteraction).
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
