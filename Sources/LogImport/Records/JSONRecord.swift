/// A record of `log show --style json` or `ndjson`.
struct JSONRecord {
  /// What was printed, with its line ends; empty when the record holds no message.
  private(set) var message: [UInt8] = []
  /// Whether a key that only the `log` tool writes is there.
  private(set) var isRecord = false
  /// The messages that the system says were lost here.
  private(set) var lossCount = 0

  private var wall: WallClock?
  private var process: UInt64?
  private var thread: UInt64?
  private var processPath: [UInt8] = []
  private var subsystem: [UInt8] = []
  private var category: [UInt8] = []
  private var isActivity = false

  /// Reads an object; `nil` when it is cut off or no JSON.
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

  /// Reads a number that is not negative; one that is none of a process, such as -1 or 1e400, is
  /// not stated.
  private static func number(_ scanner: inout JSONScanner) -> UInt64?? {
    guard let text = scanner.number() else { return scanner.skipValue() ? .some(nil) : nil }
    var cursor = ByteCursor(text, at: text.startIndex)
    let value = cursor.decimal(digits: 1...20)
    return .some(cursor.peek == nil ? value : nil)
  }

  /// What the record says before a message.
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
