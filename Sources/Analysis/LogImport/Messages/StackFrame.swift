/// Recognizes stack frames: a callback in a frame is running, but the line does not report its
/// call.
enum StackFrame {
  /// Whether a line is a frame of a crash report, of a debugger or of `Thread.callStackSymbols`.
  ///
  /// `3   App   0x0000000104ca9630 -[Home viewDidLoad] + 92`, `* frame #0: 0x1 App`…``,
  /// `#4 0x0000000104ca9630 in Home.viewDidLoad() at Home.swift:12`,
  /// `__26-[Home viewDidLoad]_block_invoke`, `$s3App14ViewControllerC11viewDidLoadyyF`.
  static func isFrame(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 <= 0x20 || "\"*([,".utf8.contains($0) }
    if text.starts(with: "frame #".utf8) || text.starts(with: "__".utf8) && hasBlock(text) {
      return true
    }
    // `at HomeVC.viewDidLoad() (HomeVC.swift:42)`
    if text.starts(with: "at ".utf8), text.last == UInt8(ascii: ")") { return true }
    if text.first == UInt8(ascii: "#"), text.dropFirst().first?.isDigit == true {
      let rest = text.dropFirst().drop(while: \.isDigit)
      return rest.first == 0x20 && !isListed(rest.drop { $0 == 0x20 })
    }
    if text.starts(with: "-[".utf8) { return isOffset(text) }
    if text.first?.isDigit == true { return isNumbered(text) }
    return isMangled(text)
  }

  /// Whether the text after a number is a class or object and its callback, as a logger prints it.
  ///
  /// In a frame it is an address, a symbol or a source location.
  private static func isListed(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.prefix(512).split(separator: 0x20)
    let isObject = text.first == UInt8(ascii: "<")
    guard (2...4).contains(words.count) || isObject, let first = words.first else { return false }
    return !first.starts(with: "0x".utf8) && (isObject || !first.contains(UInt8(ascii: ".")))
      && !words.contains {
        ["in", "at", "from", "+"].contains(String(decoding: $0, as: UTF8.self))
      }
  }

  /// Whether a line is a frame's number, two or more spaces, an image, spaces and an address or
  /// symbol.
  private static func isNumbered(_ text: ArraySlice<UInt8>) -> Bool {
    var cursor = PrefixCursor(text, at: text.startIndex)
    guard cursor.decimal(digits: 1...4) != nil, cursor.skipSpaces() else { return false }
    let gap = cursor.position
    // `12 | 0x7f9b2c40` is a column, not the name of an image.
    guard let image = cursor.word().first, image != UInt8(ascii: "|") else { return false }
    let isWide = text[..<gap].suffix(2).allSatisfy { $0 == 0x20 }
    guard cursor.skipSpaces() else { return false }
    if cursor.rest.starts(with: "0x".utf8) { return true }
    let rest = String(decoding: cursor.rest.prefix(512), as: UTF8.self)
    return isWide && (rest.contains(" + ") || rest.contains("(in "))
  }

  /// Whether the end of a wrapped frame is a method and an offset: `-[Home viewDidLoad] + 17852`.
  private static func isOffset(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.suffix(12).reversed().prefix(while: \.isDigit).count
    return digits > 0 && text.dropLast(digits).suffix(4).elementsEqual("] + ".utf8)
  }

  private static func hasBlock(_ text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text.prefix(512), as: UTF8.self).contains("_block_invoke")
  }

  /// Whether the text begins with a mangled Swift symbol.
  ///
  /// Source: the compiler's `docs/ABI/Mangling.rst`.
  private static func isMangled(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "$s".utf8) || text.starts(with: "_$s".utf8) || text.starts(with: "$S".utf8)
      || text.starts(with: "_T0".utf8)
  }

  /// The length of a message before the words that announce the call stack on the next lines: `View will
  /// appear for Top; call stack: (`; `nil` if none are at its end.
  static func announcement(in message: ArraySlice<UInt8>) -> Int? {
    var text = message
    while let last = text.last, last <= 0x20 || "([:".utf8.contains(last) { text.removeLast() }
    let words = text.suffix(10)
    guard words.count == 10, words.map(\.lowercased).elementsEqual("call stack".utf8) else {
      return nil
    }
    text.removeLast(10)
    while let last = text.last, last <= 0x20 || ";,.:-|".utf8.contains(last) { text.removeLast() }
    return text.isEmpty ? nil : text.count
  }
}
