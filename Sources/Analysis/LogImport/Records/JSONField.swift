/// The fields of the objects that loggers write, by the keys that are common for them.
///
/// Source: the formats of pino and bunyan, of Elastic's Common Schema, and of JSON handlers of swift-log.
enum JSONField: Hashable {
  case message
  case className
  case file
  case line
  case method
  case process
  case time

  /// Returns the field of a key, in any case; `nil` for other fields.
  init?(_ key: [UInt8]) {
    guard let field = Self.keys[key] else { return nil }
    self = field
  }

  private static let keys: WordTable<JSONField> = {
    var table = WordTable<JSONField>()
    let names: [(JSONField, [String])] = [
      (.message, ["msg", "message", "text", "log", "body"]),
      (
        .className,
        ["class", "className", "class_name", "controller", "screen", "viewController", "vc"]
      ),
      (.file, ["file", "fileName", "filename", "file_name", "source"]),
      (.line, ["line", "lineNumber", "line_number"]),
      (.method, ["function", "func", "method", "callback", "functionName", "selector"]),
      (.process, ["pid", "processId"]),
      (.time, ["time", "timestamp", "ts", "t", "@timestamp", "date", "datetime"]),
    ]
    for (field, keys) in names {
      for key in keys { table.add(key, field) }
    }
    return table
  }()
}

extension WallClock {
  /// Reads the seconds, milliseconds, microseconds or nanoseconds since 1970; `nil` if the number is
  /// none of these in the years 2001 to 2199.
  init?(since1970 number: some LineBytes) {
    var cursor = PrefixCursor(number, at: number.startIndex)
    guard let whole = cursor.decimal(digits: 10...19) else { return nil }
    var fraction = cursor.skip(".") ? cursor.rest.prefix(9).filter(\.isDigit).map { $0 } : []
    fraction += Array(repeating: UInt8(ascii: "0"), count: 9 - fraction.count)
    var scale: UInt64 = 1_000_000_000
    while scale > 0, !(1_000_000_000...7_200_000_000).contains(whole / (1_000_000_000 / scale)) {
      scale /= 1_000
    }
    guard scale > 0 else { return nil }
    let part = fraction.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    self.init(
      nanoseconds: Int64(whole * scale + part / (1_000_000_000 / scale)),
      zone: 0,
      end: number.endIndex
    )
  }
}
