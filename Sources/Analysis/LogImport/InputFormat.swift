/// The format of an input, detected from its first bytes.
public enum InputFormat: String, Sendable, CaseIterable {
  /// A trace: Lifeline's own or another Chrome Trace Event file.
  case trace
  /// A log: lines of text, or the JSON that Apple's `log` tool writes.
  case log

  /// The number of bytes that are enough to decide.
  public static let sufficientBytes = 4096

  /// Detects the format of an input.
  ///
  /// A trace is a JSON array or object. A log line in brackets, such as `[Subsystems] …`, is not
  /// JSON, and the JSON of Apple's `log` tool is recognized by its keys.
  ///
  /// - Parameter bytes: The first bytes, ``sufficientBytes`` of them if there are as many.
  /// - Returns: ``log`` for empty input.
  public static func detect(_ bytes: [UInt8]) -> InputFormat {
    var rest = bytes.prefix(sufficientBytes)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: isSpace)
    guard let first = rest.popFirst() else { return .log }
    rest = rest.drop(while: isSpace)
    switch (first, rest.first) {
    case (UInt8(ascii: "["), nil), (UInt8(ascii: "["), UInt8(ascii: "]")): return .trace
    case (UInt8(ascii: "["), UInt8(ascii: "{")), (UInt8(ascii: "{"), UInt8(ascii: "\"")):
      let isObject = first == UInt8(ascii: "{") && rest.first == UInt8(ascii: "\"")
      return hasLogKey(rest) || isObject && isLine(rest) ? .log : .trace
    case (UInt8(ascii: "{"), nil), (UInt8(ascii: "{"), UInt8(ascii: "}")): return .trace
    default: return .log
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Keys that each record of `log show --style json` and `ndjson` has, and no trace event.
  private static let logKeys = ["eventMessage", "machTimestamp", "timezoneName", "messageType"]

  /// Whether the first line is a whole object without a key of a trace, as loggers write one on a line.
  private static func isLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    var scanner = JSONScanner([UInt8(ascii: "{")] + line)
    guard line.count < bytes.count || bytes.count < sufficientBytes else { return false }
    return JSONRecord(&scanner)?.isLogged == true
  }

  /// Looks for a log's key before any key of a trace.
  private static func hasLogKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
      let key = bytes[(index + 1)...].prefix(32)
      if key.starts(with: "ph\"".utf8) || key.starts(with: "traceEvents\"".utf8) { return false }
      if logKeys.contains(where: { key.starts(with: ($0 + "\"").utf8) }) { return true }
    }
    return false
  }
}
