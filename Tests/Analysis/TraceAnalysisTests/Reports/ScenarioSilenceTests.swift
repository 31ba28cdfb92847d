import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

/// A scenario reproduces UIKit's behavior, so that its trace is correct unless the scenario makes a
/// mistake or UIKit logs a warning in it.
struct `Findings in scenarios` {
  @Test @MainActor
  func `a scenario without warnings has only the findings of its mistake`() async throws {
    var judged = 0
    for path in Corpus.paths where try Corpus.scenario(path).waitsFor.isEmpty {
      let bytes = try await Corpus.result(of: path).trace
      guard try !hasWarnings(bytes) else { continue }
      judged += 1
      var reader = TraceReader(bytes: bytes)
      let rules = try analyze(&reader, options: .pedantic).rules
      #expect(rules == ExpectedFindings.rules(of: path), "\(path)")
    }
    #expect(judged > 200)
  }

  /// Whether UIKit logs a warning or raises an exception in a trace.
  private func hasWarnings(_ bytes: [UInt8]) throws -> Bool {
    var reader = TraceReader(bytes: bytes)
    while let event = try reader.next() {
      if event.kind == .diagnostic, event.name != .suppression { return true }
    }
    return false
  }
}
