/// A record of `log show --style json` or `ndjson`.
struct JSONRecord {
  /// The printed text with its line terminators; empty if the record has no message.
  private(set) var message: [UInt8] = []
  /// Whether the record has a key that only the `log` tool writes.
  private(set) var isRecord = false
  /// The number of messages that the system reports as lost here.
  private(set) var lossCount = 0

  private var wall: WallClock?
  private var process: UInt64?
  private var thread: UInt64?
  private var processPath: [UInt8] = []
  private var subsystem: [UInt8] = []
  private var category: [UInt8] = []
  private var isActivity = false

  /// Parses an object; returns `nil` if it is truncated or not JSON.
  init?(_ scanner: inout JSONScanner) {
    guard scanner.skip("{") else { return nil }
    if scanner.skip("}") { return }
    repeat {
      guard let key = scanner.string(), scanner.skip(":"), read(key, &scanner) else { return nil }
    } while scanner.skip(",")
    guard scanner.skip("}") else { return nil }
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
