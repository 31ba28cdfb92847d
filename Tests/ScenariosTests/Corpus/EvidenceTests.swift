import Foundation
import Scenarios
import TestSupport
import Testing

/// The expectations are the evidence's logs: nobody edited them until they fit.
struct `The expectation of a scenario file` {
  private struct Entry: Decodable {
    let id: String
    let log: [String]
    let evidence: String
  }

  private static let file = Repository.url("../shared/uikit/scenarios.json").standardizedFileURL
  /// The evidence stands beside the repository, not in it; without it these tests are skipped.
  private static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  private static func entries() throws -> [String: Entry] {
    let list = try JSONDecoder().decode([Entry].self, from: try Data(contentsOf: file))
    return Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
  }

  /// How the words of the evidence are spelled in scenario files.
  private static let spellings: [(evidence: String, file: String)] = [
    ("log (new): ", "warning "), ("log: ", "warning "), ("throw ", "throws "),
  ]

  /// Returns the lines of a log in the spelling of scenario files.
  ///
  /// - Parameters:
  ///   - log: The lines of the evidence.
  ///   - part: Which of the lines that begin with `(a)` or `(b)` are meant.
  /// - Returns: The lines that the file must have.
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
      // What the collector of the evidence explained behind a line.
      for remark in [" (from ", " (forwarded ", " (called ", " (x2"] {
        if let range = line.range(of: remark) { line = String(line[..<range.lowerBound]) }
      }
      return line
    }
  }

  @Test(.enabled(if: isThere, "the evidence is not beside the repository"), arguments: Corpus.paths)
  func `is the log of its evidence`(path: String) throws {
    let scenario = try Corpus.scenario(path)
    guard let entry = try Self.entries()[scenario.id] else {
      let isPublished = try PublishedLog.all().contains { $0.id == scenario.id }
      #expect(isPublished || [.assertedFact, .tracedFact, .own].contains(scenario.evidence))
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

  @Test(.enabled(if: isThere, "the evidence is not beside the repository"))
  func `is there for all evidence, or the list says why not`() throws {
    let covered = Set(try Corpus.paths.map { try Corpus.scenario($0).id })
    let listed = Set(try Corpus.lists().ids)
    let missing = try Self.entries().keys.filter { !covered.contains($0) && !listed.contains($0) }
    #expect(missing.sorted() == [])
  }
}
