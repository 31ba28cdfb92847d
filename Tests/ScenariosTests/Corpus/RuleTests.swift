import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

/// What the evidence says, rule by rule, and what shows it.
struct `Every rule` {
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
}
