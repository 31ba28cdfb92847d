import TraceModel

/// Parses single lines: decoration, layout, idiom.
struct LineParser {
  /// Whether callbacks of private UIKit classes are events.
  var includesPrivateClasses = false
  /// Custom patterns, tried before the idioms.
  var patterns: [LogPattern] = []

  /// Whether lines keep the names in their prefixes, which only explanations state.
  var keepsNames = false
  /// The numbered list of the last lines.
  private var list = NumberedList()
  /// The messages parsed before.
  private var memo = MessageMemo()
  /// The prefixes of the last lines.
  var prefixes = PrefixMemo()

  init(
    includesPrivateClasses: Bool = false,
    patterns: [LogPattern] = [],
    keepsNames: Bool = false
  ) {
    self.includesPrivateClasses = includesPrivateClasses
    self.patterns = patterns
    self.keepsNames = keepsNames
  }

  mutating func parse(_ line: LineReader.Line) -> ParsedLine {
    let position = LinePosition(line: line.number, byte: line.byte)
    var parsed = ParsedLine(
      position: position,
      prefix: LinePrefix(message: []),
      verdict: .tooLong
    )
    guard !line.isTooLong else { return parsed }
    parsed.isDamaged = !UnicodeDecoding.isValid(line.bytes)
    let text = LineStart.text(of: line.bytes)
    guard !text.isEmpty else {
      // A line with decoration only, such as `>` or an emoji, is not blank.
      let isBlank = line.bytes.allSatisfy { $0 <= 0x20 }
      parsed.verdict = isBlank ? .blank : .noCallback
      return parsed
    }
    parsed.prefix = prefix(of: text)
    classify(&parsed, text: text)
    parsed.addCategory()
    if parsed.prefix.layout == .print, parsed.verdict == .callback {
      parsed.head = line.bytes.prefix(Self.headLength)
    }
    list.read(&parsed, text: text)
    // `- viewDidLoad` alone is the item of a list.
    if parsed.verdict == .callback, parsed.idiom == "bare", parsed.prefix.layout == .print,
      Decoration.isListedName(line.bytes), !Decoration.isListedCall(line.bytes)
    {
      parsed.dismiss(as: .mention)
    }
    return parsed
  }

  /// Parses the layout of a line without decoration.
  mutating func prefix(of text: ArraySlice<UInt8>) -> LinePrefix {
    text.withByteSlice {
      LinePrefix(prefixes.parse($0), of: text, keepsNames: keepsNames)
    }
  }

  /// Reads a line that repeats a callback with other numbers, after a remembered prefix.
  ///
  /// - Returns: The line; `nil` if it has to be parsed.
  mutating func repeated(_ bytes: UnsafeBufferPointer<UInt8>) -> RepeatedLine? {
    guard patterns.isEmpty, let match = prefixes.match(bytes), prefixes.isQuiet(match),
      !prefixes.isActivity(match)
    else { return nil }
    let end = LineStart.end(of: bytes[match.message...])
    let text = UnsafeBufferPointer(rebasing: bytes[match.message..<end])[...]
    let layout = prefixes.layout(of: match)
    guard text.allSatisfy({ $0 < 0x80 && $0 != 0x1B }),
      let callback = memo.callback(of: text, context: MessageKey.Context(layout))
    else { return nil }
    return RepeatedLine(
      layout: layout,
      stamp: prefixes.stamp(of: match),
      text: 0..<end,
      callback: callback
    )
  }

