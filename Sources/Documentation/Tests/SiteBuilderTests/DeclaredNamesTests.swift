import Foundation
import SiteBuilder
import Testing

@Suite struct `The names of declarations` {
  private func names() throws -> DeclaredNames {
    var names = DeclaredNames(modules: ["Module"])
    let graph = """
      {"symbols": [{"pathComponents": ["App"]}, {"pathComponents": ["App", "tap(_:file:)"]},
        {"pathComponents": ["analyze(_:)"]}]}
      """
    try names.add(graph: Data(graph.utf8))
    return names
  }

  @Test(arguments: [
    "``Module``", "``App``", "``App/tap(_:file:)``", "``Module/App``",
    "``App/tap(_:file:)-(UIView,_)``",
    "``App/tap(_:file:)-swift.method``", "``analyze(_:)``, `Other` and text",
  ])
  func `a link to a declaration is resolved`(text: String) throws {
    #expect(try names().unresolved(in: text) == [])
  }

  @Test func `a link to a name that no module declares is found`() throws {
    let text = "``App`` and ``Ap`` and ``App/tap(_:)``"
    #expect(try names().unresolved(in: text) == ["Ap", "App/tap(_:)"])
  }
}
