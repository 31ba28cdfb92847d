import CSQLite
package import TraceAnalysis
import TraceComparison
package import TraceModel

/// The events, objects and findings of traces as tables of SQLite, for questions in SQL.
///
/// The tables and views are those of `Schema.sql`. Only the tables that the queries read are filled.
package final class TraceDatabase {
  /// One input of a database.
  package struct Input {
    /// The path as the user wrote it.
    package var path: String
    /// The word for the format of the input.
    package var format: String
    package var trace: Trace
    package var report: AnalysisReport
    /// The indexes of the findings that a base has; `nil` if there is nothing to compare with.
    package var knownFindings: Set<Int>?

    package init(path: String, format: String, trace: Trace, report: AnalysisReport) {
      self.path = path
      self.format = format
      self.trace = trace
      self.report = report
    }
  }

  /// A query that was prepared for the tables of the schema.
  package struct Query {
    fileprivate let statement: Statement
    /// The names of the columns.
    package let columns: [String]
  }

  /// The tables and views as SQL, with comments that describe them.
  package static let schema = String(decoding: PackageResources.Schema_sql, as: UTF8.self)

  /// The number in the header of an exported file: `LIFE`.
  private static let applicationID: UInt32 = 0x4C49_4645

  /// Whether a file with these first bytes is an export.
  ///
  /// Source: sqlite.org/fileformat2.html, “The Database Header”.
  package static func isExport(_ head: [UInt8]) -> Bool {
    head.starts(with: Array("SQLite format 3\0".utf8)) && head.count >= 100
      && head[68..<72].reduce(0) { $0 << 8 | UInt32($1) } == applicationID
  }

  private static let tables = [
    "trace", "event", "span", "subject", "state", "relation", "finding", "evidence", "transition",
  ]

  private let connection: Connection
  private var tables: Set<String> = []
  private var readsCalls = false
  private var traceCount: Int64 = 0

  /// Creates a database without rows.
  ///
  /// - Throws: ``QueryError``.
  package init() throws(QueryError) {
    connection = try Connection()
    try connection.execute(
      """
      PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA temp_store = MEMORY;
      PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = 1;
      """
    )
    try connection.execute(Self.schema)
  }

  /// Prepares a query; the traces that are added later have the tables that it reads.
  ///
  /// - Throws: ``QueryError`` for SQL that is wrong or writes.
  package func prepare(_ sql: String) throws(QueryError) -> Query {
    do throws(QueryError) {
      let (statement, reads) = try connection.prepare(query: sql)
      tables.formUnion(reads.tables)
      // SQLite does not report a table of which only columns of USING are read.
      let words = sql.lowercased()
      tables.formUnion(Self.tables.filter(words.contains))
      readsCalls = readsCalls || reads.readsCalls
      return Query(statement: statement, columns: statement.columnNames)
    } catch {
      throw explained(error, sql)
    }
  }

  /// Fills all tables from now on, for an export.
  package func fillAllTables() {
    tables = Set(Self.tables)
    readsCalls = true
  }

  /// Adds the rows of a trace.
  ///
  /// - Throws: ``QueryError`` when memory is exhausted.
  /// - Complexity: O(*n*) for *n* events.
  package func add(_ input: Input) throws(QueryError) {
    traceCount += 1
    try connection.execute("BEGIN")
    let rows = TraceRows(input, number: traceCount, connection: connection, tables: tables)
    try rows.insert(calls: readsCalls ? Self.hash(of: input.trace) : nil)
    try connection.execute("COMMIT")
  }

  /// Without it, SQLite seeks spans by the primary key and reads all spans of a trace for each row.
  private static let spanIndex =
    "CREATE INDEX IF NOT EXISTS span_subject ON span (trace, subject, start_ns)"

  /// Runs a query.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - limit: The time after which it is interrupted; `nil` for no limit.
  ///   - row: Receives each row.
  /// - Throws: ``QueryError``, and the errors of the closure.
  package func run(
    _ query: Query,
    limit: Duration? = nil,
    _ row: ([QueryValue]) throws -> Void
  ) throws {
    if tables.contains("span") { try connection.execute(Self.spanIndex) }
    if let limit { connection.interrupt(at: .now + limit) }
    let columns = 0..<query.columns.count
    do {
      while try query.statement.step() { try row(columns.map(query.statement.value)) }
    } catch let error as QueryError where limit != nil && error.message == "interrupted" {
      throw QueryError("the query took longer than its limit", help: "set a higher --timeout")
    }
  }

  /// Writes the database as a file of SQLite, with indexes.
  ///
  /// - Throws: ``QueryError`` when memory is exhausted, and the errors of the closure.
  package func serialize(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    try connection.execute(
      """
      \(Self.spanIndex);
      CREATE INDEX event_name ON event (trace, name);
      CREATE INDEX span_name ON span (trace, name);
      """
    )
    var count: Int64 = 0
    guard let bytes = sqlite3_serialize(connection.handle, "main", &count, 0) else {
      throw QueryError("the database is too large for memory")
    }
    defer { sqlite3_free(bytes) }
    try write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// A hash of what a comparison of two runs compares: FNV-1a with 64 bits.
  private static func hash(of trace: Trace) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for call in CallList(of: trace).calls {
      for byte in call.sentence.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      hash = (hash ^ UInt64(call.depth) ^ 0xFF00) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension TraceDatabase {
  /// Adds to an error of SQLite the place of the name, and a similar name.
  private func explained(_ error: QueryError, _ sql: String) -> QueryError {
    var error = error
    for (prefix, names) in [
      ("no such table: ", "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')"),
      (
        "no such column: ",
        """
        SELECT DISTINCT p.name FROM sqlite_master AS m, pragma_table_info(m.name) AS p
        WHERE m.type IN ('table', 'view')
        """
      ),
      ("no such function: ", "SELECT DISTINCT name FROM pragma_function_list"),
    ] where error.message.hasPrefix(prefix) {
      let name = error.message.dropFirst(prefix.count)
      if error.offset == nil, let range = sql.firstRange(of: name) {
        error.offset = sql.utf8.distance(from: sql.startIndex, to: range.lowerBound)
      }
      let plain = String(name.split(separator: ".").last ?? name)
      let near = Spelling.nearest(to: plain, in: (try? self.names(names)) ?? [])
      if let near { error.help = "did you mean '\(near)'? " }
    }
    if error.help.isEmpty || error.help.hasSuffix("? ") {
      let tables = (try? names("SELECT name FROM sqlite_master WHERE type = 'table'")) ?? []
      error.help +=
        "the tables are \(tables.joined(separator: ", ")); 'lifeline query --schema' lists all columns"
    }
    return error
  }

  private func names(_ sql: String) throws(QueryError) -> [String] {
    let statement = try connection.prepare(sql)
    var names: [String] = []
    while try statement.step() { names.append(statement.value(0).text) }
    return names
  }
}
