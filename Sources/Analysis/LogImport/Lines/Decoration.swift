/// Removes decoration before a line of a log that was pasted into a document.
///
/// Examples: space, `//`, `*`, `>`, `$`, `----`, quotes, bullets, emoji, the line number `12:`, and
/// the location that `grep -n` prints (`device.log:123:`). The location in a source file
/// (`Home.swift:12:`) is kept, because it states the class.
enum Decoration {
  /// Returns a line without decoration before it and space after it.
  static func strip(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    while let first = rest.first, let count = decoration(at: first, of: rest) {
      rest = rest.dropFirst(count)
    }
    while let last = rest.last, last == 0x20 || last == 0x09 || last == 0x0D { rest.removeLast() }
    return Markup.unescaped(rest)
  }

  /// Whether a line is a Markdown bullet with one word: `- viewDidLoad`, `* viewDidAppear(_:)`.
  static func isListedName(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let bullet = text.first, "-*+".utf8.contains(bullet) else { return false }
    let item = text.dropFirst()
    let name = item.drop { $0 == 0x20 }.prefix { $0 > 0x20 }
    return item.first == 0x20 && !name.isEmpty && item[name.endIndex...].allSatisfy { $0 <= 0x20 }
  }

  /// Whether a line is a dash, a space and a word with parentheses, as print writes it: `-
  /// viewDidLoad()`.
  static func isListedCall(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    return text.starts(with: "- ".utf8) && text.dropFirst(2).first?.isLetter == true
      && text.contains(UInt8(ascii: "("))
  }

  /// Returns the length of the decoration at the start of the bytes; `nil` if they begin with text.
  private static func decoration(at first: UInt8, of bytes: ArraySlice<UInt8>) -> Int? {
    let next = bytes.dropFirst().first
    if let item = listItem(in: bytes) { return item }
    switch first {
    case 0x20, 0x09, 0x0D: return 1
    case UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): return 1
    case UInt8(ascii: "/"): return next == first ? 2 : nil
    case UInt8(ascii: "-"): return next == 0x20 ? 2 : rule(in: bytes)
    case UInt8(ascii: "="): return rule(in: bytes)
    case UInt8(ascii: "$"), UInt8(ascii: "%"): return next == 0x20 ? 2 : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(in: bytes) ?? location(in: bytes)
    case 0x80...: return symbol(in: bytes)
    default: return harness(in: bytes) ?? location(in: bytes)
    }
  }

  /// `dbug: [07:30:04.3163530] `, which the test harness of .NET prints before a line with a date.
  private static func harness(in bytes: ArraySlice<UInt8>) -> Int? {
    guard levels.contains(where: { bytes.starts(with: $0.utf8) }),
      let close = bytes.prefix(32).firstIndex(of: UInt8(ascii: "]")),
      bytes[close...].dropFirst().first == 0x20, bytes[close...].dropFirst(2).first?.isDigit == true
    else { return nil }
    return close + 2 - bytes.startIndex
  }

  private static let levels = ["dbug: [", "info: [", "warn: [", "fail: [", "crit: [", "trce: ["]

  /// Two or more equal characters and a space, used as a rule before the text: `---- `.
  private static func rule(in bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.prefix { $0 == bytes.first }.count
    return count > 1 && bytes.dropFirst(count).first == 0x20 ? count + 1 : nil
  }

  /// `a、` or `3、`, the item of a Chinese or Japanese list.
  private static func listItem(in bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.prefix(3).prefix { $0.isWordByte }.count
    guard count == 1 || count == 2, bytes.dropFirst(count).starts(with: "、".utf8) else {
      return nil
    }
    return count + "、".utf8.count
  }

  /// `12:`, not followed by another digit as in a time.
  private static func number(in bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.prefix { $0.isDigit }
    guard digits.count <= 7, bytes.dropFirst(digits.count).first == UInt8(ascii: ":") else {
      return nil
    }
    let next = bytes.dropFirst(digits.count + 1).first
    guard let next, !next.isDigit else { return next == nil ? digits.count + 1 : nil }
    return digits.count + 1
  }

  /// `device.log:123:`, for files that are not source files.
  private static func location(in bytes: ArraySlice<UInt8>) -> Int? {
    let path = bytes.prefix(256).prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > path.startIndex,
      dot + 1 < path.endIndex,
      path[(dot + 1)...].allSatisfy({ $0.isLetter }),
      !WordLists.sourceExtensions.contains(
        String(decoding: path[(dot + 1)...], as: UTF8.self).lowercased()
      )
    else { return nil }
    var rest = bytes[path.endIndex...]
    guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
    let digits = rest.prefix { $0.isDigit }
    guard (1...9).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
    return rest.startIndex - bytes.startIndex
  }

  /// A bullet, dash, quotation mark, arrow or emoji outside ASCII.
  private static func symbol(in bytes: ArraySlice<UInt8>) -> Int? {
    let (scalar, length) = UnicodeDecoding.scalar(at: bytes.startIndex, of: bytes)
    guard let scalar else { return length }
    return scalar.properties.isAlphabetic ? nil : length
  }
}

extension UInt8 {
  /// Whether the byte is one of `0`–`9`.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether the byte is allowed in an ASCII identifier after its start.
  var isWordByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  /// The value as a hexadecimal digit; `nil` for other bytes.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
