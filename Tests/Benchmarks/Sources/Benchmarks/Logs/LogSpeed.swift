import Foundation
import LogImport
import TraceAnalysis
import TraceFormat
import TraceModel

/// Measures checking and importing device logs beside `memchr` and `rg`.
///
/// All times are CPU times of one run, so that the printed ratios hold on other machines.
struct LogSpeed {
  /// The number of rounds; each time is the lowest of its rounds.
  private static let rounds = 3
  private static let smallest = 50_000

  private let path: String
  private let bytes: Int

  /// Prints a row for each shape and size: the speeds, the ratios and the peak memory.
  static func printTable(lines largest: Int = 200_000) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-log-\(ProcessInfo.processInfo.processIdentifier).log").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    print("MB/s of CPU time; × is the time relative to memchr and to rg, the lowest of 3 rounds")
    print(row("shape", "lines", ["check FILE", "check -", "import"], "peak"))
    for shape in LogShape.all {
      var lines = smallest
      while lines <= largest {
        try shape.write(lines: lines, to: path)
        try LogSpeed(path: path).printRow(shape.name, lines: lines)
        fflush(nil)
        lines *= 2
      }
    }
  }

  private init(path: String) throws {
    self.path = path
    bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
  }

  private func printRow(_ name: String, lines: Int) throws {
    var (newlines, search) = (Double.infinity, Double.infinity)
    var times = [Double](repeating: .infinity, count: 3)
    for _ in 0..<Self.rounds {
      newlines = min(newlines, try ProcessTime.of { sink(try countNewlines()) })
      search = min(search, try timeOfSearch() ?? .infinity)
      times[0] = min(times[0], try ProcessTime.of { sink(try check(isPipe: false)) })
      times[1] = min(times[1], try ProcessTime.of { sink(try check(isPipe: true)) })
      times[2] = min(times[2], try ProcessTime.of { sink(try convert()) })
    }
    let columns = times.map { time in
      let speed = Int((Double(bytes) / time * 1e3).rounded())
      let ratio = Int((time / newlines).rounded())
      let toSearch = search.isFinite ? ", \(Int((time / search).rounded())) × rg" : ""
      return "\(speed) (\(ratio) × memchr\(toSearch))"
    }
    print(Self.row(name, "\(lines / 1000)k", columns, "\(Self.peak) MB"))
  }

  private static func row(
    _ name: String,
    _ lines: String,
    _ times: [String],
    _ peak: String
  )
    -> String
  {
    name.padded(to: 34) + lines.padded(to: 8)
      + times.map { $0.padded(to: 32) }.joined() + peak
  }

  private func countNewlines() throws -> Int {
    let read = try Self.chunks(of: path)
    var count = 0
    while let chunk = try read() { count += FormatBenchmarks.newlines(in: chunk) }
    return count
  }

  /// Returns the time in which `rg` counts the lines with a callback; `nil` if it is not installed.
  private func timeOfSearch() throws -> Double? {
    let start = ProcessTime.ofChildren
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["rg", "--count", "viewDid|viewWill|viewIs|init|dealloc", path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? ProcessTime.ofChildren - start : nil
  }

  /// Checks the log as `lifeline check` does: a file is read twice.
  private func check(isPipe: Bool) throws -> Int {
    var options =
      isPipe
      ? LogImportOptions()
      : LogImportOptions(scan: try LogImporter.scan(try Self.chunks(of: path)))
    options.forgetsEnded = true
    var importer = LogImporter(title: "log", options: options, read: try Self.chunks(of: path))
    let analysis = AnalysisOptions(observed: isPipe ? .asSeen : nil)
    return try TraceAnalysis.analyze(&importer, options: analysis).counts.events
  }

  /// Converts the log to a trace as `lifeline import` does, and drops the trace.
  private func convert() throws -> Int {
    let options = LogImportOptions(scan: try LogImporter.scan(try Self.chunks(of: path)))
    var importer = LogImporter(title: "log", options: options, read: try Self.chunks(of: path))
    guard var event = try importer.next() else { return 0 }
    var size = 0
    var writer = TraceWriter(header: importer.header) { size += $0.count }
    while true {
      try writer.write(event, names: importer.names)
      guard let next = try importer.next() else { break }
      event = next
    }
    try writer.finish(importer.end)
    return size
  }

  private static func chunks(of path: String) throws -> () throws -> [UInt8]? {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    return {
      try [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        let read = Foundation.read(file.fileDescriptor, buffer.baseAddress, buffer.count)
        guard read >= 0 else { throw CocoaError(.fileReadUnknown) }
        count = read
      }
    }
  }

  /// The highest memory of this process so far in MB.
  private static var peak: Int {
    var usage = rusage()
    #if os(Linux)
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss >> 10
    #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 20
    #endif
  }
}
