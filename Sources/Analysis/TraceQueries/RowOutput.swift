import TraceModel

/// Writes the rows of a query as text.
package struct RowOutput {
  /// The formats of rows.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Columns for readers.
    case table
    /// RFC 4180 with a header.
    case csv
    /// An array of objects.
    case json
    /// An object on each line.
    case jsonl
  }

  private let format: Format
  private let columns: [String]
  private let keys: [String]
  private let write: ([UInt8]) throws -> Void
  private var text = ""
  private var rowCount = 0
  /// The first rows of a table, which determine the widths of its columns.
  private var held: [[QueryValue]] = []
  private var widths: [Int] = []

  /// The number of rows that determine the widths of columns; later rows may be wider.
  private static let measuredRows = 1000

  /// Begins an output.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - columns: The names of the columns.
  ///   - write: Receives the text in UTF-8 piece by piece.
  package init(
    _ format: Format,
    columns: [String],
    write: @escaping ([UInt8]) throws -> Void
  ) {
    self.format = format
    self.columns = columns
    self.write = write
    keys = columns.map { name in
      var json = JSONText()
      json.string(name)
      return json.text + ":"
    }
    if format == .csv { text = columns.map(Self.csv).joined(separator: ",") + "\r\n" }
    if format == .json { text = "[" }
  }

  /// Adds a row.
  ///
  /// - Throws: The error of the closure.
  package mutating func add(_ row: [QueryValue]) throws {
    switch format {
    case .table:
      guard widths.isEmpty else { return try addLine(row) }
      held.append(row)
      if held.count == Self.measuredRows { try writeHeld() }
    case .csv: text += row.map { Self.csv($0.text) }.joined(separator: ",") + "\r\n"
    case .json:
      text += rowCount == 0 ? "\n" : ",\n"
      addObject(row)
    case .jsonl:
      addObject(row)
      text += "\n"
    }
    rowCount += 1
    if text.utf8.count > 1 << 16 { try flush() }
  }

  /// Writes the end.
  ///
  /// - Throws: The error of the closure.
  package mutating func finish() throws {
    if format == .table, widths.isEmpty { try writeHeld() }
    if format == .json { text += rowCount == 0 ? "]\n" : "\n]\n" }
    try flush()
  }

  private mutating func flush() throws {
    if !text.isEmpty { try write(Array(text.utf8)) }
    text = ""
  }

  private mutating func addObject(_ row: [QueryValue]) {
    text += "{"
    for (index, value) in row.enumerated() {
      if index > 0 { text += "," }
      text += keys[index]
      switch value {
      case .null: text += "null"
      case .integer, .real: text += value.text
      case .text, .blob: JSONEscaping.append(value.text, to: &text)
      }
    }
    text += "}"
  }

  /// A field of CSV; a text that is only numbers is not distinguished from a number.
  private static func csv(_ text: String) -> String {
    let special: Set<UInt8> = [0x22, 0x2C, 0x0D, 0x0A]
    guard text.utf8.contains(where: special.contains) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }

  private mutating func writeHeld() throws {
    widths = columns.indices.map { column in
      max(
        VisibleText.of(columns[column]).count,
        held.map { Self.cell($0[column]).count }.max() ?? 0
      )
    }
    isNumber = columns.indices.map { column in
      !held.isEmpty
        && held.allSatisfy { row in
          switch row[column] {
          case .integer, .real, .null: true
          case .text, .blob: false
          }
        }
    }
    try addLine(columns.map { .text($0) })
    text += widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ") + "\n"
    for row in held { try addLine(row) }
    held = []
  }

  /// Whether all measured values of a column are numbers, which are aligned to the right.
  private var isNumber: [Bool] = []

  private mutating func addLine(_ row: [QueryValue]) throws {
    var line = ""
    for (column, value) in row.enumerated() {
      let cell = Self.cell(value)
      let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
      if column > 0 { line += "  " }
      line += isNumber[column] ? space + cell : cell + space
    }
    while line.last == " " { line.removeLast() }
    text += VisibleText.withoutCommands(line) + "\n"
    if text.utf8.count > 1 << 16 { try flush() }
  }

  private static func cell(_ value: QueryValue) -> String { VisibleText.of(value.text) }
}
