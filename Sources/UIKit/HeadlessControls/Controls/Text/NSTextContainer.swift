public import Foundation

/// The region of a text, as UIKit's `NSTextContainer`
/// (developer.apple.com/documentation/uikit/nstextcontainer).
open class NSTextContainer: NSObject {
  /// The size of the region; the text view determines it here.
  open var size: CGSize {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// The distance of a line from both sides: 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// The maximum number of lines; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// Whether the width follows the view.
  open var widthTracksTextView = false
  /// Whether the height follows the view.
  open var heightTracksTextView = false

  // inert: lines are as wide as the container
  /// The areas without text.
  open var exclusionPaths: [UIBezierPath] = []
  /// The manager that fills the container.
  open package(set) weak var layoutManager: NSLayoutManager?

  /// Creates a region of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a region without limits.
  public override convenience init() {
    self.init(size: .zero)
  }
}
