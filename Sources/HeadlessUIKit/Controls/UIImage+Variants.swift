public import Foundation

extension UIImage {
  /// Returns the image with a way to determine its color.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image in a color, with a way to determine its color.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a symbol with a configuration; another image unchanged.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    return with {
      $0.symbol = symbol
      $0.size = symbol.symbolSize
    }
  }

  /// Returns a symbol with a configuration in addition to its own; `nil` for another image.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?
  {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Returns the image with a part that is repeated as the image becomes larger.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with a part that is repeated or stretched as the image becomes larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image for both directions of layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.isFlipped = true }
  }

  /// Returns the image with a mirrored orientation.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with {
      // The values of mirrored orientations are 4 higher.
      $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? .up
    }
  }

  /// Returns an image of images that are shown one after the other.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.images = images
      $0.duration = duration
    }
  }

  // choice: image-data
  /// Returns no data, because there are no pixels.
  public func pngData() -> Data? { nil }

  /// Returns no data, because there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns the image, which needs no preparation.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns an image of a size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(size: size, scale: scale)
  }

  // inert: nothing is drawn
  /// Draws the image at a point.
  public func draw(at point: CGPoint) {}
  // inert: nothing is drawn
  /// Draws the image in a rectangle.
  public func draw(in rect: CGRect) {}
}
