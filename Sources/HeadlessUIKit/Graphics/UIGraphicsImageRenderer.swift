public import Foundation

/// The format of an image that is drawn, as UIKit's `UIGraphicsImageRendererFormat`.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; that of the screen by default.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  // inert: images have no pixels
  /// Whether the image is opaque.
  open var opaque = false

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
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size and format.
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
    let context = UIGraphicsImageRendererContext(format: format, image: image)
    Runtime.current.drawing(bounds.size, scale: format.scale) { actions(context) }
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
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// The image.
  public let currentImage: UIImage
  /// The context, which draws nothing.
  public let cgContext = CGContext()

  init(format: UIGraphicsImageRendererFormat, image: UIImage) {
    self.format = format
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

/// A context that is open.
struct ImageContext {
  let size: CGSize
  let scale: CGFloat
  let context: CGContext
}

extension Runtime {
  /// Runs code that draws, during which there is a current context.
  func drawing(_ size: CGSize, scale: CGFloat? = nil, _ body: () -> Void) {
    let scale = scale ?? HeadlessDevice.defaultScale
    platform.contexts.append(ImageContext(size: size, scale: scale, context: CGContext()))
    let count = platform.contexts.count
    body()
    // Closes also the contexts that the body has left open.
    platform.contexts.removeLast(max(0, platform.contexts.count - count + 1))
  }
}

/// Opens an image context of a size with a scale of 1.
@MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens an image context of a size; a scale of 0 is that of the screen.
@MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  Runtime.current.platform.contexts.append(
    ImageContext(size: size, scale: scale, context: CGContext())
  )
}

/// Returns an image of the current context's size without pixels; `nil` without a context.
@MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Runtime.current.platform.contexts.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Closes the current image context.
@MainActor
public func UIGraphicsEndImageContext() { _ = Runtime.current.platform.contexts.popLast() }

/// Returns the current context: that of an image, or that of a view within `draw(_:)`.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  Runtime.current.platform.contexts.last?.context
}
