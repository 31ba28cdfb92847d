import AnalysisEngine
import Findings
import TraceModel

extension InputRow {
  /// A column of the rows.
  package struct Column: Sendable {
    /// The types of values.
    package enum Kind: String, Sendable {
      case text = "VARCHAR"
      case integer = "BIGINT"
      case number = "DOUBLE"
      case findings =
        "STRUCT(rule VARCHAR, name VARCHAR, severity VARCHAR, confidence VARCHAR, subject VARCHAR, message VARCHAR, help VARCHAR, time BIGINT, line BIGINT, fingerprint VARCHAR)[]"
    }

    /// The name, which is the key of the JSON member.
    package let name: String
    /// The type of the values.
    package let kind: Kind
    /// The values in words, with their unit.
    package let meaning: String
    /// Writes the value of a row as JSON.
    let write: @Sendable (InputRow, inout JSONText) -> Void
  }

  /// Returns the columns in the order of the members of a row.
  package static func columns(listsFindings: Bool) -> [Column] {
    listsFindings ? columns + [findingsColumn] : columns
  }

  /// The columns that every row has.
  private static let columns: [Column] = [
    Column(name: "file", kind: .text, meaning: "the name of the input as it was entered") {
      $1.string($0.file)
    },
    Column(name: "status", kind: .text, meaning: "the result, one of the words below") {
      $1.string($0.status.rawValue)
    },
    text("format", "`trace`, `log` or `scenario`; null when the check ended before it was known") {
      $0.format
    },
    count("errors", "findings with the severity error") { $0.count(of: .error) },
    count("warnings", "findings with the severity warning") { $0.count(of: .warning) },
    count("infos", "findings with the severity info") { $0.count(of: .info) },
    count("notes", "findings with the severity note") { $0.count(of: .note) },
    count("suppressed", "findings that the trace, the configuration or the baseline accepts") {
      $0.suppressed.count
    },
    count("deselected", "findings that `--select`, `--ignore` or `--min-confidence` leaves out") {
      $0.deselectedFindings
    },
    count(
      "withheld",
      "findings that are uncertain, because a callback is never printed, or only later"
    ) {
      $0.counts.withheldFindings + $0.counts.withheldInPipe
    },
    count("beyondLimit", "findings above the limit of 10,000 for an input, in no other column") {
      $0.counts.findingsBeyondLimit
    },
    count("problems", "problems of the reader, such as damaged lines; not findings") {
      $0.problems.count
    },
    count("events", "events of the trace or log") { $0.counts.events },
    integer("lines", "lines that were read; null when nothing could be read, and for a scenario") {
      $0.lines
    },
    integer("bytes", "bytes that were read, after decompression; null as for `lines`") { $0.bytes },
    Column(
      name: "duration",
      kind: .number,
      meaning: "seconds from the start of the check of this input to its end; null with "
        + "`--no-duration`"
    ) { $1.literal($0.duration.map(seconds) ?? "null") },
    text("errorCode", "why the input could not be checked, one word; null when it was") {
      $0.failure?.code
    },
    text("errorText", "the same as a sentence") { $0.failure?.text },
  ]

  package static let findingsColumn = Column(
    name: "findings",
    kind: .findings,
    meaning: "with `--rows-findings`: the findings, with the members of `--format jsonl`; null "
      + "when the input could not be checked"
  ) { row, json in
    guard let report = row.report else { return json.literal("null") }
    json.array { json in for finding in report.findings { json.object(finding.writeMembers) } }
  }

  private static func text(
    _ name: String,
    _ meaning: String,
    _ value: @escaping @Sendable (InputRow) -> String?
  ) -> Column {
    Column(name: name, kind: .text, meaning: meaning) { row, json in json.string(value(row)) }
  }

  private static func integer(
    _ name: String,
    _ meaning: String,
    _ value: @escaping @Sendable (InputRow) -> Int?
  ) -> Column {
    Column(name: name, kind: .integer, meaning: meaning) { row, json in
      json.literal(value(row).map(String.init) ?? "null")
    }
  }

  /// A number of the report; null when the input could not be checked.
  private static func count(
    _ name: String,
    _ meaning: String,
    _ value: @escaping @Sendable (AnalysisReport) -> Int
  ) -> Column {
    integer(name, meaning) { $0.report.map(value) }
  }

  /// A duration in seconds with 6 decimals, rounded down.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let microseconds = String(attoseconds / 1_000_000_000_000)
    return "\(seconds).\(String(repeating: "0", count: 6 - microseconds.count))\(microseconds)"
  }
}
