import Benchmark
import LogImport
import TraceFormat
import TraceModel

/// Benchmarks of importing device logs, compared with finding the newlines of the same bytes and
/// reading the same events from a trace.
enum ImportBenchmarks {
  static func register() {
    for log in LogWorkload.all(lines: 100_000) {
      benchmark("import/\(log.name)/memchr/100k") {
        sink(FormatBenchmarks.newlines(in: log.bytes))
      }
      benchmark("import/\(log.name)/log/100k") {
        sink(try count(log.bytes))
      }
      guard let trace = trace(of: log.bytes) else { continue }
      benchmark("import/\(log.name)/trace/100k") {
        var reader = TraceReader(bytes: trace)
        var count = 0
        while try reader.next() != nil { count += 1 }
        sink(count)
      }
      print("\(log.name): \(log.bytes.count) bytes of log, \(trace.count) bytes of trace")
    }
  }

  private static func count(_ bytes: [UInt8]) throws -> Int {
    var importer = LogImporter(title: "log", bytes: bytes)
    var count = 0
    while try importer.next() != nil { count += 1 }
    return count
  }

  private static func trace(of bytes: [UInt8]) -> [UInt8]? {
    var importer = LogImporter(title: "log", bytes: bytes)
    guard let trace = try? Trace(reading: &importer) else { return nil }
    return try? TraceWriter.bytes(of: trace)
  }
}
