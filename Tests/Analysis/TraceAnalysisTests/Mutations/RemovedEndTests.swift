import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// A complete recording in which one event that ends a callback or a call is missing.
struct `A recording with a removed end` {
  /// The number of ends that are removed in turn, in all recordings together.
  private static let sample = 400

  @Test(arguments: [27] as [UInt64])
  func `a removed end causes a finding that the whole recording does not have`(seed: UInt64) throws
  {
    var generator = SplitMix64(seed: seed)
    let paths = try Repository.files(in: "traces/stories").filter { $0.hasSuffix(".json") }
    let traces = try paths.map {
      try MutableTrace(path: Repository.url("traces/stories/\($0)").path)
    }
    let before = traces.map { Set($0.report().findings.filter { $0.severity > .info }) }
    var missed: [String] = []
    for _ in 0..<Self.sample {
      let index = Int.random(in: traces.indices, using: &generator)
      let trace = traces[index]
      let place = try #require(trace.ends.randomElement(using: &generator))
      let after = trace.report(without: place).findings.filter { $0.severity > .info }
      if before[index].isSuperset(of: after) { missed.append("\(paths[index]): event \(place)") }
    }
    #expect(missed.count * 20 <= Self.sample, "seed \(seed): \(missed)")
  }
}
