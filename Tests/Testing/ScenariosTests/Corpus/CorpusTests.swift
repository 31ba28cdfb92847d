import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

/// Each scenario file holds, waits for a part of UIKit, or states why it differs.
struct `Every scenario file` {
  @Test(arguments: Corpus.paths) @MainActor
  func `a scenario agrees with its evidence or states why it differs`(
    path: String
  ) async throws {
    let scenario = try Corpus.scenario(path)
    guard scenario.waitsFor.isEmpty else { return }
    let comparison = scenario.compare(try await Corpus.result(of: path))
    if scenario.differs.isEmpty {
      #expect(comparison.holds, "\n\(comparison.lines.joined(separator: "\n"))")
    } else {
      #expect(!comparison.holds, "the scenario holds: remove 'differs' from \(path)")
    }
  }

  @Test(arguments: Corpus.paths) func `a scenario with external evidence names its source`(
    path: String
  ) throws {
    let scenario = try Corpus.scenario(path)
    if scenario.evidence != .own {
      #expect(!scenario.id.isEmpty)
      #expect(!scenario.source.isEmpty)
    }
  }

  @Test func `no scenario has evidence that is listed as not reproduced`() throws {
    let ids = Set(try Corpus.paths.map { try Corpus.scenario($0).id })
    #expect(try Corpus.lists().ids.filter(ids.contains) == [])
  }

  @Test func `the corpus has more than 100 scenarios`() {
    #expect(Corpus.paths.count > 100)
  }

  @Test @MainActor func `the coverage page lists every scenario with its current result`()
    async throws
  {
    var entries: [CoveragePage.Entry] = []
    for path in Corpus.paths {
      let scenario = try Corpus.scenario(path)
      var state = CoveragePage.State.waits(scenario.waitsFor)
      if scenario.waitsFor.isEmpty {
        let comparison = scenario.compare(try await Corpus.result(of: path))
        state =
          comparison.holds
          ? .holds(accepted: comparison.accepted ?? "") : .differs(scenario.differs)
      }
      entries.append(CoveragePage.Entry(path: path, scenario: scenario, state: state))
    }
    let paths = try Corpus.choiceComments().map { ($0.id, $0.path) }
    let page = CoveragePage(
      entries: entries,
      lists: try Corpus.lists(),
      choicePaths: Dictionary(paths) { first, _ in first }
    )
    expectGolden(page.text, at: "traces/scenarios/COVERAGE.md")
  }

  @Test func `the page of verbs is current`() {
    let head = """
      # What a line of a scenario can say

      Generated from `Sources/Testing/Scenarios/Verbs` by `.ci/record`. What is *waiting* is read and checked,
      but the runtime does not have it yet.


      """
    expectGolden(head + VerbPage.wholeText, at: "traces/scenarios/VERBS.md")
  }

  @Test func `the comments of the runtime name each choice of chosen.yml once`() throws {
    let listed = try Corpus.lists().choiceIDs
    let named = try Corpus.choiceComments().map(\.id)
    #expect(named.sorted() == listed.sorted())
  }

  @Test func `tests and scenarios that cover a rule exist`() throws {
    var names: Set<String> = []
    for path in Corpus.code(in: "Tests") where !path.contains("/.build/") {
      let code = try String(contentsOf: Repository.url(path), encoding: .utf8)
      for match in code.matches(of: /func `([^`]+)`/) { names.insert(String(match.1)) }
    }
    for (id, covering) in try Corpus.lists().coverings {
      let tests = covering.matches(of: /`([^`]+)`/).map { String($0.1) }
      let paths = covering.split { " ,;".contains($0) }.map(String.init)
        .filter { $0.hasSuffix(".yml") }
      #expect(!tests.isEmpty || !paths.isEmpty, "\(id) names neither a test nor a scenario")
      for name in tests { #expect(names.contains(name), "\(id): no test is called '\(name)'") }
      for path in paths { #expect(Corpus.paths.contains(path), "\(id): there is no \(path)") }
    }
  }
}
