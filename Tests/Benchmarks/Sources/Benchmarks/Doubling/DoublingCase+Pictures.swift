import Findings
import DiagramLayout
import TraceAnalysis
import TraceComparison
import TraceFormat
import TraceModel

extension DoublingCase {
  /// Cases of reading, comparing and drawing traces with expensive shapes.
  static let pictures: [DoublingCase] = [
    DoublingCase("read/unique-names", size: 50_000) { size in
      let bytes = Workload.uniqueNames(count: size)
      return {
        var reader = TraceReader(bytes: bytes)
        var count = 0
        while try reader.next() != nil { count += 1 }
        sink(count)
      }
    },
    DoublingCase("compare/text", size: 10_000) { size in
      let first = try trace(Workload.trace(events: size))
      let second = try trace(Workload.flicker(events: size))
      return {
        sink(TraceComparison(first, second).text(names: ("first", "second"), context: .max).count)
      }
    },
    timeline("one-instant", size: 2_500, TimelineLayout.Options(), Workload.oneInstant),
    timeline("burst", size: 500, TimelineLayout.Options(mostDetails: .max), Workload.burst),
    DoublingCase("draw/view-chain", size: 2_500) { size in
      let (trace, findings) = try analyzed(Workload.viewChain(count: size))
      return {
        let scene = try TreeLayout().scene(of: trace, findings: findings, measurer: AdvanceTable())
        sink(scene.size)
      }
    },
  ]

  /// Returns a case that draws a timeline with the findings of all rules, computed before the
  /// measurement.
  private static func timeline(
    _ name: String,
    size: Int,
    _ options: TimelineLayout.Options,
    _ workload: @escaping @Sendable (Int) -> [UInt8]
  ) -> DoublingCase {
    DoublingCase("draw/\(name)", size: size) { size in
      let (trace, findings) = try analyzed(workload(size))
      return {
        let scene = try TimelineLayout(options: options)
          .scene(of: trace, findings: findings, measurer: AdvanceTable())
        sink(scene.size)
      }
    }
  }

  private static func trace(_ bytes: [UInt8]) throws -> Trace {
    var reader = TraceReader(bytes: bytes)
    return try Trace(reading: &reader)
  }

  private static func analyzed(_ bytes: [UInt8]) throws -> (trace: Trace, findings: [Finding]) {
    var reader = TraceReader(bytes: bytes)
    return (try trace(bytes), try analyze(&reader).findings)
  }
}
