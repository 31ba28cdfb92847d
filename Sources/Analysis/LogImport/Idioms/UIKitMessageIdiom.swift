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
/// Messages are recognized by their first words, which also determine the kind of mistake: a log
/// then has the same diagnostics as a recorded trace.
struct UIKitMessageIdiom: MessageIdiom {
  let name = "uikit-sentence"

  /// Which of the objects in a message is at fault.
  private enum Role {
    /// The only or first object.
    case first
    /// The last object, after `View controller:`.
    case last
    /// The presenter: the object after `from`, or else the second; the first is the argument.
    case presenter
    /// The first object, or the second if the first is a view with two controllers.
    case child
  }

  /// The beginning of a message, and the meaning of the rest.
  private struct Opening {
    /// The first words.
    var text: String
    /// Whether a message without an object is a mention.
    var needsObject = false
    /// The object at fault.
    var role = Role.first
    /// The kind of mistake.
    var name = Name.uikitDiagnostic
  }

  private static let openings: [Opening] = [
    Opening(
      text: "Unbalanced calls to begin/end appearance transitions for ",
      needsObject: true,
      name: .unbalancedTransition
    ),
    Opening(text: "Calling -view", role: .last, name: .appearanceCalledDirectly),
    Opening(text: "Attempt to present <", needsObject: true, role: .presenter),
    Opening(text: "Attempt to dismiss from view controller <", needsObject: true),
    Opening(
      text: "Attempting to load the view of a view controller while it is deallocating",
      name: .viewLoadedWhileDeallocating
    ),
    Opening(text: "Presenting view controllers on detached view controllers is discouraged"),
    Opening(
      text: "nested push animation can result in corrupted navigation bar",
      name: .nestedTransition
    ),
    Opening(
      text: "nested pop animation can result in corrupted navigation bar",
      name: .nestedTransition
    ),
    Opening(
      text: "Finishing up a navigation transition in an unexpected state",
      name: .nestedTransition
    ),
    Opening(text: "Presenting view controller <", needsObject: true),
    Opening(text: "Pushing the same view controller instance"),
    Opening(
      text: "UITableView was told to layout its visible cells",
      name: .tableOutsideHierarchy
    ),
    Opening(
      text: "UICollectionView was told to layout its visible",
      name: .tableOutsideHierarchy
    ),
    Opening(text: "Main Thread Checker: UI API called on a background thread"),
    Opening(text: "pushViewController:animated: called on <", needsObject: true),
    Opening(text: "popViewController:animated: called on <", needsObject: true),
    Opening(text: "popToViewController:transition: called on <", needsObject: true),
    Opening(text: "setViewControllers:animated: called on <", needsObject: true),
  ]

  func read(_ message: Message) -> Reading? {
    guard let start = start(in: message) else { return nil }
    let bytes = message.bytes[message.tokens[start].range.lowerBound...]
    if Self.opening(at: bytes) == nil, Self.isBegun(by: bytes) { return Self.unfinished(bytes) }
    guard let opening = Self.opening(at: bytes) else {
      return Self.exception(in: String(decoding: bytes, as: UTF8.self)).map { .diagnostic($0) }
    }
    let sentence = trimmed(bytes)
    if opening.role == .last,
      !sentence.contains("directly on a view controller is not supported")
    {
      return nil
    }
    var objects = Self.objects(message, from: start)
    if objects.isEmpty, opening.needsObject { objects = classes(message, from: start) }
    // A truncated message, or one that source code quotes, is ignored.
    guard !opening.needsObject || !objects.isEmpty, sentence.last != ",",
      sentence.last != "\\"
    else {
      let rest = sentence.dropFirst(opening.text.count)
      let isBroken = rest.allSatisfy { $0 == " " } || rest.first == "<" && !rest.contains(">")
      return opening.needsObject && isBroken ? Self.unfinished(bytes) : nil
    }
    return .diagnostic(
      Self.diagnostic(sentence, opening.name, opening.role, objects: objects)
    )
  }

