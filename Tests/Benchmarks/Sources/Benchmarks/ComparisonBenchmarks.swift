import Benchmark
import TraceComparison
import TraceFormat
import TraceModel

/// Benchmarks of comparing two traces of a hundred thousand events, once equal and once different.
enum ComparisonBenchmarks {
  static func register() {
    var generator = Workload.Generator(state: 3)
    let base = (0..<100_000).map { _ in generator.next(below: 1_600) }
    let near = base.enumerated().filter { $0.offset % 1_000 != 7 }.map(\.element)
    let far = (0..<100_000).map { _ in generator.next(below: 1_600) }
    benchmark("comparison/align/100k/near") {
      sink(SequenceAlignment(base, near).elements.count)
    }
    benchmark("comparison/align/100k/far") {
      sink(SequenceAlignment(base, far).elements.count)
    }
    var reader = TraceReader(bytes: Workload.trace(events: 100_000))
    guard let trace = try? Trace(reading: &reader) else { return }
    benchmark("comparison/traces/100k") {
      sink(TraceComparison(trace, trace).rows.count)
    }
  }
}
