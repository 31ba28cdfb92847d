import CSQLite

/// A prepared statement of SQLite.
///
/// Texts are bound without a copy: their memory must be valid until the next step.
final class Statement {
  let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// The number of columns of a row.
  var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The names of the columns; a repeated name has its number: `trace`, `trace_2`.
  var columnNames: [String] {
    var counts: [String: Int] = [:]
    return (0..<Int32(columnCount)).map { column in
      let name = sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name)_\(count)"
    }
  }

  /// Runs the statement until the next row.
  ///
  /// - Returns: Whether there is a row.
  /// - Throws: ``QueryError``.
  func step() throws(QueryError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    default: throw QueryError(String(cString: sqlite3_errmsg(sqlite3_db_handle(handle))))
    }
  }

  /// The value of a column of the current row.
  func value(_ column: Int) -> QueryValue {
    let column = Int32(column)
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      let text = sqlite3_column_text(handle, column)
      let count = Int(sqlite3_column_bytes(handle, column))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = sqlite3_column_blob(handle, column)
      let count = Int(sqlite3_column_bytes(handle, column))
      return .blob(Array(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)))
    default: return .null
    }
  }
}

/// A value of a row.
package enum QueryValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The text in tables and CSV: nothing for NULL, hexadecimal digits for bytes.
  package var text: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): Self.text(number)
    case .text(let text): text
    case .blob(let bytes): Self.hexadecimal(bytes)
    }
  }

  /// A real number as JSON; an infinite one is beyond the range of `Double`, as in SQLite's shell.
  static func text(_ number: Double) -> String {
    number.isInfinite ? number < 0 ? "-9e999" : "9e999" : String(number)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16) }
      .joined()
  }
}