  /// The beginning of a sentence that a page breaks, whose rest is on the next line.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Reading {
    let text = String(decoding: bytes, as: UTF8.self)
    var message = UIKitMessage(name: .uikitDiagnostic, text: text)
    message.unfinished = text
    return .diagnostic(message)
  }

  /// Whether a text ends within the first words of a sentence, after several of them.
  private static func isBegun(by text: ArraySlice<UInt8>) -> Bool {
    let words = text.prefix { $0 != 0x0A }
    guard words.count >= shortestBeginning else { return false }
    return openings.contains { opening in
      words.first?.lowercased == opening.text.utf8.first?.lowercased
        && opening.text.utf8.dropFirst().starts(with: words.dropFirst())
    }
  }

  /// The length of the shortest beginning: three words or more.
  private static let shortestBeginning = 22

  /// Whether a message begins like the report of an exception, behind asterisks.
  static func reportsException(_ message: ArraySlice<UInt8>) -> Bool {
    ExceptionReport.begins(message.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "*") })
  }

  /// Reads the report of an exception, whose text is the name and the reason as in a recorded
  /// trace.
  static func exception(in text: String) -> UIKitMessage? {
    guard let report = ExceptionReport(text) else { return nil }
    let reason = Message(Array(report.reason.utf8)[...])
    if case .diagnostic(var constraint) = ConstraintMessageIdiom().read(reason) {
      if !report.isComplete { constraint.unfinished = text }
      return constraint
    }
    let code = ExceptionKind.code(of: report.name, reason: report.reason)
    let role: Role =
      switch code {
      case .hierarchyInconsistency: .child
      case .presentationInvalid: .last
      default: .first
      }
    let sentence = "\(report.name): \(report.reason)"
    let objects = code == .invalidArgument ? [] : objects(reason, from: 0)
    var message = diagnostic(sentence, code, role, objects: objects)
    if !report.isComplete { message.unfinished = text }
    return message
  }

  /// Finds the first word of a message after the text that other frameworks, tools and loggers
  /// print before messages of UIKit: categories, levels, times and channels, such as `dbug:
  /// [07:30:04.3] ` and ` WARN  `.
  private func start(in message: Message) -> Int? {
    var index = 0
    while index < min(message.tokens.count, Self.maximumWrapperTokens) {
      let token = message.tokens[index]
      if token.kind == .word, let first = message.bytes[token.range].first,
        Self.initials.contains(first)
      {
        let text = message.bytes[token.range.lowerBound...]
        if Self.opening(at: text) != nil || Self.isBegun(by: text) || ExceptionReport.begins(text) {
          return index
        }
      }
      guard let end = wrapperEnd(message, at: index) else { break }
      index = end
    }
    return quoted(in: message, after: index)
  }

  /// The first word of a message that a sentence quotes with its objects: `all I see is: Attempt to
  /// present <Detail: 0x1> …`.
  private func quoted(in message: Message, after start: Int) -> Int? {
    for index in message.tokens.indices.dropFirst(max(start, 1)) {
      let (token, previous) = (message.tokens[index], message.tokens[index - 1])
      guard previous.kind == .nonLatin || previous.character == UInt8(ascii: ":"),
        token.kind == .word, let first = message.bytes[token.range].first,
        Self.initials.contains(first),
        previous.kind == .nonLatin || message.isWord(in: WordLists.metadata, at: index - 2),
        Self.opening(at: message.bytes[token.range.lowerBound...])?.needsObject == true,
        !Self.objects(message, from: index).isEmpty
      else { continue }
      return index
    }
    return nil
  }

  private static let maximumWrapperTokens = 40
  private static let initials = ByteSet(
    openings.compactMap(\.text.utf8.first).flatMap { [$0, $0 ^ 0x20] } + ExceptionReport.initials
  )

  /// The opening of a text, whose first letter may be a capital.
  private static func opening(at text: ArraySlice<UInt8>) -> Opening? {
    openings.first { opening in
      text.first?.lowercased == opening.text.utf8.first?.lowercased
        && text.dropFirst().starts(with: opening.text.utf8.dropFirst())
    }
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

  private static let wrapperPunctuation = Set(":,.-=>|*~#/+'\"_<>@\\`".utf8)
  private static let wrapperWords: WordSet = [
    "abi", "app", "cordova", "dylib", "libc", "device", "fail", "ios", "libsystem", "native",
    "once", "only", "out",
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

  /// The classes in angle brackets of a message whose addresses were removed, `<Home>`, `<Home: >`, or
  /// an object whose brackets were: `for Home: 0x1`.
  private func classes(_ message: Message, from start: Int) -> [Receiver] {
    message.tokens.indices.dropFirst(start).compactMap { index in
      if message.isPunctuation("<", at: index), let name = QualifiedName(message, at: index + 1) {
        let end = message.isAttached(":", at: name.end) ? name.end + 1 : name.end
        return message.isPunctuation(">", at: end) ? Receiver(className: name.last) : nil
      }
      guard message.isWord("for", at: index), let name = QualifiedName(message, at: index + 1),
        message.isAttached(":", at: name.end), message.token(at: name.end + 1)?.kind == .number
      else { return nil }
      let pointer = message.text(at: name.end + 1)
      guard InstanceDescription.isPointer(pointer) else { return nil }
      return Receiver(className: name.last, pointer: pointer)
    }
  }

  private static func diagnostic(
    _ text: String,
    _ name: Name,
    _ role: Role,
    objects: [Receiver]
  )
    -> UIKitMessage
  {
    var message = UIKitMessage(name: name, text: text)
    if name == .tableOutsideHierarchy { message.owner = .view }
    switch role {
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
