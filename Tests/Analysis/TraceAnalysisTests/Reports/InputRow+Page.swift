import TraceAnalysis

extension InputRow {
  /// The page about the columns in Markdown, for `fleet/COLUMNS.md`.
  static var page: String {
    let rows = columns(listsFindings: true).map { column in
      let type = column.kind == .findings ? "list of structs" : column.kind.rawValue
      return "| `\(column.name)` | \(type) | \(column.meaning) |"
    }
    let words = Status.allCases.map { "| `\($0.rawValue)` | \($0.meaning) |" }
    return """
      # The columns of `lifeline check --format rows`

      One JSON object per input, each on one line, in the order of the inputs. Every row has every
      column; a missing value is null. Strings are valid UTF-8, and control characters are escaped.

      | column | type | value |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      | `status` | meaning |
      |---|---|
      \(words.joined(separator: "\n"))

      The counts are null when the input could not be checked. `status` does not depend on
      `--fail-on`. Rows of the same inputs are equal for every number of `--jobs`, except
      `duration`, which `--no-duration` leaves out.

      An engine can't infer the type of a column whose values are all null, so state the types:
      `duckdb/table.sql` and `spark/columns.txt` do. With `--rows-findings`, add for DuckDB

      ```
      \(findingsColumn.name): '\(findingsColumn.kind.rawValue)'
      ```

      and for Spark

      ```
      \(findingsColumn.name) \(findingsColumn.kind.sparkName)
      ```

      and set `maximum_object_size` of DuckDB for rows over 16 MB.

      """
  }

  /// The statement of DuckDB that reads the rows in `rows.jsonl`, for `fleet/duckdb/table.sql`.
  static var duckDBTable: String {
    let types = columns(listsFindings: false).map { "    \($0.name): '\($0.kind.rawValue)'" }
    return """
      CREATE TABLE rows AS SELECT * FROM read_json(
        'rows.jsonl',
        format = 'newline_delimited',
        columns = {
      \(types.joined(separator: ",\n"))
        }
      );

      """
  }

  /// The columns as Spark's schema, for `fleet/spark/columns.txt`.
  static var sparkSchema: String {
    columns(listsFindings: false).map { "\($0.name) \($0.kind.sparkName)" }
      .joined(separator: ",\n") + "\n"
  }
}

extension InputRow.Column.Kind {
  /// The name of the type in Spark SQL.
  fileprivate var sparkName: String {
    switch self {
    case .text: "STRING"
    case .integer, .number: rawValue
    case .findings:
      "ARRAY<STRUCT<rule: STRING, name: STRING, severity: STRING, confidence: STRING, subject: STRING, message: STRING, help: STRING, time: BIGINT, line: BIGINT, fingerprint: STRING>>"
    }
  }
}
