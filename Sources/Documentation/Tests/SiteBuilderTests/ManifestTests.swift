import Foundation
import SiteBuilder
import Testing

@Suite struct `The manifest` {
  @Test func `public modules are those of libraries and their exports, in order of dependency`()
    throws
  {
    let text = """
      {"products": [
        {"name": "P", "targets": ["B"], "type": {"library": ["automatic"]}},
        {"name": "e", "targets": ["E"], "type": {"executable": null}}],
       "targets": [
        {"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}, {"byName": ["H", null]}]},
        {"name": "A", "type": "regular", "dependencies": []},
        {"name": "H", "type": "regular", "dependencies": []},
        {"name": "E", "type": "executable", "dependencies": [{"byName": ["B", null]}]}]}
      """
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    let modules = manifest.publicModules { $0.name == "B" ? ["A", "Foundation"] : [] }
    #expect(modules.map(\.name) == ["A", "B"])
    #expect(modules.first?.folder == "Sources/A")
  }
}
