import TraceModel

/// A message that UIKit printed about a mistake.
struct UIKitMessage {
  /// The kind of mistake; ``Name/uikitDiagnostic`` for messages without a kind.
  var name: Name
  /// The text without the category and quotation marks around it.
  var text: String
  /// The controller at fault, if the message names one.
  var subject: Receiver?
  /// The other controller, such as the one to be presented.
  var argument: Receiver?
  /// The kind of objects that the message is about.
  var owner = CallbackInfo.Owner.controller
  /// The text so far, if the report of an exception continues on the next line.
  var unfinished: String?
}

/// The messages that UIKit prints about mistakes.
///
/// For example: `Unbalanced calls to begin/end appearance transitions for <Home: 0x1031116a0>.`
///
/// Messages are recognized by their first words, which also determine the kind of mistake: a log then
/// has the same diagnostics as a recorded trace.
struct UIKitMessageIdiom: MessageIdiom {
  let name = "uikit-sentence"

  func read(_ message: Message) -> Reading? {
    guard let start = start(in: message) else { return nil }
    let bytes = message.bytes[message.tokens[start].range.lowerBound...]
    if let exception = Self.exception(in: String(decoding: bytes, as: UTF8.self)) {
      return .diagnostic(exception)
    }
    guard let opening = Self.warning(at: bytes) else { return nil }
    let sentence = trimmed(bytes)
    if opening.code == .appearanceCalledDirectly,
      !sentence.contains("directly on a view controller is not supported")
    {
      return nil
    }
    var objects = Self.objects(message, from: start)
    if objects.isEmpty, opening.opening.hasSuffix("<") { objects = classes(message, from: start) }
    // A truncated message, or one that source code quotes, is ignored.
    guard !opening.opening.hasSuffix("<") || !objects.isEmpty, sentence.last != ",",
      sentence.last != "\\"
    else { return nil }
    return .diagnostic(Self.diagnostic(sentence, opening, objects: objects))
  }

  /// Reads the report of an exception, which may continue on further lines; its text is the name and
  /// the reason, as in a recorded trace.
  static func exception(in text: String) -> UIKitMessage? {
    guard let report = ExceptionReport(text[...]) else { return nil }
    let message = Message(Array(report.reason.utf8)[...])
    if report.isComplete, case .diagnostic(let constraint) = ConstraintMessageIdiom().read(message)
    {
      return constraint
    }
    let entry = UIKitText.exception(report.name, report.reason)
    let isAboutController = entry.code != .invalidArgument
    var result = diagnostic(
      "\(report.name): \(report.reason)",
      entry,
      objects: isAboutController ? objects(message, from: 0) : []
    )
    if !report.isComplete { result.unfinished = text }
    return result
  }

  /// Finds the first word of a message after the text that other frameworks, tools and loggers print before messages of
  /// UIKit: categories, levels, times and channels, such as `dbug: [07:30:04.3] ` and ` WARN  `.
  private func start(in message: Message) -> Int? {
    var index = 0
    while index < min(message.tokens.count, Self.maximumWrapperTokens) {
      let token = message.tokens[index]
      if token.kind == .word, let first = message.bytes[token.range].first,
        Self.initials.contains(first)
      {
        let text = message.bytes[token.range.lowerBound...]
        if Self.warning(at: text) != nil || Self.beginsException(text) { return index }
      }
      guard let end = wrapperEnd(message, at: index) else { return nil }
      index = end
    }
    return nil
  }

  private static let maximumWrapperTokens = 40
  private static let initials = Set(
    UIKitText.warnings.compactMap(\.opening.utf8.first) + ExceptionReport.initials
  )

  private static func warning(at text: ArraySlice<UInt8>) -> UIKitText? {
    UIKitText.warnings.first { text.starts(with: $0.opening.utf8) }
  }

  private static func beginsException(_ text: ArraySlice<UInt8>) -> Bool {
    ExceptionReport.openings.contains { text.starts(with: $0.utf8) }
  }

  /// The index after one part of a wrapper; `nil` if the token belongs to a sentence.
  private func wrapperEnd(_ message: Message, at index: Int) -> Int? {
    if message.isPunctuation("[", at: index) || message.isPunctuation("(", at: index) {
      return message.end(ofGroupAt: index) ?? index + 1
    }
    switch message.tokens[index].kind {
    case .punctuation:
      return message.isOne(of: Self.wrapperPunctuation, at: index) ? index + 1 : nil
    case .number, .symbol: return index + 1
    case .nonLatin:
      let next = message.token(at: index + 1)
      return next?.kind == .symbol || message.isPunctuation(":", at: index + 1) ? index + 1 : nil
    case .word:
      if message.isWord(in: WordLists.metadata, at: index)
        || message.isWord(in: Self.wrapperWords, at: index)
      {
        return index + 1
      }
      // `MyApp.iOS[123:456]`, `App(UIKitCore)[123]`
      guard let name = QualifiedName(message, at: index),
        message.isAttached("[", at: name.end) || message.isAttached("(", at: name.end),
        let end = message.end(ofGroupAt: name.end)
      else { return nil }
      return end
    }
  }

  private static let wrapperPunctuation = Set(":,.-=>|*~#/+'\"_<>@".utf8)
  private static let wrapperWords: WordSet = [
    "app", "cordova", "device", "fail", "ios", "libsystem", "native", "once", "only", "out",
    "react", "runtime", "stderr", "stdout", "syslog", "uikit", "uikitcore", "unity", "xamarin",
    "xcode",
  ]

  private func trimmed(_ text: ArraySlice<UInt8>) -> String {
    var text = text
    while let last = text.last,
      last <= 0x20 || last == UInt8(ascii: "\"") || last == UInt8(ascii: "'")
    {
      text.removeLast()
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func objects(_ message: Message, from start: Int) -> [Receiver] {
    var objects: [Receiver] = []
    var index = start
    while index < message.tokens.count {
      if let description = InstanceDescription(message, at: index) {
        objects.append(description.receiver)
        index = description.end
      } else {
        index += 1
      }
    }
    return objects
  }

  /// The classes in angle brackets of a message whose addresses were removed.
  private func classes(_ message: Message, from start: Int) -> [Receiver] {
    message.tokens.indices.dropFirst(start).compactMap { index in
      guard message.isPunctuation("<", at: index), let name = QualifiedName(message, at: index + 1),
        message.isAttached(">", at: name.end)
      else { return nil }
      return Receiver(className: name.last)
    }
  }

  private static func diagnostic(
    _ text: String,
    _ opening: UIKitText,
    objects: [Receiver]
  )
    -> UIKitMessage
  {
    var message = UIKitMessage(name: opening.code, text: text)
    switch opening.fault {
    case .first: message.subject = objects.first
    case .last: message.subject = objects.last
    case .presenter:
      let hasOrigin = objects.count > 2 && text.contains("(from <")
      message.subject = hasOrigin ? objects[2] : objects.last
      message.argument = objects.first
    case .child:
      let isView = text.contains("A view can only be associated with")
      message.subject = isView ? objects.dropFirst().first : objects.first
    }
    return message
  }
}
