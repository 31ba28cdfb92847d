public import Foundation

/// An image without pixels, as UIKit's `UIImage` (developer.apple.com/documentation/uikit/uiimage).
///
/// It has a name and a size, which layout uses. No file is read.
public final class UIImage: NSObject, Sendable {
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The name of the asset or symbol.
  let name: String?
  /// Whether the image is a symbol.
  public let isSymbolImage: Bool

  private init(name: String?, size: CGSize, scale: CGFloat, isSymbol: Bool) {
    self.name = name
    self.size = size
    self.scale = scale
    isSymbolImage = isSymbol
    super.init()
  }

  /// Creates an image of size zero.
  public override convenience init() {
    self.init(name: nil, size: .zero, scale: 1, isSymbol: false)
  }

  // choice: image-of-size
  /// Creates an image with a size in points; UIKit has no such initializer.
  ///
  /// Tests use it where an app reads a file.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    let isSize = size.width.isFinite && size.height.isFinite
    self.init(
      name: nil,
      size: isSize ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero,
      scale: scale.isFinite && scale > 0 ? scale : 1,
      isSymbol: false
    )
  }

  // choice: named-images
  /// Creates an image with the name of an asset; its size is zero, because no asset is read.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: .zero, scale: HeadlessDevice.defaultScale, isSymbol: false)
  }

  // choice: symbol-size
  /// Creates a symbol; every name is accepted, and each symbol is 20 points wide and high, near the
  /// size of symbols beside text of 17 points.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(
      name: name,
      size: CGSize(width: 20, height: 20),
      scale: HeadlessDevice.defaultScale,
      isSymbol: true
    )
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return name != nil && name == other.name && isSymbolImage == other.isSymbolImage
  }

  public override var hash: Int { name?.hashValue ?? ObjectIdentifier(self).hashValue }
}
