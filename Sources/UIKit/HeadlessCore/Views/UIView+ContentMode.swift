extension UIView {
  /// How content follows the bounds; the names and values of UIKit's `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the bounds.
    case scaleToFill = 0
    /// The content is scaled to fit, with its aspect ratio.
    case scaleAspectFit = 1
    /// The content is scaled to fill, with its aspect ratio.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// The content is centered.
    case center = 4
    case top = 5
    case bottom = 6
    /// The content is at the left edge.
    case left = 7
    /// The content is at the right edge.
    case right = 8
    /// The content is in the top left corner.
    case topLeft = 9
    /// The content is in the top right corner.
    case topRight = 10
    /// The content is in the bottom left corner.
    case bottomLeft = 11
    /// The content is in the bottom right corner.
    case bottomRight = 12
  }
}
