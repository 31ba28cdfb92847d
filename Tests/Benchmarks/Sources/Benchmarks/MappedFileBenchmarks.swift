import Foundation
import TraceModel
import TraceRecorder

/// The cost of recording into a crash-proof file as a ratio to memory in the same run, and whether
/// the cost per event stays constant when the recording doubles.
///
/// `Benchmarks mapped` prints the ratios and fails when one of them is too large.
enum MappedFileBenchmarks {
  /// CPU time of recording and closing, in nanoseconds per event.
  private static func cost(
    _ count: Int,
    lanes: Int,
    _ sink: () throws -> any TraceSink
  ) rethrows
    -> Double
  {
    var best = Double.infinity
    for _ in 0..<3 {
      let recorder = TraceRecorder(
        header: TraceHeader(clock: .virtual, title: "mapped"),
        time: VirtualTime(),
        sink: try sink()
      )
      let lanes = (0..<lanes).map { recorder.makeLane(name: "lane \($0)") }
      let subjects = (0..<200).map { _ in recorder.nextSubject() }
      for subject in subjects {
        lanes[0].record(
          TraceEvent(.birth, subject: subject, name: lanes[0].intern("HomeViewController"))
        )
      }
      let start = clock()
      var generator = Workload.Generator(state: 42)
      for lane in lanes {
        Workload.record(
          on: lane,
          subjects: subjects,
          count: count / lanes.count,
          generator: &generator
        )
      }
      recorder.close()
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      best = min(best, seconds * 1e9 / Double(count))
    }
    return best
  }

  /// Prints the ratios and returns whether all are within their limits.
  static func check() throws -> Bool {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-mapped-\(ProcessInfo.processInfo.processIdentifier).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let memory = cost(400_000, lanes: 1) { MemorySink() }
    let mapped = try cost(400_000, lanes: 1) { try MappedFileSink(path: path) }
    let doubled = try cost(800_000, lanes: 1) { try MappedFileSink(path: path) }
    let threads = try cost(400_000, lanes: 64) { try MappedFileSink(path: path) }
    let ratios = [
      ("mapped file against memory", mapped / memory, 2.5),
      ("mapped file, twice as long", doubled / mapped, 1.5),
      ("mapped file, 64 lanes against 1", threads / mapped, 3),
    ]
    for (name, ratio, limit) in ratios {
      print("\(name): \((ratio * 100).rounded() / 100), at most \(limit)")
    }
    return ratios.allSatisfy { $1 <= $2 }
  }
}
