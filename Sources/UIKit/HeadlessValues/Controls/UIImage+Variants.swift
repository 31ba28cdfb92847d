public import Foundation

extension UIImage {
  /// Returns the image with a way to determine its color.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

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

  /// The symbol of adding.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// The symbol of removing.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// The symbol of actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The symbol of a choice.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The symbol of a choice, with an outline.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

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

  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(size: size, scale: scale)
  }

  /// Calls a closure with the image, which needs no preparation.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Calls a closure with an image of a size.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  // inert: layout does not use the insets
  /// The distances from the edges to the rectangle by which the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { alignment }

  /// Returns the image with a rectangle by which it is aligned.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// Returns the image of the first of the pictures `name0`, `name1` and so on, with all of them as
  /// its images; `nil` if there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
    return animatedImage(with: images.compactMap(\.self), duration: duration)
  }

  // inert: nothing is drawn
  /// Draws the image at a point.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  // inert: nothing is drawn
  /// Draws the image in a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  // inert: nothing is drawn
  /// Repeats the image in a rectangle.
  public func drawAsPattern(in rect: CGRect) {}

  // inert: nothing is drawn
  /// Draws the image at a point.
  public func draw(at point: CGPoint) {}
  // inert: nothing is drawn
  /// Draws the image in a rectangle.
  public func draw(in rect: CGRect) {}
}
