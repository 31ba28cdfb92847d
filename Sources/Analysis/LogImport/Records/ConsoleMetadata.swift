/// The metadata line that Xcode 15 and later copy after a console message.
///
/// `Type: Notice | Timestamp: 2025-08-22 10:41:14.594221+09:00 | Process: App | Library: UIKitCore
/// | Subsystem: a.b | Category: c | TID: 0xf700`; `Type: stdio` alone follows a line that `print`
/// wrote. The user selects the fields.
struct ConsoleMetadata {
  private var wall: WallClock?
  private var process: UInt64?
  private var thread: UInt64?
  private var processName: ArraySlice<UInt8> = []
  private var category: ArraySlice<UInt8> = []

  private static let types: Set<String> = [
    "stdio", "Notice", "Info", "Debug", "Error", "Fault", "Default", "Activity", "Signpost",
  ]

  /// Parses a line without decoration; returns `nil` for other lines.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.withByteSlice(Self.isBegun) else { return nil }
    var isFirst = true
    for field in line.split(separator: UInt8(ascii: "|")) {
      let field = field.drop { $0 == 0x20 }
      guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      var value = field[(colon + 1)...].drop { $0 == 0x20 }
      while value.last == 0x20 { value.removeLast() }
      let key = String(decoding: field[..<colon], as: UTF8.self)
      if isFirst, key == "Type" {
        guard Self.types.contains(String(decoding: value, as: UTF8.self)) else { return nil }
      }
      isFirst = false
      guard read(key, value) else { return nil }
    }
  }

  /// Whether a line begins with a field that metadata begin with.
  static func isBegun(by line: ByteSlice) -> Bool {
    line.first == UInt8(ascii: "T")
      && (line.starts(with: "Type: ".utf8) || line.starts(with: "Timestamp: ".utf8))
  }

  private mutating func read(_ key: String, _ value: ArraySlice<UInt8>) -> Bool {
    switch key {
    case "Timestamp":
      wall = WallClock.parse(value)
      return wall != nil
    case "Process": processName = value
    case "PID":
      var cursor = PrefixCursor(value, at: value.startIndex)
      process = cursor.decimal(digits: 1...10)
    case "TID":
      var cursor = PrefixCursor(value, at: value.startIndex)
      if cursor.skip("0"), cursor.skip("x") { thread = cursor.hexadecimal(digits: 1...16) }
    case "Category": category = value
    case "Type", "Library", "Subsystem", "Size", "Offset": break
    default: return false
    }
    return true
  }

  /// Copies the metadata into the prefix of a line before it that has none.
  func apply(to prefix: inout LinePrefix) {
    guard prefix.layout == .print else { return }
    prefix.layout = .xcodeMetadata
    prefix.wall = wall?.nanoseconds
    prefix.zone = wall?.zone
    prefix.process = process
    prefix.thread = thread
    prefix.processName = processName
    prefix.category = category
  }
}
