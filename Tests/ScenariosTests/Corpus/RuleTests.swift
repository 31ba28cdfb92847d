import Foundation
import Scenarios
import TestSupport
import Testing

/// What the evidence says, rule by rule, and what shows it.
struct `Every rule` {
  private static let file = Repository.url("../shared/uikit/RULES.md").standardizedFileURL
  private static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test func `is shown by a scenario or a test, or says why not`() throws {
    let shown = Set(try Corpus.paths.flatMap { try Corpus.scenario($0).rules })
    for rule in try Corpus.lists().rules where !rule.standsAlone {
      #expect(shown.contains(rule.id), "nothing shows rule \(rule.id)")
    }
  }

  @Test(arguments: Corpus.paths) func `that a scenario names exists`(path: String) throws {
    let scenario = try Corpus.scenario(path)
    let known = Set(try Corpus.lists().rules.map(\.id))
    #expect(scenario.rules.filter { !known.contains($0) } == [])
    #expect(scenario.rules.isEmpty || scenario.differs.isEmpty, "what differs shows nothing")
  }

  /// The numbers are those of the collection of evidence.
  @Test(.enabled(if: isThere, "the evidence is not beside the repository"))
  func `of the evidence is listed`() throws {
    let known = Set(try Corpus.lists().rules.map(\.id))
    var section = ""
    var missing: [String] = []
    for line in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n") {
      if let match = line.firstMatch(of: #/^###? ([0-9]+b?)\./#) {
        section = String(match.1)
      } else if line.hasPrefix("## ") {
        section = ""
      }
      if let match = line.firstMatch(of: #/^([0-9]+)\. /#), !section.isEmpty {
        let id = "\(section).\(match.1)"
        if !known.contains(id) { missing.append(id) }
      }
      if let match = line.firstMatch(of: #/^\| (W[0-9]+[a-g]?) /#) {
        let id = String(match.1)
        if !known.contains(id) { missing.append(id) }
      }
    }
    #expect(missing == [])
  }
}
