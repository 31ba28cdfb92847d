import CSQLite

/// A database of SQLite in memory.
///
/// Queries of the user are prepared with a guard that allows only reading; the rows of traces are
/// inserted without it.
final class Connection {
  let handle: OpaquePointer
  private var deadline: ContinuousClock.Instant?

  /// Opens an empty database.
  ///
  /// - Throws: ``QueryError`` when memory is exhausted.
  init() throws(QueryError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(":memory:", &opened, flags, nil) == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw QueryError("the database can't be opened")
    }
    handle = opened
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements of the code.
  ///
  /// - Throws: ``QueryError``.
  func execute(_ sql: String) throws(QueryError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// Prepares a statement of the code.
  ///
  /// - Throws: ``QueryError``.
  func prepare(_ sql: String) throws(QueryError) -> Statement {
    guard let statement = try prepare(sql[...]).statement else { throw QueryError("no statement") }
    return statement
  }

  /// Prepares a query of the user.
  ///
  /// - Throws: ``QueryError`` for SQL that is wrong, is not one statement, or writes.
  func prepare(query sql: String) throws(QueryError) -> (statement: Statement, reads: ReadGuard) {
    let reads = ReadGuard()
    sqlite3_set_authorizer(
      handle,
      { context, action, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let reads = Unmanaged<ReadGuard>.fromOpaque(context).takeUnretainedValue()
        let words = (first.map { String(cString: $0) }, second.map { String(cString: $0) })
        return reads.allows(action, words.0 ?? "", words.1 ?? "") ? SQLITE_OK : SQLITE_DENY
      },
      Unmanaged.passUnretained(reads).toOpaque()
    )
    defer { sqlite3_set_authorizer(handle, nil, nil) }
    let (statement, rest): (Statement?, Substring)
    do throws(QueryError) {
      (statement, rest) = try prepare(sql[...])
    } catch {
      guard let denied = reads.denied else { throw error }
      throw QueryError(
        "a query only reads: \(denied) is not allowed",
        help: "write SELECT; 'lifeline export --to sqlite' writes a database to change"
      )
    }
    guard let statement else {
      throw QueryError("the query is empty", help: "write one statement: 'SELECT * FROM trace'")
    }
    guard isBlank(rest) else { throw Self.second(in: sql, rest) }
    guard sqlite3_stmt_readonly(statement.handle) != 0 else {
      throw QueryError("the statement is not a query", help: "a query begins with SELECT or WITH")
    }
    return (statement, reads)
  }

  /// Whether SQL has no statement, only comments and space.
  private func isBlank(_ sql: Substring) -> Bool {
    do throws(QueryError) {
      return try prepare(sql).statement == nil
    } catch {
      return false
    }
  }

  private static func second(in sql: String, _ rest: Substring) -> QueryError {
    let space = rest.prefix { $0.isWhitespace || $0 == ";" }
    return QueryError(
      "a second statement begins here",
      at: sql.utf8.distance(from: sql.startIndex, to: space.endIndex),
      help: "write one statement; WITH names intermediate results"
    )
  }

  private func prepare(
    _ sql: Substring
  ) throws(QueryError) -> (statement: Statement?, rest: Substring) {
    var prepared: OpaquePointer?
    var used = 0
    var text = String(sql)
    let status = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var tail: UnsafePointer<CChar>?
        defer { used = tail.map { $0 - (characters.baseAddress ?? $0) } ?? 0 }
        let count = Int32(clamping: characters.count)
        return sqlite3_prepare_v2(handle, characters.baseAddress, count, &prepared, &tail)
      }
    }
    guard status == SQLITE_OK else { throw failure }
    let rest = sql.utf8.index(sql.startIndex, offsetBy: used, limitedBy: sql.endIndex)
    return (prepared.map(Statement.init), sql[(rest ?? sql.endIndex)...])
  }

  /// The last error of SQLite.
  var failure: QueryError {
    let offset = sqlite3_error_offset(handle)
    let message = String(cString: sqlite3_errmsg(handle))
    return QueryError(message, at: offset >= 0 ? Int(offset) : nil)
  }

  /// Ends statements that are still running at a moment.
  func interrupt(at moment: ContinuousClock.Instant) {
    deadline = moment
    sqlite3_progress_handler(
      handle,
      10_000,
      { context in
        guard let context else { return 0 }
        let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
        return connection.deadline.map { ContinuousClock.now >= $0 } ?? false ? 1 : 0
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }
}

/// Allows a statement only what reads, and notes the tables and columns that it reads.
final class ReadGuard {
  /// The tables that are read, also those of views.
  private(set) var tables: Set<String> = []
  /// Whether the column `calls` of `trace` is read, whose values are expensive.
  private(set) var readsCalls = false
  /// What was denied.
  private(set) var denied: String?

  private let writes = [SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE]

  func allows(_ action: Int32, _ first: String, _ second: String) -> Bool {
    switch action {
    case SQLITE_SELECT, SQLITE_RECURSIVE: return true
    case SQLITE_READ:
      tables.insert(first)
      if first == "trace", second == "calls" { readsCalls = true }
      return true
    // Creating and dropping write the schema before the action that names them is asked for; SQLite
    // refuses a statement that writes the schema itself.
    case _ where writes.contains(action) && first.hasPrefix("sqlite_"): return true
    case SQLITE_FUNCTION where second != "load_extension": return true
    case SQLITE_PRAGMA where ["table_info", "table_list", "table_xinfo"].contains(first):
      return true
    default:
      if denied == nil { denied = Self.word(action, first, second) }
      return false
    }
  }

  private static func word(_ action: Int32, _ first: String, _ second: String) -> String {
    switch action {
    case SQLITE_INSERT: "INSERT"
    case SQLITE_UPDATE: "UPDATE"
    case SQLITE_DELETE: "DELETE"
    case SQLITE_ATTACH: "ATTACH"
    case SQLITE_DETACH: "DETACH"
    case SQLITE_PRAGMA: "PRAGMA \(first)"
    case SQLITE_FUNCTION: second
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: first
    case SQLITE_DROP_TABLE, SQLITE_DROP_VIEW, SQLITE_DROP_INDEX, SQLITE_DROP_TRIGGER: "DROP"
    case SQLITE_ALTER_TABLE: "ALTER"
    default: "CREATE"
    }
  }
}
