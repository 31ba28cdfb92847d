package import Foundation

/// Groups the declarations of a module by the folders of their sources, for its landing page.
///
/// The landing page names the most important declarations; the folders group the others, which DocC
/// would list by kind only.
package struct FolderTopics {
  private let symbols: [Symbol]

  /// - Parameter graph: A symbol graph, as `swift-symbolgraph-extract` writes it.
  /// - Throws: A `DecodingError` for data of another form.
  package init(graph: Data) throws {
    symbols = try JSONDecoder().decode(Graph.self, from: graph).symbols
  }

  /// The groups as Markdown, below a heading of topics.
  ///
  /// - Parameters:
  ///   - folders: The folders of the module and its parts; declarations directly in one belong to
  ///     no group.
  ///   - page: The landing page, whose declarations are omitted.
  /// - Returns: The Markdown; empty without groups.
  package func text(folders: [String], besides page: String) -> String {
    var groups: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    let declarations = symbols.filter { $0.pathComponents.count == 1 }
    for symbol in declarations { counts[symbol.pathComponents[0], default: 0] += 1 }
    for symbol in declarations {
      let name = symbol.pathComponents[0]
      // An overloaded function needs a suffix that depends on the compiler; an operator is not a
      // link.
      guard counts[name] == 1, name.first?.isLetter == true, !page.contains("``\(name)``"),
        let group = folders.lazy.compactMap(symbol.group).first
      else { continue }
      groups[group, default: []].append(name)
    }
    return groups.sorted { $0.key < $1.key }.map { group, names in
      "### \(group)\n\n" + names.sorted().map { "- ``\($0)``\n" }.joined()
    }.joined(separator: "\n")
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Location: Decodable { let uri: String }
    let pathComponents: [String]
    let location: Location?

    /// The folders between the module's folder and the file; `nil` if there are none.
    func group(in folder: String) -> String? {
      guard let uri = location?.uri, let start = uri.firstRange(of: "/\(folder)/")?.upperBound
      else { return nil }
      let parts = uri[start...].split(separator: "/").dropLast()
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}
