package import Foundation

/// The names of the public declarations of modules, to check links to declarations without DocC.
package struct DeclaredNames {
  private var names: Set<String>

  /// Contains the names of modules, which are the titles of their landing pages.
  package init(modules: [String]) {
    names = Set(modules)
  }

  /// Adds the declarations of a symbol graph, as `swift-symbolgraph-extract` writes it.
  package mutating func add(graph: Data) throws {
    for symbol in try JSONDecoder().decode(Graph.self, from: graph).symbols {
      names.insert(symbol.pathComponents.joined(separator: "/"))
    }
  }

  /// The links of a page to declarations, between double backticks, that no module declares.
  ///
  /// What a link says about the type of an overload, after a hyphen, is not checked.
  package func unresolved(in page: String) -> [String] {
    page.matches(of: #/``([^`]+)``/#).map { String($0.output.1) }.filter { link in
      let name = link.replacing(#/-(swift\.[a-z.]+|\(.*\).*|[0-9a-z]{4,6})$/#, with: "")
      let inModule = name.drop { $0 != "/" }.dropFirst()
      return !names.contains(name) && !names.contains(String(inModule))
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable { let pathComponents: [String] }

    let symbols: [Symbol]
  }
}
