/// Scans JSON in raw memory.
///
/// The memory must contain at least ``padding`` zero bytes after `end`: they stop every loop
/// without a comparison for each byte, and words of eight bytes may be loaded anywhere.
struct ByteScanner {
  /// The number of zero bytes that must follow the end.
  static let padding = 16
  /// The maximum depth of nested values; Perfetto's importer has the same limit.
  static let depthLimit = 512

  let base: UnsafePointer<UInt8>
  let end: Int
  var position: Int
  /// Whether a newline inside an event is damage: files of a recorder have one event per line, and
  /// an unclosed bracket must not swallow the following lines.
  var isOneLine: Bool
  /// The number of newlines that were passed.
  private(set) var newlines = 0
  /// The position after the last newline that was passed.
  private(set) var lineStart: Int

  init(
    base: UnsafePointer<UInt8>,
    end: Int,
    position: Int,
    lineStart: Int,
    isOneLine: Bool = false
  ) {
    self.isOneLine = isOneLine
    self.base = base
    self.end = end
    self.position = position
    self.lineStart = lineStart
  }

  /// The byte at the position; 0 at the end.
  var byte: UInt8 { base[position] }

  /// The failure for an unexpected byte at the position.
  func failure(expected: ScanFailure.StaticText) -> ScanFailure {
    position >= end ? .endOfBytes : .unexpected(byte, expected: expected)
  }

  /// Skips white space.
  mutating func skipSpace() {
    while true {
      switch base[position] {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A where !isOneLine: passNewline()
      default: return
      }
    }
  }

  /// Skips separators between events: white space, commas, and the zeros of reserved parts of a
  /// file that were never written.
  mutating func skipBetweenEvents() {
    while position < end {
      switch base[position] {
      case 0x20, 0x09, 0x0D, 0x00, UInt8(ascii: ","): position += 1
      case 0x0A: passNewline()
      default: return
      }
    }
  }

  private mutating func passNewline() {
    position += 1
    newlines += 1
    lineStart = position
  }

  /// Moves to the next newline or to the end.
  mutating func skipLine() {
    while position < end, base[position] != 0x0A { position += 1 }
  }

  /// Skips a byte that must follow white space.
  @inline(__always)
  mutating func take(
    _ wanted: UInt8,
    expected: ScanFailure.StaticText
  ) throws(ScanFailure) {
    if base[position] != wanted {
      skipSpace()
      guard base[position] == wanted else { throw failure(expected: expected) }
    }
    position += 1
  }

  /// Moves from after the opening quote of a string to after its closing quote.
  ///
  /// - Returns: Whether the string contains escapes.
  mutating func skipString() throws(ScanFailure) -> Bool {
    var hasEscapes = false
    while true {
      while Self.marks(in: word(at: position)) | Self.marks(in: word(at: position + 8)) == 0 {
        position += 16
      }
      position += Self.plainBytes(in: word(at: position))
      switch base[position] {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        guard position + 1 < end else { throw .endOfBytes }
        guard base[position + 1] >= 0x20 else {
          position += 1
          throw .controlCharacter(byte)
        }
        position += 2
      case 0..<0x20:
        if position >= end { throw .endOfBytes }
        throw .controlCharacter(byte)
      default: continue
      }
    }
  }

  /// Eight bytes, the first byte lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// The number of bytes of a word before the first quote, backslash or control character; 8 if
  /// there is none.
  @inline(__always)
  static func plainBytes(in word: UInt64) -> Int {
    marks(in: word).trailingZeroBitCount / 8
  }

  /// The highest bit of the first byte that is a quote, a backslash or a control character, and
  /// possibly of later bytes; 0 if there is none.
  ///
  /// Tests all eight bytes at once. Source: the “has a zero byte” test, S. E. Anderson, Bit
  /// Twiddling Hacks, “Determine if a word has a byte less than n”.
  @inline(__always)
  private static func marks(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let found =
      ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
      | ((word &- ones &* 0x20) & ~word)
    return found & (ones &* 0x80)
  }

  /// Reads microseconds in this project's spelling as nanoseconds; for any other spelling returns
  /// `nil` and leaves the position undefined.
  mutating func takeMicroseconds() -> Int64? {
    var value: Int64 = 0
    let start = position
    while true {
      let digit = base[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    guard position > start, position - start < 15, byte == UInt8(ascii: ".") else { return nil }
    for index in position + 1...position + 3 {
      let digit = base[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    position += 4
    return value
  }

  /// Skips a value of any kind.
  mutating func skipValue() throws(ScanFailure) -> ValueSort {
    skipSpace()
    switch base[position] {
    case UInt8(ascii: "\""):
      position += 1
      return try skipString() ? .escapedString : .string
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      try skipNested()
      return isObject ? .object : .array
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      // A number at the end may continue.
      if position >= end { throw .endOfBytes }
      return .number
    case UInt8(ascii: "t"): return try skipWord("true", .yes)
    case UInt8(ascii: "f"): return try skipWord("false", .no)
    case UInt8(ascii: "n"): return try skipWord("null", .null)
    default: throw failure(expected: "a value")
    }
  }

  private mutating func skipNumber() {
    position += 1
    while true {
      switch base[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
      default: return
      }
    }
  }

  private mutating func skipWord(
    _ word: StaticString,
    _ sort: ValueSort
  ) throws(ScanFailure) -> ValueSort {
    for offset in 0..<word.utf8CodeUnitCount {
      guard base[position] == word.utf8Start[offset] else { throw failure(expected: "a value") }
      position += 1
    }
    return sort
  }

  /// Skips an object or array with any content, without recursion.
  private mutating func skipNested() throws(ScanFailure) {
    var brackets = BracketStack()
    while true {
      switch base[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard brackets.depth < Self.depthLimit else { throw .tooDeep }
        brackets.push(isObject: byte == UInt8(ascii: "{"))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard brackets.pop() == (byte == UInt8(ascii: "}")) else {
          throw failure(expected: "the bracket that is open")
        }
        position += 1
        if brackets.depth == 0 { return }
      case UInt8(ascii: "\""):
        position += 1
        _ = try skipString()
      case 0x0A where !isOneLine: passNewline()
      case 0x20, 0x09, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
      case UInt8(ascii: "t"): _ = try skipWord("true", .yes)
      case UInt8(ascii: "f"): _ = try skipWord("false", .no)
      case UInt8(ascii: "n"): _ = try skipWord("null", .null)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): skipNumber()
      default: throw failure(expected: "a value")
      }
    }
  }
}
