/// A table of a summary: a query, and what stands above its rows.
struct SummarySection {
  /// The key in JSON.
  let key: String
  let title: String
  /// The sentence instead of a table without rows.
  let none: String
  let sql: String

  /// The tables of a summary in their order.
  ///
  /// - Parameters:
  ///   - rows: The largest number of rows of a list.
  ///   - hasBase: Whether findings are compared with earlier ones.
  /// - Returns: The sections, each with its query.
  static func all(rows: Int, hasBase: Bool) -> [SummarySection] {
    let new = hasBase ? ", count(*) FILTER (WHERE known = 0) AS new" : ""
    let order = "ORDER BY instr('error warning info note', severity), findings DESC"
    var sections = [
      SummarySection(
        key: "inputs",
        title: "Inputs",
        none: "",
        sql: """
          SELECT count(*) AS traces, sum(events) AS events,
            sum(status = 'cut' AND format = 'trace') AS cut,
            (SELECT count(*) FROM finding WHERE severity = 'error') AS errors,
            (SELECT count(*) FROM finding WHERE severity = 'warning') AS warnings,
            (SELECT count(*) FROM finding) AS findings
          FROM trace
          """
      ),
      SummarySection(
        key: "rules",
        title: "Findings by rule",
        none: "No findings",
        sql: """
          SELECT rule, name, severity, count(*) AS findings\(new), count(DISTINCT trace) AS traces,
            count(DISTINCT class) AS classes
          FROM finding GROUP BY rule, name, severity \(order), rule LIMIT \(rows)
          """
      ),
      SummarySection(
        key: "classes",
        title: "Findings by class",
        none: "No class with findings",
        sql: """
          SELECT coalesce(class, '') AS class, count(*) AS findings\(new),
            count(DISTINCT rule) AS rules, count(DISTINCT trace) AS traces
          FROM finding GROUP BY class ORDER BY findings DESC, class LIMIT \(rows)
          """
      ),
      SummarySection(
        key: "tests",
        title: "Findings by test",
        none: "No test with findings",
        sql: """
          SELECT coalesce(title, path) AS test, count(DISTINCT trace) AS runs, count(*) AS findings\(new),
            count(*) FILTER (WHERE severity = 'error') AS errors, min(path) AS path
          FROM finding JOIN trace USING (trace)
          GROUP BY coalesce(title, path) ORDER BY errors DESC, findings DESC, test LIMIT \(rows)
          """
      ),
    ]
    if hasBase { sections.append(newFindings(rows)) }
    return sections + [slowest(rows), differing(rows)]
  }

  private static func newFindings(_ rows: Int) -> SummarySection {
    SummarySection(
      key: "new",
      title: "New findings",
      none: "No new findings",
      sql: """
        SELECT path || iif(line IS NULL, '', ':' || line) AS place, severity, rule,
          coalesce(object, '') AS object, message
        FROM finding JOIN trace USING (trace) WHERE known = 0
        ORDER BY instr('error warning info note', severity), trace, finding LIMIT \(rows)
        """
    )
  }

  private static func slowest(_ rows: Int) -> SummarySection {
    SummarySection(
      key: "transitions",
      title: "Slowest transitions",
      none: "No transitions with times",
      sql: """
        SELECT duration_ns, kind, from_object, to_object, coalesce(title, path) AS test,
          path || iif(line IS NULL, '', ':' || line) AS place
        FROM transition JOIN trace USING (trace) WHERE duration_ns IS NOT NULL
        ORDER BY duration_ns DESC, trace, transition LIMIT \(rows)
        """
    )
  }

  /// The tests whose runs differ in what `lifeline diff` compares.
  private static func differing(_ rows: Int) -> SummarySection {
    SummarySection(
      key: "differing",
      title: "Tests whose calls differ from run to run: compare two with 'lifeline diff'",
      none: "No test differs from run to run",
      sql: """
        WITH variant AS (
          SELECT title, calls, count(*) AS runs, min(path) AS path FROM trace
          WHERE title IS NOT NULL GROUP BY title, calls
        )
        SELECT title AS test, sum(runs) AS runs, count(*) AS variants, min(path) AS one,
          max(path) AS other
        FROM variant GROUP BY title HAVING count(*) > 1 ORDER BY variants DESC, title LIMIT \(rows)
        """
    )
  }
}