  /// Parses a JSON record of the `log` tool into one part for each line of its message.
  mutating func parse(_ record: JSONRecord, at position: LinePosition) -> [ParsedLine] {
    let prefix = record.prefix
    var parts: [ParsedLine] = []
    for line in record.message.split(separator: 0x0A).prefix(Self.maximumParts) {
      var part = ParsedLine(position: position, prefix: prefix, verdict: .noCallback)
      let text = LineStart.text(of: line)
      part.isDamaged = !UnicodeDecoding.isValid(line)
      part.prefix.message = text
      classify(&part, text: text)
      part.addCategory()
      parts.append(part)
    }
    if parts.isEmpty { parts = [ParsedLine(position: position, prefix: prefix, verdict: .framing)] }
    if prefix.isActivity {
      for index in parts.indices { parts[index].dismiss(as: .noCallback) }
    }
    parts[0].lost = record.lossCount
    return parts
  }

  /// The number of bytes of a line in which decoration may be.
  private static let headLength = 16

  /// The maximum number of lines parsed of a message in JSON.
  private static let maximumParts = 256

  /// Classifies a line whose layout is known, and removes the tag of a level from its message.
  private mutating func classify(_ parsed: inout ParsedLine, text: ArraySlice<UInt8>) {
    if parsed.prefix.layout == .print, let kind = text.withByteSlice(Framing.kind) {
      parsed.prefix.stripLevelTag()
      parsed.verdict = .framing
      parsed.beginsRun = kind == .newRun
      return
    }
    parsed.verdict = .noCallback
    let isRelevant = Relevance.isPossible(text)
    guard isRelevant, patterns.isEmpty else {
      parsed.prefix.stripLevelTag()
      classify(&parsed, text: text, isRelevant: isRelevant)
      return
    }
    let context = MessageKey.Context(parsed.prefix.layout)
    if memo.recall(&parsed, context: context) { return }
    let message = parsed.prefix.message
    parsed.prefix.stripLevelTag()
    classify(&parsed, text: text, isRelevant: true)
    memo.store(parsed, message: message, context: context)
  }

  private func classify(
    _ parsed: inout ParsedLine,
    text: ArraySlice<UInt8>,
    isRelevant: Bool
  ) {
    if parsed.prefix.message.count > Message.maximumLength {
      guard UIKitMessageIdiom.reportsException(parsed.prefix.message) else {
        parsed.verdict = .longMessage
        return
      }
      // The reason of an exception may be long; its beginning is enough.
      parsed.prefix.message = parsed.prefix.message.prefix(Message.maximumLength)
    }
    guard isRelevant || !patterns.isEmpty else { return }
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
      case .unknown(let word): parsed.unknownCallback = parsed.unknownCallback ?? word
      case nil: break
      }
    }
    if Relevance.isPossible(parsed.prefix.message) { read(&parsed) }
  }

  private func read(_ parsed: inout ParsedLine) {
    let announcement = StackFrame.announcement(in: parsed.prefix.message)
    let isLogged =
      parsed.prefix.layout != .print || parsed.prefix.hasTag || announcement != nil
    let text = announcement.map { parsed.prefix.message.prefix($0) } ?? parsed.prefix.message
    let message = Message(text, isLogged: isLogged)
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

extension ParsedLine {
  /// Makes the class of a controller that is the category of the record the receiver, if the message names
  /// none: `[com.example.shop:HomeViewController] viewDidLoad`.
  fileprivate mutating func addCategory() {
    guard !prefix.category.isEmpty, case .callback(var statement) = reading,
      statement.receiver.isUnstated, statement.callback.owner == .controller
    else { return }
    let start = prefix.category.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 }
    let name = String(
      decoding: prefix.category[(start ?? prefix.category.startIndex)...],
      as: UTF8.self
    )
    guard WordLists.isControllerClass(name) else { return }
    statement.receiver = Receiver(className: name)
    reading = .callback(statement)
  }
}

extension LinePrefix {
  /// Removes the tag of a level, which the records of the `log` tool do not have, from the message.
  fileprivate mutating func stripLevelTag() {
    guard !layout.isLogTool else { return }
    let start = message.startIndex
    let offset = message.withByteSlice { LevelTag.strip($0).startIndex }
    hasTag = hasTag || offset > 0
    message = message[(start + offset)...]
  }
}
