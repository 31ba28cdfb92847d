/// Collects the lines of a JSON object that the `log` tool writes until the object is complete; an object of
/// another logger is one line.
///
/// If a line is not JSON of that tool, or if the object does not end within 1 MiB or 1024 lines,
/// all lines are treated as text.
struct HeldObject {
  /// A record and the line of its message.
  struct Record {
    var json: JSONRecord
    var line: UInt32
  }

  /// The result of adding a line.
  enum Outcome {
    /// The object is not complete.
    case needsMore
    /// The lines are text.
    case isText
    /// The lines contain these records, in order.
    case records([Record], of: [LineReader.Line])
  }

  private var lines: [LineReader.Line] = []
  /// The text of the open object so far; empty if none is open.
  private var text: [UInt8] = []
  /// The line of the open object's message.
  private var messageLine: UInt32?
  private var depth = 0

  /// Whether an object is incomplete.
  var isOpen: Bool { !text.isEmpty }

  /// Whether a line may begin JSON of the `log` tool.
  ///
  /// Pretty JSON begins with `[{`, `{` or `},{` on a separate line, compact JSON with a key.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let start = bytes.first, start <= 0x20 || starts.contains(start) else { return false }
    var rest = bytes.drop { $0 <= 0x20 }
    guard let first = rest.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return false
    }
    if first == UInt8(ascii: "[") {
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "{") else { return false }
    }
    rest = rest.dropFirst().drop { $0 <= 0x20 }
    return rest.isEmpty || rest.first == UInt8(ascii: "\"")
  }

  /// Adds the next line.
  mutating func add(_ line: LineReader.Line) -> Outcome {
    lines.append(line)
    guard isOpen else { return read(line.bytes, at: line.number) }
    let rest = line.bytes.drop { $0 <= 0x20 }
    if let first = rest.first, !Self.inner.contains(first) { return .isText }
    guard lines.count < RecordReader.maximumHeld,
      text.count + line.bytes.count <= LineReader.maximumLineLength
    else { return .isText }
    if rest.starts(with: "\"eventMessage\"".utf8) { messageLine = line.number }
    text += line.bytes
    text.append(0x0A)
    let change = Self.depth(line.bytes)
    guard depth + change.lowest <= 0 else {
      depth += change.end
      return .needsMore
    }
    return read(text[...], at: line.number)
  }

  /// Resets the object and returns the collected lines.
  mutating func abandon() -> [LineReader.Line] {
    defer { self = HeldObject() }
    return lines
  }

  private static let starts = ByteSet("{[".utf8)
  private static let inner = Set("\"{}[],".utf8)

  /// Returns the change of the depth of braces over a line and its minimum within the line; braces
  /// in strings do not count.
  private static func depth(_ bytes: ArraySlice<UInt8>) -> (end: Int, lowest: Int) {
    var depth = 0
    var lowest = 0
    var isString = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isString {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isString = false }
      } else if byte == UInt8(ascii: "\"") {
        isString = true
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        lowest = min(lowest, depth)
      }
    }
    return (depth, lowest)
  }

  /// Whether the text is one line that ends with its object, as loggers other than the `log` tool write.
  private func isWhole(_ rest: ArraySlice<UInt8>) -> Bool {
    lines.count == 1 && rest.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
  }

  /// Reads all complete objects; only the opening brace of the next one may follow.
  private mutating func read(_ bytes: ArraySlice<UInt8>, at number: UInt32) -> Outcome {
    var records: [Record] = []
    var rest = bytes
    while true {
      rest = rest.drop { $0 <= 0x20 || ",[]".utf8.contains($0) }
      var scanner = JSONScanner(rest)
      guard !rest.isEmpty, let json = JSONRecord(&scanner) else { break }
      let isLine = json.isLogged && isWhole(rest[scanner.position...])
      guard json.isRecord || isLine else { return .isText }
      records.append(Record(json: json, line: messageLine ?? number))
      messageLine = nil
      rest = rest[scanner.position...]
    }
    let isStart = rest.first == UInt8(ascii: "{") && rest.dropFirst().allSatisfy { $0 <= 0x20 }
    guard !records.isEmpty || isStart else { return .isText }
    text = isStart ? [UInt8(ascii: "{"), 0x0A] : []
    depth = isStart ? 1 : 0
    guard !records.isEmpty else { return .needsMore }
    defer { lines = [] }
    return .records(records, of: lines)
  }
}
