public import Foundation

/// The format of an image that is drawn, as UIKit's `UIGraphicsImageRendererFormat`.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; that of the screen by default.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  // inert: images have no pixels
  open var opaque = false
  // inert: images have no pixels
  /// The range of colors.
  open var preferredRange = Range.automatic
  /// The bounds of the images that the renderer makes; zero until it makes one.
  open package(set) var bounds = CGRect.zero

  /// The range of colors; the names and values of UIKit's `UIGraphicsImageRendererFormat.Range`.
  public enum Range: Int, Sendable {
    /// The range is not specified.
    case unspecified = -1
    /// The screen determines the range.
    case automatic = 0
    /// Wide colors.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Creates the format of the screen.
  public override init() {
    super.init()
  }

  /// Creates the format of an environment, with its number of pixels per point.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format of the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the format of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Creates images of a size without pixels, as UIKit's `UIGraphicsImageRenderer`
/// (developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle and format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.isFiniteRect ? bounds : .zero
    self.format = format
    super.init()
  }

  /// Returns an image of the renderer's size, after calling a closure to draw it.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage(size: bounds.size, scale: format.scale)
    let drawing = CGContext(size: bounds.size)
    let context = UIGraphicsImageRendererContext(format: format, image: image, cgContext: drawing)
    Runtime.current.drawing(bounds.size, scale: format.scale, in: drawing) { actions(context) }
    return image
  }

  /// Returns empty data, after calling a closure to draw an image.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Returns empty data, after calling a closure to draw an image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// The context of an image that is drawn, as UIKit's `UIGraphicsImageRendererContext`.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  public let format: UIGraphicsImageRendererFormat
  public let currentImage: UIImage
  /// The context, which draws nothing.
  public let cgContext: CGContext

  init(format: UIGraphicsImageRendererFormat, image: UIImage, cgContext: CGContext) {
    self.format = format
    self.cgContext = cgContext
    currentImage = image
    super.init()
  }

  // inert: nothing is drawn
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}
  // inert: nothing is drawn
  /// Draws the lines of a rectangle.
  open func stroke(_ rect: CGRect) {}
  // inert: nothing is drawn
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) {}
}

/// Opens an image context of a size with a scale of 1.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens an image context of a size; a scale of 0 is that of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  Runtime.current.platform.contexts.append(
    ImageContext(size: size, scale: scale, context: CGContext(size: size))
  )
}

/// Returns an image of the current context's size without pixels; `nil` without a context.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Runtime.current.platform.contexts.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Closes the current image context.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = Runtime.current.platform.contexts.popLast() }

/// Returns the current context: that of an image, or that of a view within `draw(_:)`.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  Runtime.current.platform.contexts.last?.context
}

/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  let size = CGSize(width: CGFloat(context.width), height: CGFloat(context.height))
  Runtime.current.platform.contexts.append(ImageContext(size: size, scale: 1, context: context))
}

/// Removes the last pushed context, and makes the previous one current.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = Runtime.current.platform.contexts.popLast() }

// inert: nothing is drawn
/// Fills a rectangle in the current context, which draws nothing.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {}

// inert: nothing is drawn
/// Draws the lines of a rectangle in the current context, which draws nothing.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {}

/// Limits the clip of the current context to a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
  /// The format of images that have the scale of this one.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
