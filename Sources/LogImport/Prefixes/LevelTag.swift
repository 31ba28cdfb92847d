/// The level or channel that loggers put before a message.
///
/// `DEBUG: `, `[DEBUG] `, Flutter's `flutter: ` and Android's `D/Shop( 123): `.
enum LevelTag {
  /// Returns a message without its tag.
  static func strip(_ message: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = bracket(in: message) ?? channel(in: message) ?? word(in: message)
    guard let end, end < message.endIndex, message[end] == 0x20 else { return message }
    return message[end...].drop { $0 == 0x20 }
  }

  /// Warnings and errors are none before a colon: `ERROR: viewDidLoad …` is a sentence.
  private static let words = ["DEBUG", "INFO", "LOG", "NOTICE", "TRACE", "VERBOSE", "flutter"]
  private static let bracketed = words + ["ERROR", "FAULT", "WARN", "WARNING"]

  private static func word(in message: ArraySlice<UInt8>) -> Int? {
    for word in words where message.starts(with: word.utf8) {
      let end = message.startIndex + word.utf8.count
      if end < message.endIndex, message[end] == UInt8(ascii: ":") { return end + 1 }
    }
    return nil
  }

  private static func bracket(in message: ArraySlice<UInt8>) -> Int? {
    guard message.first == UInt8(ascii: "[") else { return nil }
    let rest = message.dropFirst()
    for word in bracketed where rest.starts(with: word.utf8) {
      let end = rest.startIndex + word.utf8.count
      if end < rest.endIndex, rest[end] == UInt8(ascii: "]") { return end + 1 }
    }
    return nil
  }

  /// A letter for the level, a tag, perhaps a process.
  private static func channel(in message: ArraySlice<UInt8>) -> Int? {
    guard let level = message.first, "VDIWEF".utf8.contains(level),
      message.dropFirst().first == UInt8(ascii: "/")
    else { return nil }
    let tag = message.dropFirst(2).prefix(65).prefix {
      $0.isWordByte || "-. ()".utf8.contains($0)
    }
    guard (1...64).contains(tag.count), tag.first != 0x20, tag.endIndex < message.endIndex,
      message[tag.endIndex] == UInt8(ascii: ":")
    else { return nil }
    return tag.endIndex + 1
  }
}
