/// Why a query can't be run, in the form of messages: lower case, no full stop.
package struct QueryError: Error, Hashable, Sendable {
  package var message: String
  /// The byte of the SQL that the message is about, from 0; `nil` if it is about the whole.
  package var offset: Int?
  /// The remedy; empty if there is none.
  package var help: String

  init(_ message: String, at offset: Int? = nil, help: String = "") {
    self.message = message
    self.offset = offset
    self.help = help
  }

  /// The SQL with a caret below the byte of the error; `nil` for an error about the whole.
  package func excerpt(of sql: String) -> String? {
    guard let (line, column, text) = position(in: sql) else { return nil }
    let gutter = String(line)
    let space = String(text.prefix(column - 1).map { $0 == "\t" ? "\t" : " " })
    return "\(gutter) | \(text)\n\(String(repeating: " ", count: gutter.count)) | \(space)^"
  }

  /// The line and the column of the error, from 1, and the text of the line.
  package func position(in sql: String) -> (line: Int, column: Int, text: String)? {
    guard let offset else { return nil }
    let before = String(decoding: sql.utf8.prefix(offset), as: UTF8.self)
    let line = before.count { $0.isNewline } + 1
    let start = before.lastIndex(where: \.isNewline).map { before.index(after: $0) }
    let column = before[(start ?? before.startIndex)...].count + 1
    let lines = sql.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return (line, column, String(lines[line - 1]))
  }
}
