/// Removes the level or channel that loggers print before a message.
///
/// `DEBUG: `, `[DEBUG] `, `💚 DEBUG `, Flutter's `flutter: `, Android's `D/Shop( 123): `,
/// swift-log's `info com.example.shop : [Shop] `, and a column: `| INFO | `.
enum LevelTag {
  /// Returns a message without its tag.
  static func strip(_ message: ByteSlice) -> ByteSlice {
    let text = withoutOrnament(message)
    if let tag = classTag(in: text) { return tag }
    if let end = thread(in: text) { return text[end...].drop { $0 == 0x20 } }
    if let end = column(in: text) { return text[end...].drop { $0 == 0x20 } }
    guard let first = text.first,
      first.isLetter || first == UInt8(ascii: "[") || first == UInt8(ascii: "<")
    else {
      return message
    }
    let end = bracket(in: text) ?? channel(in: text) ?? label(in: text) ?? word(in: text)
    guard let end, end < text.endIndex, text[end] == 0x20 else { return message }
    return text[end...].drop { $0 == 0x20 }
  }

  /// Levels before a colon; `ERROR: viewDidLoad …` is a sentence, so errors are not among them.
  private static let words = ["DEBUG", "INFO", "LOG", "NOTICE", "TRACE", "VERBOSE", "flutter"]

  private static let wordStarts = ByteSet(words.compactMap(\.utf8.first))

  /// Levels in brackets.
  static let bracketed: Set<String> = [
    "critical", "debug", "default", "error", "fault", "info", "log", "notice", "severe", "trace",
    "verbose", "warn", "warning",
  ]

  /// Returns the message without the emoji that some loggers print for a level.
  private static func withoutOrnament(_ message: ByteSlice) -> ByteSlice {
    var rest = message
    while let first = rest.first, first >= 0x80 {
      let (scalar, length) = UnicodeDecoding.scalar(at: rest.startIndex, of: rest)
      guard let scalar, !scalar.properties.isAlphabetic else { return message }
      rest = rest.dropFirst(length).drop { $0 == 0x20 }
    }
    return rest
  }

  private static func word(in message: ByteSlice) -> Int? {
    guard let first = message.first, wordStarts.contains(first) else { return nil }
    for word in words where message.starts(with: word.utf8) {
      let end = message.startIndex + word.utf8.count
      guard end < message.endIndex else { return nil }
      if message[end] == UInt8(ascii: ":") { return end + 1 }
      return message[end] == 0x20 && word != "LOG" ? end : nil
    }
    return nil
  }

  private static func bracket(in message: ByteSlice) -> Int? {
    let close: UInt8
    switch message.first {
    case UInt8(ascii: "["): close = UInt8(ascii: "]")
    case UInt8(ascii: "<"): close = UInt8(ascii: ">")
    default: return nil
    }
    guard let end = message.prefix(12).firstIndex(of: close) else { return nil }
    let word = String(decoding: message[(message.startIndex + 1)..<end], as: UTF8.self)
    if word.utf8.count == 1, "DEIVW".contains(word) { return letter(before: end, in: message) }
    guard bracketed.contains(word.lowercased()) else { return nil }
    let next = end + 1
    return next < message.endIndex && message[next] == UInt8(ascii: ":") ? next + 1 : next
  }

  /// Skips the description of a thread: `<NSThread: 0x600001234>{number = 1, name = main} `.
  private static func thread(in message: ByteSlice) -> Int? {
    guard message.starts(with: "<NSThread: 0x".utf8) || message.starts(with: "<_NSMain".utf8),
      let close = message.prefix(96).firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return close + 1
  }

  /// Levels of one letter, which count only before a second bracket.
  ///
  /// `[D] [Home] …` has a level; in `[D] viewDidLoad` the letter may name a controller.
  private static func letter(before close: Int, in message: ByteSlice) -> Int? {
    let rest = message[(close + 1)...]
    let text = rest.drop { $0 == 0x20 }
    let isBracket = text.first.map { "[<-".utf8.contains($0) } == true
    return isBracket && text.startIndex > rest.startIndex ? close + 1 : nil
  }

