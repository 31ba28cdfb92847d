import Foundation

/// The part of the manifest that the site needs, as `swift package dump-package` prints it.
package struct Manifest: Decodable {
  package struct Target: Decodable {
    package let name: String
    package let type: String
    package let path: String?
    package let pkgConfig: String?
    private let dependencies: [Dependency]

    /// The names of the modules that the target depends on.
    package var modules: [String] { dependencies.compactMap(\.name) }

    /// The folder of the target, from the root of the repository.
    package var folder: String { path ?? "Sources/\(name)" }
  }

  package struct Product: Decodable {
    package let targets: [String]
    package let isLibrary: Bool

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      targets = try container.decode([String].self, forKey: .targets)
      let kind = try container.nestedContainer(keyedBy: Kind.self, forKey: .type)
      isLibrary = kind.contains(.library)
    }

    private enum Key: CodingKey { case targets, type }
    private enum Kind: CodingKey { case library }
  }

  /// `{"byName": ["TraceModel", null]}`, or with `target` instead; a condition follows the name.
  private struct Dependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let key = Key.allCases.first { container.contains($0) }
      name = try key.map { key in
        var values = try container.nestedUnkeyedContainer(forKey: key)
        return try values.decode(String.self)
      }
    }

    private enum Key: CodingKey, CaseIterable { case byName, target }
  }

  package let targets: [Target]
  package let products: [Product]

  /// The modules of the library products and those that they export again, each after the modules
  /// that it depends on.
  package func publicModules(
    exportedBy exports: (Target) throws -> [String]
  ) rethrows -> [Target] {
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var open = products.filter(\.isLibrary).flatMap(\.targets)
    var wanted: Set<String> = []
    while let name = open.popLast() {
      guard let target = byName[name], wanted.insert(name).inserted else { continue }
      open += try exports(target)
    }
    var ordered: [Target] = []
    var visited: Set<String> = []
    func visit(_ name: String) {
      guard visited.insert(name).inserted, let target = byName[name] else { return }
      target.modules.forEach(visit)
      if wanted.contains(name) { ordered.append(target) }
    }
    targets.map(\.name).forEach(visit)
    return ordered
  }
}
