import Foundation

/// A color with the name of an asset.
package struct AssetColor: Hashable, Sendable {
  package let name: String
  /// The folder of the catalog; empty if no asset is read.
  private let folder: String
  private let resolve: @Sendable (UITraitCollection) -> ColorComponents

  /// Creates a color of a catalog.
  package init(
    name: String,
    folder: String,
    resolve: @escaping @Sendable (UITraitCollection) -> ColorComponents
  ) {
    self.name = name
    self.folder = folder
    self.resolve = resolve
  }

  /// Creates an opaque black color for a name that is not looked up.
  package init(name: String) {
    self.init(name: name, folder: "") { _ in ColorComponents(0, 0, 0, 1) }
  }

  package func components(for traits: UITraitCollection) -> ColorComponents { resolve(traits) }

  package static func == (first: AssetColor, second: AssetColor) -> Bool {
    first.name == second.name && first.folder == second.folder
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(folder)
  }
}
