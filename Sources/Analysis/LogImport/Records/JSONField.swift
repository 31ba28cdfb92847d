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
    guard let value = Double(String(decoding: number, as: UTF8.self)) else { return nil }
    let seconds = [1.0, 1e3, 1e6, 1e9].map { value / $0 }.first { (1e9...7.2e9).contains($0) }
    guard let seconds else { return nil }
    self.init(nanoseconds: Int64(seconds * 1e9), zone: 0, end: number.endIndex)
  }
}
