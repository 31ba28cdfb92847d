import CommandEnvironment
import PerfettoExport
import ProfileExport
import TraceAnalysis
import TraceModel
import TraceQueries

/// A file in the format of another program, to which traces are added.
protocol TraceExport {
  /// Adds a trace.
  ///
  /// - Parameters:
  ///   - checked: The trace with its findings.
  ///   - path: The input as the user wrote it.
  ///   - name: The name of the run.
  /// - Returns: What the file contains and leaves out, in the form of messages.
  /// - Throws: The error of a file that can't be written.
  mutating func add(_ checked: CheckedTrace, path: String, name: String) throws -> [String]

  /// Writes the end of the file.
  mutating func finish() throws
}

extension PerfettoExport: TraceExport {
  mutating func add(_ checked: CheckedTrace, path: String, name: String) throws -> [String] {
    try add(checked.trace, findings: checked.findings, name: name).map { sentence in
      let text = sentence.prefix(1).lowercased() + sentence.dropFirst()
      return text.last == "." ? String(text.dropLast()) : text
    }
  }
}

extension SpeedscopeExport: TraceExport {
  mutating func add(_ checked: CheckedTrace, path: String, name: String) throws -> [String] {
    [try add(checked.trace, name: name).sentence]
  }
}

extension OTLPExport: TraceExport {
  mutating func add(_ checked: CheckedTrace, path: String, name: String) throws -> [String] {
    let omissions = try add(checked.trace, findings: checked.findings, name: name)
    guard checked.trace.header.epoch == 0 else { return [omissions.sentence] }
    return [omissions.sentence, "its times begin in 1970, because the trace states no date"]
  }
}

/// A database of SQLite, or its events as lines of JSON.
struct DatabaseExport: TraceExport {
  private let database: TraceDatabase
  private let lines: (header: TraceDatabase.Query, events: TraceDatabase.Query)?
  private let write: ([UInt8]) throws -> Void

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - asLines: Whether the file is lines of JSON.
  ///   - write: Receives the bytes of the file piece by piece.
  /// - Throws: The error of SQLite.
  init(asLines: Bool, write: @escaping ([UInt8]) throws -> Void) throws(QueryError) {
    self.write = write
    database = try TraceDatabase()
    if asLines {
      lines = (
        try database.prepare(
          """
          SELECT trace, path, title, format, clock, status, producer, behavior, epoch_ns FROM trace
          ORDER BY trace
          """
        ),
        try database.prepare("SELECT * FROM event_log ORDER BY trace, event")
      )
    } else {
      lines = nil
      database.fillAllTables()
    }
  }

  mutating func add(_ checked: CheckedTrace, path: String, name: String) throws -> [String] {
    try database.add(TraceDatabase.Input(checked, path: path))
    let trace = checked.trace
    let others = trace.events.count { $0.kind.isTimed && !$0.extra.isEmpty }
    var sentences = [ExportOmissions(format: "", trace: trace).sentence]
    if others > 0 { sentences.append("unknown members of \(others.counted("event")) left out") }
    let findings = checked.findings.count
    if lines != nil, findings > 0 {
      sentences.append("\(findings.counted("finding")) left out: jsonl contains events")
    }
    return sentences
  }

  mutating func finish() throws {
    guard let lines else {
      try database.serialize { bytes in
        for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
          try write(Array(bytes[start..<min(start + 1 << 20, bytes.count)]))
        }
      }
      return
    }
    var text = #"{"schema":"lifeline-events","version":1,"traces":"#
    var header = RowOutput(.json, columns: lines.header.columns) {
      text += String(decoding: $0, as: UTF8.self)
    }
    try database.run(lines.header) { try header.add($0) }
    try header.finish()
    text = text.filter { $0 != "\n" } + "}\n"
    try write(Array(text.utf8))
    var events = RowOutput(.jsonl, columns: lines.events.columns, write: write)
    try database.run(lines.events) { try events.add($0) }
    try events.finish()
  }
}
