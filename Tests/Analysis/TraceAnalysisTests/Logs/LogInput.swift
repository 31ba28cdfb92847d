import LogImport
import TestSupport
import TraceAnalysis
import TraceFormat
import TraceModel

/// The ways in which a log reaches the analyzer.
enum LogInput: CaseIterable {
  /// `check FILE`: the callbacks are found in a first pass, and ended objects are forgotten.
  case file
  /// `check -`: the callbacks are known as they are printed.
  case pipe
  /// `import FILE | check -`: a trace file between the log and the check.
  case importedTrace

  /// Checks a log.
  func report(_ lines: [String]) throws -> AnalysisReport {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    switch self {
    case .file:
      var options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
      options.forgetsEnded = true
      var log = LogImporter(title: "test", options: options, bytes: bytes)
      return try analyze(&log, options: .pedantic)
    case .pipe:
      var options = LogImportOptions()
      options.forgetsEnded = true
      var log = LogImporter(title: "test", options: options, bytes: bytes)
      var analysis = AnalysisOptions.pedantic
      analysis.observed = .asSeen
      return try analyze(&log, options: analysis)
    case .importedTrace:
      let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
      var log = LogImporter(title: "test", options: options, bytes: bytes)
      let trace = try TraceWriter.bytes(of: try Trace(reading: &log))
      var reader = TraceReader(bytes: trace)
      return try analyze(&reader, options: .pedantic)
    }
  }
}

/// A log of callbacks at a steady pace.
struct LogText {
  private(set) var lines: [String] = []
  private var milliseconds = 0

  /// Adds a line that states its time.
  mutating func add(_ message: String, after wait: Int = 120) {
    milliseconds += wait
    let seconds = milliseconds / 1000
    let time = [seconds / 3600 + 12, seconds / 60 % 60, seconds % 60].map(Self.padded)
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    lines.append("2026-01-01 \(time.joined(separator: ":")).\(fraction) App[1:1] \(message)")
  }

  /// Adds callbacks of a receiver.
  mutating func add(_ receiver: String, _ callbacks: String...) {
    for callback in callbacks { add("\(receiver) \(callback)") }
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
