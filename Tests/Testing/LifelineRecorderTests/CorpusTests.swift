import Findings
import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing
import TraceFormat
import TraceModel

/// Each scenario of the corpus, recorded by hidden children and by the runtime at once.
@MainActor
struct `A recording of a scenario` {
  @Test func `survey`() async throws {
    var same = 0
    var count = 0
    for path in Corpus.paths {
      let scenario = try Corpus.scenario(path)
      guard scenario.waitsFor.isEmpty else { continue }
      count += 1
      let run = try await RecordedScenario(path)
      let (own, recorded) = (run.ownCallbacks, run.recordedCallbacks)
      if own == recorded {
        same += 1
      } else if own.sorted() == recorded.sorted() {
        print("ORDER \(path)")
      } else {
        print("DIFFERENT \(path)")
      }
      if own != recorded {
        for change in recorded.difference(from: own) {
          switch change {
          case .insert(_, let text, _): print("   + \(text)")
          case .remove(_, let text, _): print("   - \(text)")
          }
        }
      }
      let plain = try await Corpus.result(of: path)
      var reader = TraceReader(bytes: plain.trace)
      let trace = try Trace(reading: &reader)
      let (before, after) = (RecordedScenario.facts(trace), RecordedScenario.facts(run.own))
      if before != after {
        print("FACTS \(path)")
        for change in after.difference(from: before) {
          switch change {
          case .insert(_, let text, _): print("   + \(text)")
          case .remove(_, let text, _): print("   - \(text)")
          }
        }
      }
      let known = Set(RecordedScenario.findings(trace, class: \.className))
      for finding in run.recordedFindings where !known.contains(finding) {
        print("FINDING \(path): \(finding)")
      }
    }
    print("SAME \(same) of \(count)")
  }
}
