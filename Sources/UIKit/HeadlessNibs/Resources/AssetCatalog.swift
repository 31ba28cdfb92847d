import Foundation

/// The images, colors and data of the asset catalogs in a folder.
///
/// Source: Apple's “Asset Catalog Format Reference”. Sets of other kinds, such as those for tvOS, are
/// ignored. A damaged set is left out and reported.
struct AssetCatalog: Sendable {
  /// An entry of a set: a file or a color for some devices.
  struct Variant: Hashable, Sendable {
    var path: String?
    var color: ColorComponents?
    /// The name of a color of the system, such as `systemRedColor`.
    var systemColor: String?
    /// The number of pixels per point; `nil` for all.
    var scale: CGFloat?
    var idiom = "universal"
    /// Whether the entry is for the dark style.
    var isDark = false
    /// Whether the entry is for the light style only.
    var isLight = false
  }

  /// The entries of one name.
  struct Entry: Hashable, Sendable {
    var variants: [Variant]
    var renderingMode = UIImage.RenderingMode.automatic
    var isSymbol = false
  }

  private(set) var images: [String: Entry] = [:]
  private(set) var colors: [String: Entry] = [:]
  private(set) var files: [String: Entry] = [:]
  /// The damaged files and sets, as `path: problem`.
  private(set) var problems: [String] = []
  /// Whether the folder has a catalog.
  private(set) var hasCatalog = false

  /// Reads the catalogs of a folder.
  init(folder: String) {
    for name in FolderContents.names(in: folder) where name.hasSuffix(".xcassets") {
      hasCatalog = true
      var visited: Set<String> = []
      readGroup(folder + "/" + name, prefix: "", depth: 0, &visited)
    }
  }

  private mutating func readGroup(
    _ path: String,
    prefix: String,
    depth: Int,
    _ visited: inout Set<String>
  ) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard depth < 32, visited.insert(resolved).inserted else {
      problems.append("\(path): the folder contains itself, or is nested too deeply")
      return
    }
    for name in FolderContents.names(in: path) {
      let inner = path + "/" + name
      guard name.first != ".", FolderContents.isFolder(inner) else { continue }
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let asset = prefix + name[..<dot]
      switch name[dot...] {
      case ".imageset", ".launchimage", ".appiconset":
        if let entry = set(inner, list: "images") { images[asset] = entry }
      case ".symbolset":
        if let entry = set(inner, list: "symbols") {
          images[asset] = Entry(variants: entry.variants, isSymbol: true)
        }
      case ".colorset": if let entry = set(inner, list: "colors") { colors[asset] = entry }
      case ".dataset": if let entry = set(inner, list: "data") { files[asset] = entry }
      case "": readSubgroup(inner, name, prefix: prefix, depth: depth, &visited)
      case ".spriteatlas": readGroup(inner, prefix: prefix, depth: depth + 1, &visited)
      default: break
      }
    }
  }

  private mutating func readSubgroup(
    _ path: String,
    _ name: String,
    prefix: String,
    depth: Int,
    _ visited: inout Set<String>
  ) {
    var prefix = prefix
    if FolderContents.isFile(path + "/Contents.json"),
      let properties = contents(of: path)?["properties"] as? [String: Any],
      properties["provides-namespace"] as? Bool == true
    {
      prefix += name + "/"
    }
    readGroup(path, prefix: prefix, depth: depth + 1, &visited)
  }

  private mutating func set(_ path: String, list: String) -> Entry? {
    guard let contents = contents(of: path) else { return nil }
    guard let items = contents[list] as? [Any] else {
      problems.append("\(Self.place(path)): no array '\(list)'")
      return nil
    }
    var entry = Entry(variants: [])
    for case let item as [String: Any] in items {
      if let variant = variant(item, in: path, needsColor: list == "colors") {
        entry.variants.append(variant)
      }
    }
    let properties = contents["properties"] as? [String: Any]
    switch properties?["template-rendering-intent"] as? String {
    case "template": entry.renderingMode = .alwaysTemplate
    case "original": entry.renderingMode = .alwaysOriginal
    default: break
    }
    return entry.variants.isEmpty ? nil : entry
  }

  private mutating func variant(
    _ item: [String: Any],
    in path: String,
    needsColor: Bool
  ) -> Variant? {
    var variant = Variant()
    variant.idiom = item["idiom"] as? String ?? "universal"
    let scale = (item["scale"] as? String)?.dropLast()
    variant.scale = scale.flatMap { Double($0) }.map { CGFloat($0) }.flatMap { $0 > 0 ? $0 : nil }
    for case let appearance as [String: Any] in item["appearances"] as? [Any] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): variant.isDark = true
      case ("luminosity", "light"): variant.isLight = true
      // Variants for high contrast and tinted icons are not chosen.
      case ("contrast", _), ("luminosity", _): return nil
      default: break
      }
    }
    if needsColor {
      do {
        try AssetColorReader.read(item["color"], into: &variant)
      } catch {
        problems.append("\(Self.place(path)): \(error.reason)")
        return nil
      }
      return variant
    }
    guard let name = item["filename"] as? String, !name.isEmpty else { return nil }
    guard !name.contains("/"), FolderContents.isFile(path + "/" + name) else {
      problems.append("\(Self.place(path)): the file \(name) does not exist")
      return nil
    }
    variant.path = path + "/" + name
    return variant
  }

  /// The app's file with the contents of a folder, for messages.
  private static func place(_ path: String) -> String {
    FolderContents.originalPath(of: path) + "/Contents.json"
  }

  private mutating func contents(of path: String) -> [String: Any]? {
    let file = path + "/Contents.json"
    guard let data = FolderContents.data(at: file) else {
      problems.append("\(Self.place(path)): the file can't be read")
      return nil
    }
    guard JSONNesting.isAcceptable(data) else {
      problems.append("\(Self.place(path)): the JSON is nested too deeply")
      return nil
    }
    do {
      if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
        return object
      }
      problems.append("\(Self.place(path)): the JSON is not an object")
    } catch {
      problems.append("\(Self.place(path)): the JSON is damaged: \(error.localizedDescription)")
    }
    return nil
  }
}

extension AssetCatalog.Entry {
  /// Returns the variant for traits: of the idiom, then of the style, then the smallest scale that
  /// is not too small, else the largest.
  func variant(for traits: UITraitCollection) -> AssetCatalog.Variant? {
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    var chosen = variants.filter { $0.idiom == idiom }
    if chosen.isEmpty { chosen = variants.filter { $0.idiom == "universal" } }
    if chosen.isEmpty { chosen = variants }
    let isDark = traits.userInterfaceStyle == .dark
    let styled = chosen.filter { isDark ? $0.isDark : $0.isLight }
    let plain = chosen.filter { !$0.isDark && !$0.isLight }
    chosen = styled.isEmpty ? (plain.isEmpty ? chosen : plain) : styled
    let scale = traits.displayScale > 0 ? traits.displayScale : HeadlessDevice.defaultScale
    let fitting = chosen.filter { ($0.scale ?? scale) >= scale }
    return fitting.min { ($0.scale ?? scale) < ($1.scale ?? scale) }
      ?? chosen.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
  }
}
