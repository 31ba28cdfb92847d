/// The lines of JSON that the `log` tool writes, until the objects in them are whole.
///
/// A line that is no JSON of that tool, or an object that does not end within 1 MiB or 1024 lines,
/// gives all lines back as text.
struct HeldObject {
  /// A record and the line on which its message stands.
  struct Record {
    var json: JSONRecord
    var line: UInt32
  }

  /// What became of a line.
  enum Outcome {
    /// The object goes on.
    case needsMore
    /// The lines are text.
    case isText
    /// The lines hold these records, in order.
    case records([Record], of: [LineReader.Line])
  }

  private var lines: [LineReader.Line] = []
  /// The open object so far; empty when none is open.
  private var text: [UInt8] = []
  /// The line of the open object's message.
  private var messageLine: UInt32?
  private var depth = 0

  /// Whether an object has begun and not ended.
  var isOpen: Bool { !text.isEmpty }

  /// Tells whether a line may begin JSON of the `log` tool.
  ///
  /// Pretty JSON begins with `[{`, `{` or `},{` on a line of its own, compact JSON with a key.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
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

  /// Takes the next line.
  mutating func take(_ line: LineReader.Line) -> Outcome {
    lines.append(line)
    guard isOpen else { return read(line.bytes, at: line.number) }
    let rest = line.bytes.drop { $0 <= 0x20 }
    if let first = rest.first, !Self.inner.contains(first) { return .isText }
    guard lines.count < RecordReader.mostHeld,
      text.count + line.bytes.count <= LineReader.longestLine
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

  /// Gives up and returns the lines that were held.
  mutating func abandon() -> [LineReader.Line] {
    defer { self = HeldObject() }
    return lines
  }

  private static let inner = Set("\"{}[],".utf8)

  /// How much deeper a line ends than it begins, and its lowest place between, counting braces
  /// outside of strings.
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

  /// Reads all whole objects in bytes; what follows them must be the brace that begins the next.
  private mutating func read(_ bytes: ArraySlice<UInt8>, at number: UInt32) -> Outcome {
    var records: [Record] = []
    var rest = bytes
    while true {
      rest = rest.drop { $0 <= 0x20 || ",[]".utf8.contains($0) }
      var scanner = JSONScanner(rest)
      guard !rest.isEmpty, let json = JSONRecord(&scanner) else { break }
      guard json.isRecord else { return .isText }
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
