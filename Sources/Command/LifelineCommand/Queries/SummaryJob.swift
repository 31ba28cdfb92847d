import CommandEnvironment
import Findings
import TraceAnalysis
import TraceModel
import TraceQueries

/// Sums up many traces: the work of `lifeline summary`.
package struct SummaryJob {
  /// The traces, logs, scenario files, folders and patterns.
  package var paths: [String]
  /// A baseline; findings that it does not have are new.
  package var baseline: String?
  /// The report of an earlier check; findings that it does not have are new.
  package var since: String?
  /// The largest number of rows in a list.
  package var rows = 10
  package var format = Format.text

  /// The formats of summaries.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Tables for readers.
    case text
    /// An object with an array for each table.
    case json
  }

  /// Creates a job with default options.
  package init(_ paths: [String]) {
    self.paths = paths
  }

  /// Reads and checks the inputs, and writes the summary to standard output.
  ///
  /// - Returns: The exit status: 2 when an input was left out, else 0.
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws -> Int32 {
    do {
      let database = try TraceDatabase()
      let sections = SummarySection.all(rows: rows, hasBase: baseline != nil || since != nil)
      let queries = try sections.map { try database.prepare($0.sql) }
      var known = try base()
      let (_, status) = try await TraceInputs(paths: paths).read { checked, path, _ in
        var input = TraceDatabase.Input(checked, path: path)
        if known != nil {
          let findings = input.report.findings
          input.knownFindings = Set(
            findings.indices.filter { known?.use(findings[$0].key) ?? false }
          )
        }
        try database.add(input)
      }
      var text = format == .json ? "{\"schema\":\"lifeline-summary\",\"version\":1" : ""
      for (section, query) in zip(sections, queries) {
        text += try Self.text(of: section, query, database, format)
      }
      if format == .json { text += "\n}\n" }
      try CommandSession.writeOutput(Array(text.utf8))
      return status
    } catch let error as QueryError {
      throw CommandFailure(message: error.message, help: error.help)
    }
  }

  /// The findings of the base; `nil` without one.
  private func base() throws(CommandFailure) -> Baseline? {
    if let baseline { return try Baseline(readingFile: baseline) }
    if let since { return try Baseline(readingReport: since) }
    return nil
  }

  private static func text(
    of section: SummarySection,
    _ query: TraceDatabase.Query,
    _ database: TraceDatabase,
    _ format: Format
  ) throws -> String {
    var bytes: [UInt8] = []
    var count = 0
    var output = RowOutput(format == .json ? .json : .table, columns: query.columns) {
      bytes += $0
    }
    try database.run(query) {
      count += 1
      try output.add($0)
    }
    try output.finish()
    let rows = String(decoding: bytes, as: UTF8.self)
    switch format {
    case .json: return ",\n\"\(section.key)\":\(rows.dropLast())"
    case .text: return count == 0 ? "\(section.none)\n\n" : "\(section.title)\n\(rows)\n"
    }
  }
}
