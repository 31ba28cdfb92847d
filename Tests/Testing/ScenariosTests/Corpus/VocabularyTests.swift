import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

/// Scenario files can call every public method of the runtime.
struct `The vocabulary of scenarios` {
  private struct Method: Hashable, CustomStringConvertible {
    let type: String
    let name: String

    var description: String { "\(type).\(name)" }
  }

  /// Returns the public methods that the runtime declares, with their types.
  private static func methods() throws -> Set<Method> {
    var methods: Set<Method> = []
    for path in Corpus.code(in: "Sources/UIKit") where path.hasPrefix("Sources/UIKit/Headless") {
      let code = try String(contentsOf: Repository.url(path), encoding: .utf8)
      var type = ""
      var isProtocol = false
      var isPublic = false
      for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
        // A type begins with a word, and a method with two spaces and a word.
        let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        guard indentation == 0 || indentation == 2 else { continue }
        if indentation == 0, line.first?.isLetter == true,
          let match = line.firstMatch(of: #/^(\w.*)?\b(class|protocol|extension|struct) (\w+)/#)
        {
          type = String(match.3)
          isProtocol = match.2 == "protocol"
          isPublic = line.contains("public ") || line.contains("open ")
        }
        guard indentation == 2, line.contains("func ") else { continue }
        let method = #/^  (open |public )?(override |class |static )*func (\w+)/#
        guard let match = line.firstMatch(of: method) else { continue }
        if match.1 != nil || isProtocol && isPublic {
          methods.insert(Method(type: type, name: String(match.3)))
        }
      }
    }
    return methods
  }

  @Test
  func `every public method of the runtime is a word of scenarios or listed as not expressible`()
    throws
  {
    let page = VerbPage.wholeText
    let sections = page.components(separatedBy: "## Not expressible")
    try #require(sections.count == 2)
    let words = Set(sections[0].matches(of: #/\w+/#).map { String($0.0) })
    var listed: Set<Method> = []
    var whole: Set<String> = []
    for line in sections[1].split(separator: "\n").dropFirst(2) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      if cells[1] == "all" { whole.insert(cells[0]) }
      for match in cells[1].matches(of: #/`(\w+)`/#) {
        listed.insert(Method(type: cells[0], name: String(match.1)))
      }
    }
    let methods = try Self.methods()
    #expect(methods.count > 150)
    let missing = methods.filter {
      !words.contains($0.name) && !whole.contains($0.type) && !listed.contains($0)
    }
    #expect(missing.map(\.description).sorted() == [])
    let unknown = listed.subtracting(methods).map(\.description).sorted()
    #expect(unknown == [], "listed, but not there")
  }
}
