import Benchmark
import TraceAnalysis
import TraceFormat
import TraceModel

/// Checking traces with all rules, against reading the same bytes.
enum AnalysisBenchmarks {
  static func register() {
    let bytes = Workload.lives(events: 1_000_000)
    benchmark("analysis/read/1M") {
      var reader = TraceReader(bytes: bytes)
      var count = 0
      while try reader.next() != nil { count += 1 }
      sink(count)
    }
    benchmark("analysis/check/1M") {
      var reader = TraceReader(bytes: bytes)
      sink(try analyze(&reader).counts.events)
    }
  }
}
