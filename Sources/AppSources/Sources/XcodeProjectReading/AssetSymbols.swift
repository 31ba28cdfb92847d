import Foundation

/// The names that Xcode 15 and later generate for the images and colors of catalogs:
/// `ImageResource.logo` and `ColorResource.brand`.
///
/// Source: Apple's “Managing assets with asset catalogs”, and the files that Xcode 15 generates.
struct AssetSymbols {
  private var images: [String: SwiftIdentifier] = [:]
  private var colors: [String: SwiftIdentifier] = [:]
  private(set) var problems: [ProjectProblem] = []
  private let module: SwiftIdentifier

  /// Reads the names in catalogs among resources.
  init(resources: [String], module: SwiftIdentifier) {
    self.module = module
    for path in resources where path.hasSuffix(".xcassets") {
      read(path, prefix: "", depth: 0)
    }
  }

  /// Whether the catalogs have no image and no color.
  var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth < 32 else {
      problems.append(ProjectProblem(.warning, folder, "the catalog is nested too deeply"))
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.first != "." {
      let path = "\(folder)/\(name)"
      let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      if name.hasSuffix(".imageset") || name.hasSuffix(".symbolset") {
        images[prefix + base] = Self.symbol(prefix + base, removing: "Image")
      } else if name.hasSuffix(".colorset") {
        colors[prefix + base] = Self.symbol(prefix + base, removing: "Color")
      } else if !name.contains("."),
        let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeDirectory
      {
        read(path, prefix: prefix + (Self.isNamespace(path) ? "\(name)/" : ""), depth: depth + 1)
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = FileForm.contents(of: folder + "/Contents.json") else {
      return false
    }
    let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    return (json?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  /// Returns the name of a symbol in lower camel case, without an ending that repeats its kind.
  static func symbol(_ name: String, removing ending: String) -> SwiftIdentifier {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var text = ""
    for (index, word) in words.enumerated() {
      text += index == 0 ? lowerCamel(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    if text.hasSuffix(ending), text.count > ending.count { text.removeLast(ending.count) }
    if text.first?.isNumber ?? true { text = "_" + text }
    return SwiftIdentifier(derivedFrom: text)
  }

  /// Lowers the capital letters at the start, but the last one before a small letter: `URLIcon`
  /// becomes `urlIcon`.
  private static func lowerCamel(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let count =
      capitals.count == word.count || capitals.count <= 1 ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  var source: SwiftSource {
    "import UIKit\n" + declarations(images, "ImageResource")
      + declarations(colors, "ColorResource") + shorthands(images, "UIImage")
      + shorthands(colors, "UIColor")
  }

  private func unique(
    _ names: [String: SwiftIdentifier]
  ) -> [(name: String, symbol: SwiftIdentifier)] {
    var used: Set<SwiftIdentifier> = []
    return names.sorted { $0.key < $1.key }.compactMap { name, symbol in
      used.insert(symbol).inserted ? (name, symbol) : nil
    }
  }

  private func declarations(
    _ names: [String: SwiftIdentifier],
    _ type: SwiftSource
  ) -> SwiftSource {
    guard !names.isEmpty else { return "" }
    let bundle: SwiftSource = ".app(module: \(literal: module.text))"
    let lines = unique(names).map { name, symbol -> SwiftSource in
      "  static let \(symbol) = \(type)(name: \(literal: name), bundle: \(bundle))\n"
    }
    return "\nextension \(type) {\n\(lines.joined())}\n"
  }

  /// The members of UIKit's types, except those that would repeat a member of UIKit.
  private func shorthands(
    _ names: [String: SwiftIdentifier],
    _ type: SwiftSource
  ) -> SwiftSource {
    let known: Set<String> = [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray",
      "link", "magenta", "orange", "purple", "red", "separator", "tintColor", "tint", "white",
      "yellow", "actions", "add", "checkmark", "remove", "strokedCheckmark",
    ]
    let lines = unique(names).filter {
      !known.contains($0.symbol.text) && !$0.symbol.text.hasPrefix("system")
    }
    .map { _, symbol -> SwiftSource in
      "  static var \(symbol): \(type) { \(type)(resource: .\(symbol)) }\n"
    }
    return lines.isEmpty ? "" : "\nextension \(type) {\n\(lines.joined())}\n"
  }
}
