/// A position in a source file of the app, from the debug information of the recorded program.
public struct SourcePosition: Hashable, Sendable, LosslessStringConvertible {
  /// The path from the folder of the package or project, such as `Sources/Shop/Cart.swift`; if that
  /// is unknown, the folder and the name of the file.
  public var file: String
  /// The line, counted from 1.
  public var line: UInt32
  /// The column, counted from 1.
  public var column: UInt32

  public init(file: String, line: UInt32, column: UInt32) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Reads the text of a trace, `Sources/Shop/Cart.swift:42:7`; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let column = UInt32(parts[parts.count - 1]), column > 0,
      let line = UInt32(parts[parts.count - 2]), line > 0
    else { return nil }
    file = parts.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    if file.isEmpty { return nil }
  }

  /// The file, line and column as compilers print them.
  public var description: String { "\(file):\(line):\(column)" }
}
