import Foundation

extension UIImage {
  /// The values of an image of a bundle: of a catalog, or of a file beside it.
  ///
  /// - Returns: `nil` if the bundle has no image with the name, which is reported.
  package static func assetValues(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?,
    configuration: UIImage.Configuration? = nil
  ) -> Values? {
    guard !name.isEmpty else { return nil }
    guard let folders = RunResources.folders(of: bundle) else {
      return Values(name: name, scale: HeadlessDevice.defaultScale)
    }
    let traits = UITraitCollection(traitsFrom: [.current] + (traits.map { [$0] } ?? []))
    for folder in folders {
      if let entry = AssetCatalog.of(folder).images[name], let variant = entry.variant(for: traits)
      {
        return values(name, entry, variant, configuration)
      }
      if let file = ImageFile(named: name, in: folder, traits: traits) {
        var values = Values(name: name, scale: file.scale)
        values.setSize(of: file.path, scale: file.scale)
        return values
      }
    }
    RunResources.report("no image named \"\(name)\"; UIImage(named:) returns nil")
    return nil
  }

  private static func values(
    _ name: String,
    _ entry: AssetCatalog.Entry,
    _ variant: AssetCatalog.Variant,
    _ configuration: UIImage.Configuration?
  ) -> Values {
    var values = Values(name: name, scale: variant.scale ?? 1)
    values.renderingMode = entry.renderingMode
    if entry.isSymbol {
      values.isSymbol = true
      values.scale = HeadlessDevice.defaultScale
      values.symbol = configuration as? SymbolConfiguration
      values.size = values.symbol?.symbolSize ?? SymbolConfiguration.defaultSize
    } else if let path = variant.path {
      values.setSize(of: path, scale: variant.scale)
    }
    return values
  }
}

extension UIImage.Values {
  /// Sets the size and scale from the header of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scale: The number of pixels per point; `nil` for the file of all scales.
  mutating func setSize(of path: String, scale: CGFloat?) {
    do {
      let picture = try PictureSize.read(from: path)
      let divisor = picture.isVector ? 1 : scale ?? 1
      size = CGSize(width: picture.width / divisor, height: picture.height / divisor)
      self.scale = picture.isVector ? HeadlessDevice.defaultScale : divisor
    } catch {
      RunResources.report("\(path): \(error.reason); the image has no size")
    }
  }
}

/// The file of an image that is in no catalog, such as `icon@2x~ipad.png`.
package struct ImageFile {
  let path: String
  let scale: CGFloat

  /// Finds the file of a name, with or without its ending.
  init?(named name: String, in folder: String, traits: UITraitCollection) {
    let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let wanted = max(1, min(3, Int(traits.displayScale > 0 ? traits.displayScale : 3)))
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    guard !name.split(separator: "/").contains("..") else { return nil }
    let known = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "heic"]
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
    let base = dot.flatMap { known.contains(ending) ? String(name[..<$0]) : nil } ?? name
    let endings = base == name ? known : [String(name[name.index(base.endIndex, offsetBy: 1)...])]
    let tables = StringTables.of(folder)
    let language = tables.language(for: RunResources.current.languages)
    for place in ["", "\(language).lproj/", "Base.lproj/"] {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        for ending in endings {
          for device in [idiom, ""] {
            let path = "\(folder)/\(place)\(base)\(suffix)\(device).\(ending)"
            guard FolderContents.isFile(path) else { continue }
            (self.path, self.scale) = (path, CGFloat(scale))
            return
          }
        }
      }
    }
    return nil
  }
}
