/// Takes single lines apart: decoration, layout, idiom.
struct LineParser {
  /// Whether callbacks of UIKit's private classes are events.
  let includesPrivateClasses: Bool

  /// Returns what a line says.
  func parse(_ line: LineReader.Line) -> ParsedLine {
    let place = LinePlace(line: line.number, byte: line.byte)
    var parsed = ParsedLine(
      place: place,
      prefix: LinePrefix(message: line.bytes[line.bytes.endIndex...]),
      verdict: .tooLong
    )
    guard !line.isTooLong else { return parsed }
    parsed.isDamaged = !UnicodeDecoding.isValid(line.bytes)
    let text = Decoration.strip(TerminalColor.strip(line.bytes))
    guard !text.isEmpty else {
      // A line of ornament, such as `>` or an emoji, is not blank.
      let isBlank = line.bytes.allSatisfy { $0 <= 0x20 }
      parsed.verdict = isBlank ? .blank : .noCallback
      return parsed
    }
    parsed.prefix = LinePrefixParsers.parse(text)
    guard parsed.prefix.message.count <= Message.longest else {
      parsed.verdict = .longMessage
      return parsed
    }
    if Relevance.isPossible(parsed.prefix.message) {
      read(&parsed)
    } else {
      parsed.verdict = .noCallback
    }
    return parsed
  }

  private func read(_ parsed: inout ParsedLine) {
    let message = Message(parsed.prefix.message)
    parsed.reading = MessageIdioms.read(message)
    switch parsed.reading {
    case .callback(let statement):
      let isPrivate = !includesPrivateClasses && Self.isPrivate(statement.receiver.className)
      parsed.verdict = isPrivate ? .privateClass : .callback
    case .diagnostic: parsed.verdict = .diagnostic
    case .ignored(let verdict): parsed.verdict = verdict
    case nil: parsed.verdict = .noCallback
    }
    if parsed.verdict == .mention || parsed.verdict == .noCallback {
      parsed.mentioned = message.mentionedCallback
    }
  }

  /// Tells whether a class belongs to UIKit's own machinery.
  ///
  /// Loggers that hook every controller print these too; no app can change what happens to them.
  private static func isPrivate(_ className: String) -> Bool {
    className.hasPrefix("_") || privateClasses.contains(className)
  }

  private static let privateClasses: Set<String> = [
    "UICompatibilityInputViewController", "UIEditingOverlayViewController",
    "UIInputWindowController", "UIKeyboardHiddenViewController_Save",
    "UIPredictionViewController", "UIStatusBarViewController",
    "UISystemInputAssistantViewController",
    "UISystemKeyboardDockController",
  ]
}

extension LinePrefixParsers {
  /// Returns the parts of a line by the first layout that takes it.
  static func parse(_ line: ArraySlice<UInt8>) -> LinePrefix {
    for parser in all {
      guard var prefix = parser.parse(line) else { continue }
      prefix.message = LevelTag.strip(prefix.message)
      return prefix
    }
    return LinePrefix(message: LevelTag.strip(line))
  }
}

extension MessageIdioms {
  /// Returns what a message says by the first idiom that takes it.
  static func read(_ message: Message) -> Reading? {
    guard message.tokens.count < Tokenizer.mostTokens else { return nil }
    for idiom in all {
      if let reading = idiom.read(message) { return reading }
    }
    return nil
  }
}
