import Benchmark
import TraceAnalysis
import TraceFormat
import TraceModel

/// Benchmarks of checking traces with all rules, compared with reading the same bytes.
enum AnalysisBenchmarks {
  /// A trace shape: its name and the closure that creates it.
  static let workloads: [(name: String, make: @Sendable (Int) -> [UInt8])] = [
    ("lives", Workload.lives), ("mixed", Workload.mixed), ("short", Workload.short),
    ("flicker", Workload.flicker), ("deep", Workload.deep),
  ]

  static func register() {
    let bytes = Workload.lives(events: 1_000_000)
    benchmark("analysis/read/1M") { try read(bytes) }
    benchmark("analysis/check/1M") { try check(bytes) }
  }

  /// Prints the ratio of checking to reading for a trace of a million events in each shape.
  ///
  /// Both are measured alternately in one run, and the lowest time of the rounds is used. A check
  /// includes reading, so the time of checking alone is the difference.
  static func printRatios(rounds: Int = 5) throws {
    print("1,000,000 events, all rules, the lowest of \(rounds) rounds")
    print("trace    read         checking alone / reading   checking with reading / reading")
    for workload in workloads {
      let bytes = workload.make(1_000_000)
      var reading = Duration.seconds(3600)
      var checking = Duration.seconds(3600)
      for _ in 0..<rounds {
        let clock = ContinuousClock()
        reading = min(reading, try clock.measure { try read(bytes) })
        checking = min(checking, try clock.measure { try check(bytes) })
      }
      let whole = checking / reading
      let name = workload.name.padded(to: 8)
      let time = "\(Int(reading / .microseconds(1000))) ms".padded(to: 12)
      print("\(name) \(time) \(hundredths(whole - 1).padded(to: 26)) \(hundredths(whole))")
    }
  }

  static func read(_ bytes: [UInt8]) throws {
    var reader = TraceReader(bytes: bytes)
    var count = 0
    while try reader.next() != nil { count += 1 }
    sink(count)
  }

  static func check(_ bytes: [UInt8]) throws {
    var reader = TraceReader(bytes: bytes)
    sink(try analyze(&reader).counts.events)
  }

  private static func hundredths(_ value: Double) -> String {
    let rounded = Int((value * 100).rounded())
    return "\(rounded / 100).\(rounded % 100 < 10 ? "0" : "")\(rounded % 100)"
  }
}