  /// Skips a level in a column: `| INFO | `, `INFO | `, `- DEBUG - `.
  ///
  /// A row that also ends with the separator is part of a table.
  private static func column(in message: ByteSlice) -> Int? {
    var cursor = PrefixCursor(message, at: message.startIndex)
    let opening = cursor.peek.flatMap { separators.contains($0) ? $0 : nil }
    if let opening {
      guard cursor.skip(Unicode.Scalar(opening)), cursor.skipSpaces() else { return nil }
    }
    let level = cursor.rest.prefix(9).prefix(while: \.isWordByte)
    // Most messages begin with other words, which need no look-up.
    let next = level.endIndex < message.endIndex ? message[level.endIndex] : 0
    guard (3...8).contains(level.count), next == 0x20,
      bracketed.contains(String(decoding: level, as: UTF8.self).lowercased())
    else { return nil }
    _ = cursor.word()
    guard cursor.position == level.endIndex, cursor.skipSpaces(), let sign = cursor.peek,
      sign == opening ?? UInt8(ascii: "|"), cursor.skip(Unicode.Scalar(sign)),
      cursor.peek == 0x20, message.last != sign
    else { return nil }
    return cursor.position
  }

  private static let separators = ByteSet("|-".utf8)
  private static let channels = ByteSet("VDIWEF".utf8)
  private static let channelSigns = ByteSet("-. ()".utf8)

  /// Removes the letter of the level before a tag that is the class of a controller: `D/HomeVC: `.
  private static func classTag(in message: ByteSlice) -> ByteSlice? {
    guard let end = channel(in: message) else { return nil }
    let tag = message[(message.startIndex + 2)..<end]
    let name = tag.prefix(while: \.isWordByte)
    return WordLists.isControllerClass(String(decoding: name, as: UTF8.self))
      ? message.dropFirst(2) : nil
  }

  /// Skips a letter for the level, a tag and an optional process.
  private static func channel(in message: ByteSlice) -> Int? {
    guard let level = message.first, channels.contains(level),
      message.dropFirst().first == UInt8(ascii: "/")
    else { return nil }
    let tag = message.dropFirst(2).prefix(65).prefix {
      $0.isWordByte || channelSigns.contains($0)
    }
    guard (1...64).contains(tag.count), tag.first != 0x20, tag.endIndex < message.endIndex,
      message[tag.endIndex] == UInt8(ascii: ":")
    else { return nil }
    return tag.endIndex + 1
  }

  private static let swiftLogLevels: Set<String> = [
    "trace", "debug", "info", "notice", "warning", "error", "critical",
  ]

  /// Skips `info com.example.shop : key=value [Shop]`, as swift-log's `StreamLogHandler` prints it;
  /// version 1.6 and later omit the space before the colon.
  private static func label(in message: ByteSlice) -> Int? {
    var cursor = PrefixCursor(message, at: message.startIndex)
    let level = cursor.word()
    guard (4...8).contains(level.count),
      swiftLogLevels.contains(String(decoding: level, as: UTF8.self)), cursor.skip(" ")
    else { return nil }
    let label = cursor.word()
    let isGlued = label.count > 1 && label.last == UInt8(ascii: ":")
    guard !label.isEmpty, isGlued || cursor.skip(" ") && cursor.skip(":"), cursor.skip(" ") else {
      return nil
    }
    // Only the source in brackets shows that a label before the colon is not part of the message.
    let withoutSource = isGlued ? nil : cursor.position - 1
    let hasMetadata = cursor.peek != UInt8(ascii: "[")
    var namesReceiver = false
    if hasMetadata {
      guard let metadata = cursor.text(before: " ["), metadata.contains(UInt8(ascii: "=")) else {
        return withoutSource
      }
      namesReceiver = metadata.split(separator: 0x20).contains { pair in
        receiverKeys.contains { pair.starts(with: $0.utf8) }
      }
    }
    guard hasMetadata || cursor.skip("["), let source = cursor.text(before: "]"),
      source.allSatisfy(\.isWordByte)
    else { return withoutSource }
    // The receiver of a message of one word is in the metadata: `vc=HomeVC [Shop] viewDidLoad()`.
    let isOneWord = !cursor.rest.drop { $0 == 0x20 }.contains(0x20)
    return namesReceiver && isOneWord ? withoutSource : cursor.position
  }

  private static let receiverKeys = ["class=", "controller=", "vc=", "viewController="]
}
