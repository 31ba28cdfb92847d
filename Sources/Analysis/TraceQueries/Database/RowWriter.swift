import CSQLite

/// Inserts rows into a table: the values of a row in the order of its columns.
///
/// Texts are bound without a copy, because SQLite copies them into the row.
struct RowWriter {
  private let statement: Statement
  private let count: Int32
  private var column: Int32 = 0

  init(_ statement: Statement) {
    self.statement = statement
    count = sqlite3_bind_parameter_count(statement.handle)
  }

  mutating func put(_ value: Int64?) {
    column += 1
    if let value {
      sqlite3_bind_int64(statement.handle, column, value)
    } else {
      sqlite3_bind_null(statement.handle, column)
    }
  }

  mutating func put(_ value: some BinaryInteger) {
    put(Optional(Int64(truncatingIfNeeded: value)))
  }

  mutating func put(_ value: (some BinaryInteger)?) {
    put(value.map { Int64(truncatingIfNeeded: $0) })
  }

  mutating func put(_ value: Bool?) { put(value.map { $0 ? Int64(1) : 0 }) }

  mutating func put(real value: Float?) {
    column += 1
    if let value {
      sqlite3_bind_double(statement.handle, column, Double(value))
    } else {
      sqlite3_bind_null(statement.handle, column)
    }
  }

  /// Puts a text of the arena of a trace.
  mutating func put(_ text: UnsafeBufferPointer<UInt8>) {
    column += 1
    guard let start = text.baseAddress, !text.isEmpty else {
      sqlite3_bind_null(statement.handle, column)
      return
    }
    let characters = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
    sqlite3_bind_text(statement.handle, column, characters, Int32(clamping: text.count), nil)
  }

  /// Puts a text that SQLite copies; `NULL` for an empty one.
  mutating func put(_ text: String?) {
    column += 1
    guard var text, !text.isEmpty else {
      sqlite3_bind_null(statement.handle, column)
      return
    }
    // SQLITE_TRANSIENT, a cast that Swift does not import.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        _ = sqlite3_bind_text(
          statement.handle,
          column,
          $0.baseAddress,
          Int32(clamping: $0.count),
          copied
        )
      }
    }
  }

  /// Inserts the row.
  ///
  /// - Throws: ``QueryError``.
  mutating func end() throws(QueryError) {
    precondition(column == count, "\(column) values for \(count) columns")
    column = 0
    _ = try statement.step()
    sqlite3_reset(statement.handle)
  }
}
