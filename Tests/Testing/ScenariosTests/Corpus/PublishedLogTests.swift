import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

/// A published log, transcribed before its scenario was run for the first time.
struct PublishedLog: Decodable {
  let id: String
  let source: String
  let evidence: String
  let log: [String]

  /// Returns the transcribed logs.
  static func all() throws -> [PublishedLog] {
    let decoder = JSONDecoder()
    return try Repository.bytes("\(Corpus.folder)/published-logs.jsonl")
      .split(separator: UInt8(ascii: "\n")).map {
        try decoder.decode(PublishedLog.self, from: Data($0))
      }
  }
}

/// Published logs that were collected after the runtime was written, and measure how general it is.
struct `The published logs` {
  private static func scenarios() throws -> [String: Scenario] {
    let paths = Corpus.paths.filter { $0.hasPrefix("published/") }
    let scenarios = try paths.map { try Corpus.scenario($0) }
    return Dictionary(scenarios.map { ($0.id, $0) }) { first, _ in first }
  }

  @Test func `the scenario of a published log expects its lines word for word`() throws {
    let scenarios = try Self.scenarios()
    for published in try PublishedLog.all() {
      let scenario = try #require(scenarios[published.id], "\(published.id) has no scenario")
      #expect(scenario.expectedLines == published.log, "\(published.id)")
      #expect(scenario.source == published.source, "\(published.id)")
      #expect(scenario.evidence.rawValue == published.evidence, "\(published.id)")
      #expect(scenario.derived.isEmpty, "\(published.id)")
    }
  }

  @Test func `each scenario in the folder published has a transcribed log`() throws {
    #expect(Set(try Self.scenarios().keys) == Set(try PublishedLog.all().map(\.id)))
  }
}
