/// A location in source code.
package struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and file, such as `Shop/Cart.swift`.
  package let fileID: String
  /// The path of the file when it was compiled.
  package let filePath: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1.
  package let column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file and line, such as `Shop/Cart.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}
