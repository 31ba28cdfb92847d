import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

/// The rules of UIKit's behavior in rules.yml, and the scenarios that show them.
struct `Rules of behavior` {
  @Test func `each rule of behavior is shown by a scenario or a test, or states why not`() throws {
    let shown = Set(try Corpus.paths.flatMap { try Corpus.scenario($0).rules })
    for rule in try Corpus.lists().rules where !rule.standsAlone {
      #expect(shown.contains(rule.id), "nothing shows rule \(rule.id)")
    }
  }

  @Test(arguments: Corpus.paths) func `each rule that a scenario names exists`(path: String) throws
  {
    let scenario = try Corpus.scenario(path)
    let known = Set(try Corpus.lists().rules.map(\.id))
    #expect(scenario.rules.filter { !known.contains($0) } == [])
    #expect(
      scenario.rules.isEmpty || scenario.differs.isEmpty,
      "a scenario that differs cannot show a rule"
    )
  }
}
