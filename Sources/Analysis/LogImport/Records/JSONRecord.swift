/// A record of `log show --style json` or `ndjson`, or an object that another logger writes on a line.
///
/// Loggers such as pino, bunyan and swift-log's JSON handlers name their fields differently:
/// ``JSONField``.
struct JSONRecord {
  /// The printed text with its line terminators; empty if the record has no message.
  private(set) var message: [UInt8] = []
  /// Whether the record has a key that only the `log` tool writes.
  private(set) var isRecord = false
  /// Whether another logger may have written the object: it has a message.
  var isLogged: Bool { !message.isEmpty }
  /// The number of messages that the system reports as lost here.
  private(set) var lossCount = 0

  private var wall: WallClock?
  private var process: UInt64?
  private var thread: UInt64?
  private var processPath: [UInt8] = []
  private var subsystem: [UInt8] = []
  private var category: [UInt8] = []
  private var isActivity = false
  /// The fields that state where the message was printed.
  private var place: [JSONField: [UInt8]] = [:]

  /// Parses an object; returns `nil` if it is truncated or not JSON.
  init?(_ scanner: inout JSONScanner) {
    guard scanner.skip("{") else { return nil }
    if scanner.skip("}") { return }
    repeat {
      guard let key = scanner.string(), scanner.skip(":"), read(key, &scanner) else { return nil }
    } while scanner.skip(",")
    guard scanner.skip("}") else { return nil }
    addPlace()
  }

  /// Writes the place before the message, as a logger of text does.
  private mutating func addPlace() {
    guard !isRecord, let printed = place[.message] else { return }
    message = Array((owner + method(before: printed)).utf8) + printed
  }

  /// The class, or the file with its line, before a space; empty if neither is stated.
  private var owner: String {
    if let name = place[.className] { return String(decoding: name, as: UTF8.self) + " " }
    guard let file = place[.file] else { return "" }
    return "[\(String(decoding: file, as: UTF8.self))\(line)] "
  }

  /// The line behind a colon; empty if none is stated.
  private var line: String { place[.line].map { ":" + String(decoding: $0, as: UTF8.self) } ?? "" }

  /// The method of UIKit that printed a message; empty for others, and if it is the message.
  private func method(before message: [UInt8]) -> String {
    guard let method = place[.method], !message.starts(with: method),
      CallbackTable.callback(method.prefix(while: \.isWordByte)) != nil
    else { return "" }
    let name = String(decoding: method, as: UTF8.self)
    return name + (name.contains { "(:".contains($0) } ? "" : "()") + line + " - "
  }

  private mutating func read(_ key: [UInt8], _ scanner: inout JSONScanner) -> Bool {
    switch (String(decoding: key, as: UTF8.self), scanner.peek()) {
    case ("eventMessage", UInt8(ascii: "\"")):
      guard let text = scanner.string() else { return false }
      message = text
      isRecord = true
    case ("timestamp", UInt8(ascii: "\"")):
      guard let text = scanner.string() else { return false }
      wall = WallClock.parse(text[...]) ?? WallClock.parse(text[...], separator: "T")
    case ("processImagePath", UInt8(ascii: "\"")):
      guard let text = scanner.string() else { return false }
      processPath = text
    case ("subsystem", UInt8(ascii: "\"")):
      guard let text = scanner.string() else { return false }
      subsystem = text
    case ("category", UInt8(ascii: "\"")):
      guard let text = scanner.string() else { return false }
      category = text
    case ("eventType", UInt8(ascii: "\"")):
      guard let text = scanner.string() else { return false }
      isActivity =
        text.starts(with: "activity".utf8) || text.starts(with: "signpost".utf8)
        || text.starts(with: "trace".utf8)
    case ("processID", _):
      guard let number = Self.number(&scanner) else { return false }
      process = number
    case ("threadID", _):
      guard let number = Self.number(&scanner) else { return false }
      thread = number
    case ("lossCount", _):
      guard let number = Self.number(&scanner) else { return false }
      lossCount = Int(clamping: number ?? 0)
      isRecord = true
    case ("timezoneName", _), ("machTimestamp", _), ("traceID", _), ("finished", _):
      isRecord = true
      return scanner.skipValue()
    default: return readField(key, &scanner)
    }
    return true
  }

  /// Reads a field of another logger.
  private mutating func readField(_ key: [UInt8], _ scanner: inout JSONScanner) -> Bool {
    guard let field = JSONField(key) else { return scanner.skipValue() }
    switch scanner.peek() {
    case UInt8(ascii: "\""):
      guard let text = scanner.string() else { return false }
      if field == .time {
        wall = wall ?? WallClock.parse(text[...]) ?? WallClock.parse(text[...], separator: "T")
      } else if place[field] == nil, text.count <= Message.maximumLength {
        place[field] = text
      }
    case let first? where first.isDigit:
      guard let number = scanner.number() else { return false }
      if field == .time { wall = wall ?? WallClock(since1970: number) }
      if field == .line { place[field] = Array(number) }
      if field == .process { process = process ?? UInt64(String(decoding: number, as: UTF8.self)) }
    default: return scanner.skipValue()
    }
    return true
  }

  /// Reads a number of a process or thread; other numbers, such as -1 or 1e400, count as not
  /// stated.
  private static func number(_ scanner: inout JSONScanner) -> UInt64?? {
    guard let text = scanner.number() else { return scanner.skipValue() ? .some(nil) : nil }
    var cursor = PrefixCursor(text, at: text.startIndex)
    let value = cursor.decimal(digits: 1...20)
    return .some(cursor.peek == nil ? value : nil)
  }

  /// The fields of the record as the prefix of a line.
  var prefix: LinePrefix {
    var prefix = LinePrefix(layout: .logJSON, message: [])
    prefix.wall = wall?.nanoseconds
    prefix.zone = wall?.zone
    prefix.process = process
    prefix.thread = thread
    let slash = processPath.lastIndex(of: UInt8(ascii: "/"))
    prefix.processName = processPath[(slash.map { $0 + 1 } ?? 0)...]
    prefix.category = subsystem.isEmpty ? category[...] : (subsystem + [0x3A] + category)[...]
    prefix.isActivity = isActivity
    return prefix
  }
}
