import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

/// Expectations are copies of the logs in evidence.jsonl, not adapted to the runtime's results.
struct `The expectation of a scenario file` {
  private struct Entry: Decodable {
    let id: String
    let log: [String]
    let evidence: String
  }

  /// The transcribed logs by their identifiers.
  private static let entries: [String: Entry] = {
    do {
      let decoder = JSONDecoder()
      let lines = try Repository.bytes("\(Corpus.folder)/evidence.jsonl")
        .split(separator: UInt8(ascii: "\n"))
      let list = try lines.map { try decoder.decode(Entry.self, from: Data($0)) }
      return Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
    } catch {
      Issue.record(error)
      return [:]
    }
  }()

  /// Spellings of the evidence and the corresponding spellings of scenario files.
  private static let spellings: [(evidence: String, file: String)] = [
    ("log (new): ", "warning "), ("log: ", "warning "), ("throw ", "throws "),
  ]

  /// Converts the lines of a log to the notation of scenario files.
  ///
  /// - Parameters:
  ///   - log: The lines of the evidence.
  ///   - part: The letter of the lines to return, where lines begin with `(a)` or `(b)`.
  /// - Returns: The lines that the scenario file must contain.
  private static func lines(_ log: [String], part: String) -> [String] {
    log.compactMap { line in
      if line.hasPrefix("log (old)") { return nil }
      var line = line
      if line.hasPrefix("(a) ") || line.hasPrefix("(b) ") {
        guard line.hasPrefix("(\(part)) ") else { return nil }
        line = String(line.dropFirst(4))
      }
      for spelling in spellings where line.hasPrefix(spelling.evidence) {
        line = spelling.file + line.dropFirst(spelling.evidence.count)
        break
      }
      // Remarks that follow a line of the log.
      for remark in [" (from ", " (forwarded ", " (called ", " (x2"] {
        if let range = line.range(of: remark) { line = String(line[..<range.lowerBound]) }
      }
      return line
    }
  }

  @Test(arguments: Corpus.paths)
  func `the expectation of a scenario equals the log of its evidence`(path: String) throws {
    let scenario = try Corpus.scenario(path)
    guard let entry = Self.entries[scenario.id] else {
      let isPublished = try PublishedLog.all().contains { $0.id == scenario.id }
      let observations = String(
        decoding: try Repository.bytes("traces/uikit/observations.json"),
        as: UTF8.self
      )
      let isObserved = observations.contains("{\"id\": \"\(scenario.id)\"")
      #expect(
        isPublished || isObserved || [.assertedFact, .tracedFact, .own].contains(scenario.evidence)
      )
      return
    }
    #expect(entry.evidence == scenario.evidence.rawValue)
    guard scenario.derived.isEmpty else {
      let orders: [Evidence] = [.consoleLog, .consoleScreenshot, .testAssertion, .authorList]
      #expect(!orders.contains(scenario.evidence), "an order that was observed can't be derived")
      return
    }
    let lines = scenario.expectedLines.isEmpty ? scenario.countedLines : scenario.expectedLines
    #expect(lines == Self.lines(entry.log, part: scenario.part))
  }

  @Test func `each piece of evidence has a scenario or a reason why not`() throws {
    let covered = Set(try Corpus.paths.map { try Corpus.scenario($0).id })
    let listed = Set(try Corpus.lists().ids)
    let missing = Self.entries.keys.filter { !covered.contains($0) && !listed.contains($0) }
    #expect(missing.sorted() == [])
    #expect(Self.entries.count > 100)
  }
}
