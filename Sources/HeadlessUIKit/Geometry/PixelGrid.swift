import Foundation

/// The pixels of the screen, to which sizes of text and frames from constraints are rounded.
enum PixelGrid {
  // choice: screen-scale
  /// The number of pixels per point: 3, as on a device with a screen of ``UIWindow/defaultSize``.
  static let scale: CGFloat = 3

  /// Returns the smallest multiple of a pixel that is not less than a length.
  ///
  /// A thousandth of a pixel is ignored, so that sums of rounded lengths do not grow by a pixel.
  static func roundUp(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the multiple of a pixel that is nearest to a length.
  static func round(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale).rounded() / scale
  }
}
