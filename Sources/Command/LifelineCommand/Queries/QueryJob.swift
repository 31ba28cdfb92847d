import CommandEnvironment
import Essentials
import TraceModel
package import TraceQueries

/// Answers a question about traces in SQL: the work of `lifeline query`.
package struct QueryJob {
  /// The traces, logs, scenario files, folders and patterns.
  package var paths: [String]
  /// The query: one statement that reads.
  package var sql: String
  package var format = RowOutput.Format.table
  /// The time after which the query is interrupted; `nil` for no limit.
  package var timeout: Duration?
  /// The callbacks that a log prints; `nil` to detect them.
  package var observes: [String]?

  /// Creates a job with default options.
  package init(_ paths: [String], sql: String) {
    self.paths = paths
    self.sql = sql
  }

  /// Reads and checks the inputs, and writes the rows to standard output.
  ///
  /// - Returns: The exit status: 2 when an input was left out, else 0.
  /// - Throws: ``CommandFailure`` for SQL that is wrong, before an input is read, and when no input
  ///   can be read.
  @MainActor
  package func run() async throws -> Int32 {
    do {
      let database = try TraceDatabase()
      let query = try database.prepare(sql)
      let (_, status) = try await TraceInputs(paths: paths, observes: observes).read {
        checked,
        path,
        _ in
        try database.add(TraceDatabase.Input(checked, path: path))
      }
      var output = RowOutput(format, columns: query.columns) { try CommandSession.writeOutput($0) }
      try database.run(query, limit: timeout) { try output.add($0) }
      try output.finish()
      return status
    } catch let error as QueryError {
      throw failure(error)
    }
  }

  private func failure(_ error: QueryError) -> CommandFailure {
    let position = error.position(in: sql)
    var failure = CommandFailure(
      location: position.map { "query:\($0.line):\($0.column)" } ?? "query",
      message: error.message,
      help: error.help
    )
    failure.excerpt = error.excerpt(of: sql) ?? ""
    if FileKind(path: sql) != nil {
      failure.help = "the query is the last argument, after the traces: 'SELECT * FROM trace'"
    }
    return failure
  }
}

extension TraceDatabase.Input {
  /// Creates the input of a checked trace.
  init(_ checked: CheckedTrace, path: String) {
    self.init(
      path: path,
      format: InputCheck.word(checked.format),
      trace: checked.trace,
      report: checked.report
    )
  }
}
