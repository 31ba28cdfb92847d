import Benchmark
import Foundation
import TraceFormat
import TraceModel

/// Benchmarks of reading and writing traces, compared with finding the newlines of the same bytes.
enum FormatBenchmarks {
  static func register() {
    let bytes = Workload.trace(events: 100_000)
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-benchmark-\(ProcessInfo.processInfo.processIdentifier).json")
    try? Data(bytes).write(to: file)

    benchmark("format/memchr/100k") {
      sink(newlines(in: bytes))
    }
    benchmark("format/read/100k") {
      var reader = TraceReader(bytes: bytes)
      var count = 0
      while try reader.next() != nil { count += 1 }
      sink(count)
    }
    benchmark("format/readFile/100k") {
      var reader = try TraceReader(path: file.path)
      var count = 0
      while try reader.next() != nil { count += 1 }
      sink(count)
    }
    benchmark("format/columns/100k") {
      var reader = TraceReader(bytes: bytes)
      sink(try Trace(reading: &reader).events.count)
    }
    var reader = TraceReader(bytes: bytes)
    if let trace = try? Trace(reading: &reader) {
      benchmark("format/write/100k") {
        sink(try TraceWriter.bytes(of: trace).count)
      }
    }
    print("\(bytes.count) bytes, \(newlines(in: bytes)) lines")
  }

  /// The physical limit: reading each byte once.
  static func newlines(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      var count = 0
      var place = 0
      while let found = memchr(base + place, 0x0A, buffer.count - place) {
        count += 1
        place = UnsafeRawPointer(found) - base + 1
      }
      return count
    }
  }
}
