public import Foundation

/// An image without pixels, as UIKit's `UIImage` (developer.apple.com/documentation/uikit/uiimage).
///
/// It has a name and a size, which layout uses; the size is read from the header of a file.
public final class UIImage: NSObject, Sendable {
  /// How the color of an image is determined; the names and values of UIKit's
  /// `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// The view determines the rendering.
    case automatic = 0
    /// The image is drawn with its own colors.
    case alwaysOriginal = 1
    /// The image is drawn in the tint color.
    case alwaysTemplate = 2
  }

  /// The orientation of the pixels; the names and values of UIKit's `UIImage.Orientation`.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° to the left.
    case left = 2
    /// Rotated by 90° to the right.
    case right = 3
    case upMirrored = 4
    /// Mirrored and rotated by 180°.
    case downMirrored = 5
    /// Mirrored and rotated by 90° to the left.
    case leftMirrored = 6
    /// Mirrored and rotated by 90° to the right.
    case rightMirrored = 7
  }

  /// How an image becomes larger; the names and values of UIKit's `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Sendable {
    /// The image is repeated.
    case tile = 0
    /// The image is stretched.
    case stretch = 1
  }

  package struct Values: Hashable, Sendable {
    package var name: String?
    package var size = CGSize.zero
    package var scale: CGFloat = 1
    package var isSymbol = false
    package var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var tint: UIColor?
    package var symbol: SymbolConfiguration?
    var isFlipped = false
    var alignmentInsets = UIEdgeInsets.zero
    var images: [UIImage]?
    var duration: TimeInterval = 0

    package init(
      name: String? = nil,
      size: CGSize = .zero,
      scale: CGFloat = 1,
      isSymbol: Bool = false,
      orientation: Orientation = .up,
      symbol: SymbolConfiguration? = nil
    ) {
      self.name = name
      self.size = size
      self.scale = scale
      self.isSymbol = isSymbol
      self.orientation = orientation
      self.symbol = symbol
    }
  }

  private let values: Values

  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Returns an image with some other values.
  func with(_ change: (inout Values) -> Void) -> UIImage {
    var changed = values
    change(&changed)
    return UIImage(changed)
  }

  /// The size in points.
  public var size: CGSize { values.size }
  /// The number of pixels per point.
  public var scale: CGFloat { values.scale }
  /// The name of the asset or symbol.
  package var name: String? { values.name }
  public var isSymbolImage: Bool { values.isSymbol }
  /// How the color is determined.
  public var renderingMode: RenderingMode { values.renderingMode }
  /// The orientation of the pixels.
  public var imageOrientation: Orientation { values.orientation }
  /// The distances from the edges of the part that becomes larger.
  public var capInsets: UIEdgeInsets { values.capInsets }
  /// How the image becomes larger.
  public var resizingMode: ResizingMode { values.resizingMode }
  public var symbolConfiguration: SymbolConfiguration? { values.symbol }
  public var configuration: Configuration? { values.symbol }
  /// The distances from the edges to the rectangle by which the image is aligned.
  var alignment: UIEdgeInsets { values.alignmentInsets }
  /// Whether the image is mirrored in layouts from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { values.isFlipped }
  /// The images of an animated image.
  public var images: [UIImage]? { values.images }
  /// The duration of an animated image, in seconds.
  public var duration: TimeInterval { values.duration }

  /// Creates an image of size zero.
  public override convenience init() {
    self.init(Values())
  }

  // choice: image-of-size
  /// Creates an image with a size in points; UIKit has no such initializer.
  ///
  /// Tests use it where an app reads a file.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    let isSize = size.width.isFinite && size.height.isFinite
    self.init(
      Values(
        size: isSize ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero,
        scale: scale.isFinite && scale > 0 ? scale : 1
      )
    )
  }

  // choice: named-images
  /// Creates an image of the app's asset catalogs, or of a file with the name.
  ///
  /// Its size is that of the picture's header. Returns `nil` for an unknown name, which is
  /// reported. Without a folder of resources, every name is accepted, and the size is zero.
  public convenience init?(named name: String) {
    guard let values = Self.namedValues(named: name, in: nil, compatibleWith: nil) else {
      return nil
    }
    self.init(values)
  }

  /// Creates an image of a bundle for traits; `nil` for an unknown name, which is reported.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let values = Self.namedValues(named: name, in: bundle, compatibleWith: traitCollection)
    guard let values else { return nil }
    self.init(values)
  }

  /// Creates an image of a bundle with a configuration, which only symbols use; `nil` for an
  /// unknown name, which is reported.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    let values = Self.namedValues(
      named: name,
      in: bundle,
      compatibleWith: nil,
      configuration: configuration
    )
    guard let values else { return nil }
    self.init(values)
  }

  // choice: images-of-data
  /// Creates an image of a file's contents, whose header gives the size; zero without a header.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image of a file's contents, whose header gives the size; zero without a header.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    var values = Values(scale: scale)
    if let picture = try? PictureSize(data) {
      let divisor = picture.isVector ? 1 : scale
      values.size = CGSize(width: picture.width / divisor, height: picture.height / divisor)
    }
    self.init(values)
  }

  /// Creates an image of a file that exists, whose header gives the size; zero without a header.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let scale = PictureSize.scale(ofFile: path)
    var values = Values(name: path, scale: scale)
    if let picture = try? PictureSize.read(from: path) {
      let divisor = picture.isVector ? 1 : scale
      values.size = CGSize(width: picture.width / divisor, height: picture.height / divisor)
    }
    self.init(values)
  }

  // choice: symbol-size
  /// Creates a symbol; every name is accepted, and each symbol is 20 points wide and high, near the
  /// size of symbols beside text of 17 points.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration, whose point size determines the size.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(
      Values(
        name: name,
        size: symbol?.symbolSize ?? SymbolConfiguration.defaultSize,
        scale: defaultScreenScale,
        isSymbol: true,
        symbol: symbol
      )
    )
  }

  /// Creates a symbol for traits, which do not change it.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || name != nil && values == other.values
  }

  public override var hash: Int { name?.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage {
  /// The values of an image of a bundle; every name is accepted without resources.
  private static func namedValues(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?,
    configuration: UIImage.Configuration? = nil
  ) -> Values? {
    guard let resources = Services.resources else {
      return Values(name: name, scale: defaultScreenScale)
    }
    return resources.imageValues(
      named: name,
      in: bundle,
      compatibleWith: traits,
      configuration: configuration
    )
  }
}
