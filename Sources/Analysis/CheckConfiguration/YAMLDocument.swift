import Yams

/// A YAML file of bounded size, parsed into nodes with positions.
struct YAMLDocument {
  /// The maximum size in bytes: a configuration has a few lines, a baseline some thousands.
  static let sizeLimit = 4 << 20

  let path: String
  /// The root node; `nil` for an empty file.
  let root: Node?

  /// Parses a text.
  ///
  /// Anchors are refused: configurations do not need them, and aliases of aliases grow without
  /// bound. libyaml itself refuses more than 1000 levels.
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
    guard let text = String(validating: bytes, as: UTF8.self) else {
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
    do {
      root = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw Self.failure(error, path: path)
    } catch {
      throw ConfigurationError(path: path, message: "the file is not valid YAML")
    }
  }

  func error(at node: Node?, _ message: String, help: String = "") -> ConfigurationError {
    ConfigurationError(
      path: path,
      line: node?.mark?.line ?? 0,
      column: node?.mark?.column ?? 0,
      message: message,
      help: help
    )
  }

  /// The parser's message for a file that is nested too deeply.
  private static let depthProblem = "Maximum nesting level reached"

  private static func failure(_ error: YamlError, path: String) -> ConfigurationError {
    func make(_ mark: Mark?, _ problem: String) -> ConfigurationError {
      ConfigurationError(
        path: path,
        line: mark?.line ?? 0,
        column: mark?.column ?? 0,
        message: "the file is not valid YAML: \(problem)"
      )
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      if problem.hasPrefix(depthProblem) { return make(mark, "it is nested too deeply") }
      return make(mark, problem)
    case .reader(let problem, _, _, _): return make(nil, problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      return ConfigurationError(
        path: path,
        line: context.mark.line,
        column: context.mark.column,
        message: "a key is repeated: \(names)",
        help: "merge both into one"
      )
    default: return make(nil, "it can't be read")
    }
  }
}
