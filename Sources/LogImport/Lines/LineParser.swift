import TraceModel

/// Parses single lines: decoration, layout, idiom.
struct LineParser {
  /// Whether callbacks of private UIKit classes are events.
  var includesPrivateClasses = false
  /// Custom patterns, tried before the idioms.
  var patterns: [LogPattern] = []

  func parse(_ line: LineReader.Line) -> ParsedLine {
    let position = LinePosition(line: line.number, byte: line.byte)
    var parsed = ParsedLine(
      position: position,
      prefix: LinePrefix(message: line.bytes[line.bytes.endIndex...]),
      verdict: .tooLong
    )
    guard !line.isTooLong else { return parsed }
    parsed.isDamaged = !UnicodeDecoding.isValid(line.bytes)
    let text = Decoration.strip(TerminalColor.strip(line.bytes))
    guard !text.isEmpty else {
      // A line with decoration only, such as `>` or an emoji, is not blank.
      let isBlank = line.bytes.allSatisfy { $0 <= 0x20 }
      parsed.verdict = isBlank ? .blank : .noCallback
      return parsed
    }
    parsed.prefix = LinePrefixParsers.parse(text)
    classify(&parsed, text: text)
    // `- viewDidLoad` alone is the item of a list.
    if parsed.verdict == .callback, parsed.idiom == "bare", parsed.prefix.layout == .print,
      Decoration.isListedName(line.bytes)
    {
      parsed.dismiss(as: .mention)
    }
    return parsed
  }

  /// Parses a JSON record of the `log` tool into one part for each line of its message.
  func parse(_ record: JSONRecord, at position: LinePosition) -> [ParsedLine] {
    let prefix = record.prefix
    var parts: [ParsedLine] = []
    for line in record.message.split(separator: 0x0A).prefix(Self.maximumParts) {
      var part = ParsedLine(position: position, prefix: prefix, verdict: .noCallback)
      let text = Decoration.strip(TerminalColor.strip(line))
      part.isDamaged = !UnicodeDecoding.isValid(line)
      part.prefix.message = text
      classify(&part, text: text)
      parts.append(part)
    }
    if parts.isEmpty { parts = [ParsedLine(position: position, prefix: prefix, verdict: .framing)] }
    if prefix.isActivity {
      for index in parts.indices { parts[index].dismiss(as: .noCallback) }
    }
    parts[0].lost = record.lossCount
    return parts
  }

  /// The maximum number of lines parsed of a message in JSON.
  private static let maximumParts = 256

  /// Classifies a line whose layout is known.
  private func classify(_ parsed: inout ParsedLine, text: ArraySlice<UInt8>) {
    if parsed.prefix.layout == .print, let kind = Framing.kind(of: text) {
      parsed.verdict = .framing
      parsed.beginsRun = kind == .newRun
      return
    }
    guard parsed.prefix.message.count <= Message.maximumLength else {
      parsed.verdict = .longMessage
      return
    }
    parsed.verdict = .noCallback
    guard Relevance.isPossible(text) else { return }
    for pattern in patterns {
      switch pattern.read(text, prefix: &parsed.prefix) {
      case .statement(let statement):
        parsed.reading = .callback(statement)
        parsed.idiom = "pattern"
        parsed.verdict = .callback
        return
      case .message:
        read(&parsed)
        return
      case nil: break
      }
    }
    if Relevance.isPossible(parsed.prefix.message) { read(&parsed) }
  }

  private func read(_ parsed: inout ParsedLine) {
    let message = Message(parsed.prefix.message)
    if StackFrame.isFrame(parsed.prefix.message) {
      parsed.mentioned = message.mentionedCallback
      parsed.verdict = parsed.mentioned == nil ? .noCallback : .backtrace
      return
    }
    parsed.reading = MessageIdioms.read(message, idiom: &parsed.idiom)
    switch parsed.reading {
    case .callback(let statement):
      let isPrivate = !includesPrivateClasses && Self.isPrivate(statement.receiver.className)
      parsed.verdict = isPrivate ? .privateClass : .callback
      if ClassKind.isOther(than: statement.callback.owner, statement.receiver) {
        parsed.verdict = .mention
      }
    case .diagnostic: parsed.verdict = .diagnostic
    case .ignored(let verdict): parsed.verdict = verdict
    case nil: parsed.verdict = .noCallback
    }
    if parsed.verdict == .mention || parsed.verdict == .noCallback {
      parsed.mentioned = message.mentionedCallback
      parsed.verdict = parsed.mentioned == nil ? parsed.verdict : .mention
      if parsed.verdict == .noCallback { parsed.idiom = "" }
    }
  }

  /// Whether a class is part of UIKit's implementation.
  ///
  /// Loggers that hook every controller print these too; an app cannot change their callbacks.
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

extension MessageIdioms {
  /// Parses a message with the first idiom that matches it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - name: Receives the name of that idiom.
  /// - Returns: The parsed message, or `nil` if no idiom matches.
  static func read(_ message: Message, idiom name: inout String) -> Reading? {
    let isLong = message.tokens.count >= Tokenizer.maximumTokens
    for idiom in all where !isLong || idiom is ConstraintMessageIdiom {
      guard let reading = idiom.read(message) else { continue }
      name = idiom.name
      return reading
    }
    return nil
  }
}
