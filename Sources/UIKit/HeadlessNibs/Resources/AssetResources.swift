public import Foundation

/// The name of an image in a bundle, as Xcode generates one for each image of a catalog:
/// `extension ImageResource { static let logo = ImageResource(name: "logo", bundle: …) }`
/// (developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, @unchecked Sendable {
  // It is unchecked, because Foundation does not declare that a bundle is Sendable on each
  // platform: a bundle is used for its path only, which does not change.
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in a bundle, as Xcode generates one for each color of a catalog
/// (developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, @unchecked Sendable {
  // It is unchecked for the reason of ``ImageResource``.
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates an image of a catalog; an image of size zero if the catalog does not have it, which is
  /// reported.
  public convenience init(resource: ImageResource) {
    let values = Self.assetValues(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(values ?? Values(name: resource.name))
  }

  /// Creates the image of an image literal, `#imageLiteral(resourceName: "logo")`.
  public convenience init(imageLiteralResourceName name: String) {
    let values = Self.assetValues(named: name, in: nil, compatibleWith: nil)
    self.init(values ?? Values(name: name))
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

extension UIColor {
  /// Creates a color of a catalog; opaque black if the catalog does not have it, which is reported.
  public convenience init(resource: ColorResource) {
    let color = Self.assetColor(named: resource.name, in: resource.bundle)
    self.init(.named(color ?? AssetColor(name: resource.name), alpha: nil))
  }

  /// Returns a color of a bundle.
  ///
  /// - Returns: `nil` if the bundle has no color with the name, which is reported.
  package static func assetColor(named name: String, in bundle: Bundle?) -> AssetColor? {
    guard !name.isEmpty else { return nil }
    guard let folders = RunResources.folders(of: bundle) else {
      return AssetColor(name: name)
    }
    for folder in folders {
      if let entry = AssetCatalog.of(folder).colors[name] {
        return AssetColor(name: name, folder: folder) { entry.components(for: $0) }
      }
    }
    RunResources.report("no color named \"\(name)\"; UIColor(named:) returns nil")
    return nil
  }
}

/// The data of a catalog, as UIKit's `NSDataAsset`
/// (developer.apple.com/documentation/uikit/nsdataasset).
public final class NSDataAsset: NSObject, Sendable {
  public let name: String
  /// The contents of the file.
  public let data: Data
  /// The uniform type identifier: always `public.data`.
  public let typeIdentifier = "public.data"

  /// Reads the data of the app's catalogs; `nil` if they have none with the name, which is
  /// reported.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Reads the data of a bundle's catalogs; `nil` if they have none with the name, which is
  /// reported.
  public init?(name: String, bundle: Bundle) {
    var found: Data?
    for folder in RunResources.folders(of: bundle) ?? [] where found == nil {
      let variant = AssetCatalog.of(folder).files[name]?.variant(for: .current)
      found = variant?.path.flatMap(FolderContents.data(at:))
    }
    guard let found else {
      RunResources.report("no data asset named \"\(name)\"; NSDataAsset(name:) returns nil")
      return nil
    }
    self.name = name
    data = found
    super.init()
  }
}
