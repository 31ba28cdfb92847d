import TraceAnalysis
import TraceFormat
import TraceModel

extension DoublingCase {
  /// Cases of checking traces with expensive shapes.
  static let analysis: [DoublingCase] = [
    check("deep-containers", size: 1_000, Workload.deepContainers),
    check("deep-owners", size: 1_000, Workload.deepOwners),
    check("processes", size: 5_000, Workload.processes),
  ]

  /// Returns a case that reads and checks a trace with all rules.
  private static func check(
    _ name: String,
    size: Int,
    _ workload: @escaping @Sendable (Int) -> [UInt8]
  ) -> DoublingCase {
    DoublingCase("check/\(name)", size: size) { size in
      let bytes = workload(size)
      return {
        var reader = TraceReader(bytes: bytes)
        sink(try analyze(&reader).counts.events)
      }
    }
  }
}
