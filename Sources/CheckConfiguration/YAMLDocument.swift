import Yams

/// A YAML file of bounded size, read into nodes that know their places.
struct YAMLDocument {
  /// Larger files are refused: a configuration has a few lines, a baseline some thousands.
  static let sizeLimit = 4 << 20

  let path: String
  /// The outermost node; `nil` for a file without one.
  let root: Node?

  /// Parses a text.
  ///
  /// Anchors are refused: nothing here repeats itself, and aliases of aliases grow without bound.
  /// libyaml itself refuses more than 1000 levels.
  ///
  /// - Throws: ``ConfigurationError`` with the place.
  init(bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.path = path
    guard bytes.count <= Self.sizeLimit else {
      throw ConfigurationError(
        path: path,
        message: "the file has \(bytes.count) bytes, more than \(Self.sizeLimit)",
        help: "is it the right file?"
      )
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ConfigurationError(
        path: path,
        message: "the file is not UTF-8",
        help: "save it as UTF-8"
      )
    }
    if let (line, column) = Self.anchor(in: bytes) {
      throw ConfigurationError(
        path: path,
        line: line,
        column: column,
        message: "anchors and aliases are not read here",
        help: "write the value out, or in quotes when '&' belongs to it"
      )
    }
    do {
      root = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw Self.failure(error, path: path)
    } catch {
      throw ConfigurationError(path: path, message: "the file is no YAML")
    }
  }

  /// Makes an error at a node.
  func error(at node: Node?, _ message: String, help: String = "") -> ConfigurationError {
    ConfigurationError(
      path: path,
      line: node?.mark?.line ?? 0,
      column: node?.mark?.column ?? 0,
      message: message,
      help: help
    )
  }

  /// What may stand before a quoted text, a comment or an anchor.
  private static let separators = Array(" \t\n[{,:-?".utf8)
  /// What does not follow the `&` of an anchor.
  private static let ends = Array(" \t\r\n&".utf8)

  /// The place of the first `&` that begins an anchor.
  private static func anchor(in bytes: [UInt8]) -> (Int, Int)? {
    var line = 1
    var column = 0
    var quote: UInt8?
    var isComment = false
    var previous = UInt8(ascii: " ")
    for (place, byte) in bytes.enumerated() {
      column += 1
      defer { previous = byte }
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 0
        isComment = false
        continue
      }
      if isComment { continue }
      let begins = Self.separators.contains(previous)
      if let current = quote {
        if byte == current, !(byte == UInt8(ascii: "\"") && previous == UInt8(ascii: "\\")) {
          quote = nil
        }
        continue
      }
      guard begins else { continue }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: "&"):
        let next = place + 1 < bytes.count ? bytes[place + 1] : UInt8(ascii: " ")
        if !Self.ends.contains(next) { return (line, column) }
      default: break
      }
    }
    return nil
  }

  /// What the parser says of a file that is nested deeper than it reads.
  private static let depthProblem = "Maximum nesting level reached"

  private static func failure(_ error: YamlError, path: String) -> ConfigurationError {
    func make(_ mark: Mark?, _ problem: String) -> ConfigurationError {
      ConfigurationError(
        path: path,
        line: mark?.line ?? 0,
        column: mark?.column ?? 0,
        message: "the file is no YAML: \(problem)"
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
        message: "a key stands twice: \(names)",
        help: "merge both into one"
      )
    default: return make(nil, "it can't be read")
    }
  }
}
