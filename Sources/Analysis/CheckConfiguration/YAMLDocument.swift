/// A YAML file of bounded size, parsed into nodes with positions.
struct YAMLDocument {
  /// The maximum size in bytes: a configuration has a few lines, a baseline some thousands.
  static let sizeLimit = 4 << 20

  let path: String
  /// The root node; `nil` for an empty file.
  let root: YAMLNode?

  /// Parses a text.
  ///
  /// Anchors are refused: configurations do not need them, and aliases of aliases grow without
  /// bound.
  ///
  /// - Throws: ``ConfigurationError`` with the position.
  init(bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.path = path
    guard bytes.count <= Self.sizeLimit else {
      throw ConfigurationError(
        path: path,
        message: "the file has \(bytes.count) bytes, more than \(Self.sizeLimit)",
        help: "check that it is the right file"
      )
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ConfigurationError(
        path: path,
        message: "the file is not UTF-8",
        help: "save it as UTF-8"
      )
    }
    if let (line, column) = AnchorSearch(bytes).anchor {
      throw ConfigurationError(
        path: path,
        line: line,
        column: column,
        message: "anchors and aliases are not supported",
        help: "write the value out, or in quotes when '&' belongs to it"
      )
    }
    root = try YAMLParser.root(of: bytes, path: path)
  }

  func error(at node: YAMLNode?, _ message: String, help: String = "") -> ConfigurationError {
    ConfigurationError(
      path: path,
      line: node?.line ?? 0,
      column: node?.column ?? 0,
      message: message,
      help: help
    )
  }
}
