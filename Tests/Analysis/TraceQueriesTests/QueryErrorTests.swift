import Testing
import TraceQueries

struct `A query that can't be run` {
  private static let tables =
    "the tables are trace, event, span, subject, state, relation, finding, evidence, transition; "
    + "'lifeline query --schema' lists all columns"

  @Test func `an unknown table is named with a similar one and its place`() throws {
    let sql = "SELECT *\n  FROM evnt"
    let error = try #require(TraceDatabase.error(sql))
    #expect(error.message == "no such table: evnt")
    #expect(error.help == "did you mean 'event'? " + Self.tables)
    #expect(error.excerpt(of: sql) == "2 |   FROM evnt\n  |        ^")
  }

  @Test func `an unknown column is named with a similar one and its place`() throws {
    let sql = "SELECT e.tim_ns FROM event AS e"
    let error = try #require(TraceDatabase.error(sql))
    #expect(error.message == "no such column: e.tim_ns")
    #expect(error.help.hasPrefix("did you mean 'time_ns'? "))
    #expect(error.excerpt(of: sql) == "1 | SELECT e.tim_ns FROM event AS e\n  |        ^")
  }

  @Test func `a mistake of syntax has a place and the list of tables`() throws {
    let sql = "SELECT 'ä', FROM event"
    let error = try #require(TraceDatabase.error(sql))
    #expect(error.message == "near \"FROM\": syntax error")
    #expect(error.help == Self.tables)
    #expect(error.excerpt(of: sql) == "1 | SELECT 'ä', FROM event\n  |             ^")
  }

  @Test(arguments: ["", " ", "-- comment", "/* a */ ;", ";"])
  func `a query without a statement is refused`(sql: String) {
    #expect(TraceDatabase.error(sql)?.message == "the query is empty")
  }

  @Test(arguments: ["SELECT 1; SELECT 2", "SELECT 1;\n  garbage", "SELECT 1; DROP TABLE event"])
  func `a second statement is refused, with its place`(sql: String) throws {
    let error = try #require(TraceDatabase.error(sql))
    #expect(error.message == "a second statement begins here")
    #expect(
      error.offset == sql.utf8.count - sql.drop { $0 != ";" }.drop { !$0.isLetter }.utf8.count
    )
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1 -- end", "VALUES (1);;", "EXPLAIN SELECT 1"])
  func `a statement may end in semicolons and comments`(sql: String) {
    #expect(TraceDatabase.error(sql) == nil)
  }

  @Test(arguments: [
    ("INSERT INTO event (trace) VALUES (1)", "INSERT"), ("UPDATE event SET trace = 1", "UPDATE"),
    ("DELETE FROM event", "DELETE"), ("DROP TABLE event", "DROP"),
    ("CREATE TABLE a (b)", "CREATE"), ("ALTER TABLE event RENAME TO a", "ALTER"),
    ("ATTACH '/tmp/a' AS a", "ATTACH"), ("PRAGMA writable_schema = 1", "PRAGMA writable_schema"),
    ("BEGIN", "BEGIN"), ("SELECT load_extension('a')", "load_extension"),
    ("WITH a AS (SELECT 1) INSERT INTO event (trace) SELECT * FROM a", "INSERT"),
  ])
  func `a statement that writes or reads other files is refused`(sql: String, word: String) throws {
    let error = try #require(TraceDatabase.error(sql))
    #expect(error.message == "a query only reads: \(word) is not allowed")
  }

  @Test(arguments: ["VACUUM", "VACUUM INTO '/tmp/lifeline-vacuum'", "DETACH main"])
  func `a statement that is no query is refused`(sql: String) {
    #expect(TraceDatabase.error(sql) != nil)
  }

  @Test func `an endless query ends at its limit`() throws {
    let sql = "WITH RECURSIVE a(b) AS (SELECT 1 UNION ALL SELECT b + 1 FROM a) SELECT max(b) FROM a"
    let error = #expect(throws: QueryError.self) {
      try TraceDatabase.rows(sql, of: .push, limit: .milliseconds(20))
    }
    #expect(error?.message == "the query took longer than its limit")
  }

  @Test func `a table can be described by a query`() throws {
    let rows = try TraceDatabase.rows("SELECT name FROM pragma_table_info('evidence') LIMIT 2")
    #expect(rows == [[.text("trace")], [.text("finding")]])
  }
}
