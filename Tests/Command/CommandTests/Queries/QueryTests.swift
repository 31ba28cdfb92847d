import Foundation
import LifelineCommand
import TestSupport
import Testing
import TraceQueries

@MainActor
struct `A query` {
  private let story = Repository.url("traces/stories/push-pop.json").path
  private let log = Repository.url("traces/logs/published/01_nslog_nav_push_pop.log").path

  private func query(
    _ paths: [String],
    _ sql: String,
    input: [UInt8] = [],
    _ format: RowOutput.Format = .csv
  ) async throws -> JobRun {
    var job = QueryJob(paths, sql: sql)
    job.format = format
    let prefix = Repository.url("traces/").path + "/"
    return try await JobRun(input: input, hidingPrefix: prefix) { try await job.run() }
  }

  @Test func `a query about two inputs has rows of both`() async throws {
    let run = try await query(
      [story, log],
      "SELECT trace, path, format, status FROM trace ORDER BY trace"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        trace,path,format,status\r
        1,stories/push-pop.json,trace,complete\r
        2,logs/published/01_nslog_nav_push_pop.log,log,cut\r

        """
    )
  }

  @Test func `a query about a log in standard input is answered`() async throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: log)))
    let run = try await query(["-"], "SELECT count(*) > 3 AS many FROM span", input: bytes)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "many\r\n1\r\n")
  }

  @Test func `a query about a pipe and about a folder is answered`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/push-pop.json", to: "in/a.json")
    let sql = "'SELECT title, events FROM trace'"
    let run = try CommandRun(
      shell: """
        mkfifo pipe && cat in/a.json > pipe & lifeline query in \(sql) --format jsonl
        lifeline query pipe \(sql) --format jsonl
        """,
      in: folder.url
    )
    let line = #"{"title":"push-pop","events":398}"#
    #expect(run.output.replacing(#/"events":\d+/#, with: #""events":398"#) == "\(line)\n\(line)\n")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `an empty trace is a row of trace`() async throws {
    let run = try await query(["-"], "SELECT events FROM trace", input: Array("[]".utf8))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "events\r\n0\r\n")
  }

  @Test func `wrong SQL is reported with its place before an input is read`() async throws {
    let run = try await query(["none.json"], "SELECT *\nFROM spans")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        query:2:6: error: no such table: spans
        2 | FROM spans
          |      ^
        help: did you mean 'span'? the tables are trace, event, span, subject, state, relation, \
        finding, evidence, transition; 'lifeline query --schema' lists all columns

        """
    )
  }

  @Test func `a query that is a file is recognized`() async throws {
    let run = try await query(["SELECT 1"], story)
    #expect(run.status == 2)
    #expect(run.errors.contains("help: the query is the last argument, after the traces"))
  }

  @Test func `an input that can't be read is reported, and the others are queried`() async throws {
    let run = try await query(["none.json", story], "SELECT title FROM trace")
    #expect(run.status == 2)
    #expect(run.errors.contains("none.json: error: "))
    #expect(run.output == "title\r\npush-pop\r\n")
  }

  @Test func `a query without an input that can be read has no output`() async throws {
    let run = try await query(["none.json", "no.log"], "SELECT 1")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("none.json: error: ") && run.errors.contains("no.log: error: "))
  }

  @Test(arguments: [
    ([], "name traces, then the query"), (["a.json"], "the query is missing after 'a.json'"),
    (["SELECT 1"], "no trace is named before the query"),
    (["a.json", "SELECT 1", "--timeout", "-1"], "--timeout is -1.0"),
  ])
  func `a query without its arguments is refused`(words: [String], message: String) throws {
    let run = try CommandRun(list: ["query"] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: \(message)"), "\(run.errors)")
  }

  @Test func `the schema is printed without an input`() throws {
    let run = try CommandRun("query", "--schema")
    #expect(run.status == 0)
    #expect(run.output == TraceDatabase.schema)
  }

  @Test func `hostile names are harmless in every format`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let name = try #require(
      String(data: JSONEncoder().encode(HostileText.payload), encoding: .utf8)
    )
    let trace = """
      [
      {"ph":"M","pid":1,"tid":1,"ts":0,"name":"lifeline","args":{"schema":"lifeline","version":1,\
      "minor":0,"clock":"virtual","title":\(name)}},
      {"ph":"i","pid":1,"tid":1,"ts":1,"cat":"mark","name":\(name)},
      {"ph":"i","pid":1,"tid":1,"ts":1,"cat":"mark","name":"\\ud800 \\u0000"}
      ]
      """
    let path = try folder.write(trace, to: "a.json")
    for format in [RowOutput.Format.table, .json, .jsonl] {
      let run = try await query(
        [path],
        "SELECT title, name FROM trace JOIN event USING (trace)",
        format
      )
      #expect(run.status == 0, "\(run.errors)")
      run.expectHarmless("\(format)")
    }
    let run = try await query([path], "SELECT * FROM \"\(HostileText.payload)\"")
    run.expectHarmless("an error")
  }
}

extension `A query` {
  private func query(
    _ paths: [String],
    _ sql: String,
    _ format: RowOutput.Format
  ) async throws
    -> JobRun
  {
    try await query(paths, sql, input: [], format)
  }
}
