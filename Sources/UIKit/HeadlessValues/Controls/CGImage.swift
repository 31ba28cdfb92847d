#if !canImport(CoreGraphics)
public import Foundation

/// An image without pixels that replaces Core Graphics' `CGImage`, which Foundation on Linux lacks.
public final class CGImage: Sendable {
  /// The number of pixels from left to right.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the part in a rectangle of pixels; `nil` if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    let part = whole.intersection(rect.integral)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}
#endif

extension UIImage {
  // choice: image-pixels
  /// The pixels: as many as the size and the scale give; `nil` for an image without a size.
  public var cgImage: CGImage? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1, width < 1e6, height < 1e6 else { return nil }
    let turned = imageOrientation.isTurned
    return CGImage(
      width: Int((turned ? height : width).rounded()),
      height: Int((turned ? width : height).rounded())
    )
  }

  /// Creates an image of pixels, one for each point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      Values(
        size: orientation.isTurned
          ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
        scale: scale,
        orientation: orientation
      )
    )
  }

  // choice: image-preparation
  /// Returns the image: no pixels are decoded.
  public var byPreparingForDisplay: UIImage? {
    get async { self }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  fileprivate var isTurned: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
