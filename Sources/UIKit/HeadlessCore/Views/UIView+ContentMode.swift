extension UIView {
  /// How content follows the bounds; the names and values of UIKit's `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As small as fills.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// Centered.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left edge.
    case left = 7
    /// At the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }
}
