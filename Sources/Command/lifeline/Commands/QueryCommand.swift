import ArgumentParser
import LifelineCommand
import TraceQueries

/// `lifeline query TRACE… 'SQL'`.
struct QueryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Answer a question about traces in SQL.",
    discussion: """
      The inputs are tables of SQLite: trace, event, span, subject, state, relation, finding, \
      evidence and transition, and views that answer common questions; --schema describes them. \
      Times are whole nanoseconds since the trace began. Rows of several inputs have the number \
      of their trace. Findings are those of 'lifeline check', with the configuration of each input.

      The query is the last argument: one statement that reads. It can't write, attach files or \
      load extensions. Only the tables that it reads are filled. Ctrl-C ends a query that takes \
      too long, and so does --timeout.

      EXAMPLES
        lifeline query push.json 'SELECT * FROM callbacks_by_class'
        lifeline query .lifeline 'SELECT * FROM slowest_transitions LIMIT 9'
        lifeline query a.json b.json 'SELECT title FROM trace' --format csv
        lifeline query device.log 'SELECT * FROM object_callbacks'
        lifeline query --schema

      FORMATS
        table  columns for readers; hidden characters are spelled out
        csv    RFC 4180 with the names of the columns; NULL is an empty field
        json   an array of objects
        jsonl  an object on each line

      EXIT STATUS
        0  the query was answered, also with no rows
        2  any failure: wrong usage, wrong SQL, unreadable input; the other inputs
           are queried
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Traces, logs, scenario files, folders or patterns, then the query; '-' is standard input.",
      valueName: "trace> ... <sql"
    )
  )
  var arguments: [String] = []

  @Option(help: "The format of the rows: table, csv, json or jsonl.")
  var format = RowOutput.Format.table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Interrupt the query after this time.", valueName: "seconds")
  )
  var timeout: Double?

  @Option(
    help: ArgumentHelp(
      "The callbacks that a log prints, separated by commas (default: detected).",
      valueName: "callbacks"
    )
  )
  var observes: String?

  @Flag(help: "Print the tables and views as SQL with comments.")
  var schema = false

  func validate() throws {
    guard !schema else { return }
    guard let last = arguments.last else {
      throw ValidationError("name traces, then the query: 'SELECT * FROM trace'")
    }
    guard arguments.count > 1 else {
      let isQuery = last.contains { $0.isWhitespace }
      throw ValidationError(
        isQuery
          ? "no trace is named before the query; '-' reads standard input"
          : "the query is missing after '\(last)', such as 'SELECT * FROM callbacks_by_class'"
      )
    }
    if let timeout, !(timeout > 0 && timeout <= 1_000_000) {
      throw ValidationError("--timeout is \(timeout), expected a number of seconds above 0")
    }
  }

  @MainActor
  func run() async throws {
    guard !schema else { return try OutputFile.standard.write(TraceDatabase.schema) }
    var job = QueryJob(Array(arguments.dropLast()), sql: arguments.last ?? "")
    job.format = format
    job.timeout = timeout.map { .seconds($0) }
    job.observes = observes.map(commaSeparated)
    try endUnlessZero(try await job.run())
  }
}
