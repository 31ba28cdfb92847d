import Foundation

/// The pixels of a screen, to which sizes of text are rounded.
struct TextPixels: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// Returns the smallest multiple of a pixel that is not less than a length.
  ///
  /// A thousandth of a pixel is ignored, so that sums of rounded lengths do not grow by a pixel.
  func roundUp(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the multiple of a pixel that is nearest to a length.
  func round(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale).rounded() / scale
  }
}

extension UIView {
  /// The pixels of the device of the window; those of the default device outside a window.
  var textPixels: TextPixels {
    TextPixels(scale: window?.device?.scale ?? HeadlessDevice.defaultScale)
  }
}
