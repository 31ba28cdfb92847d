import TraceModel

/// A message that names a callback, parsed by its five parts: receiver, callback, arguments,
/// decoration and trailing text.
///
/// The callback is the first one near the start of the message. The receiver is before it, after
/// it, or the class of the source file that the message names. A callback counts only with text
/// around it that a logger prints: prose and source code make the message a mention.
struct CallbackReport {
  /// The forms of reports, as explanations print them.
  enum Shape: String {
    /// `viewDidLoad()`
    case bare
    /// `控制器即将显示` after a class
    case chinese
    /// `<App.Home: 0x1> viewDidLoad()`
    case describedInstance = "described-instance"
    /// `Home deinit`
    case lifetime
    /// `-[Home viewDidLoad]`
    case methodSignature = "method-signature"
    /// `Home viewDidLoad`
    case namedReceiver = "named-receiver"
    /// `Home.swift:24 viewDidLoad()`
    case sourceLocation = "source-location"
    /// `Home view did load`
    case spoken
    /// `ContentView onAppear`
    case viewAppearance = "view-appearance"
  }

  /// The parsed message.
  let reading: Reading
  /// The form of the report.
  let shape: Shape

  init(_ reading: Reading, _ shape: Shape) {
    self.reading = reading
    self.shape = shape
  }

  /// The maximum number of tokens before a callback; a description of an object and a path count as
  /// one.
  private static let maximumReceiverTokens = 24

  /// Reads the first callback near the start of a message; `nil` if there is none.
  init?(_ message: Message) {
    let context = Context(message)
    let start = message.start
    var index = start
    var length = 0
    var result = FieldReport.read(message, at: start).map {
      CallbackReport(.callback($0), .namedReceiver)
    }
    while result == nil, length < Self.maximumReceiverTokens, index < message.tokens.count {
      length += 1
      if let source = context.source, source.range.contains(index) {
        index = source.range.upperBound
      } else if let description = InstanceDescription(message, at: index) {
        index = description.end
      } else {
        result = context.report(at: index, from: start)
        index += 1
      }
    }
    if result == nil {
      result = ChineseSpelling.read(message).map { CallbackReport(.callback($0), .chinese) }
    }
    guard let result else { return nil }
    self = result
  }
}

extension CallbackReport {
  /// The message while its callback is searched for.
  struct Context {
    let message: Message
    /// The source file that the message names.
    let source: SourceReference?

    init(_ message: Message) {
      self.message = message
      source = SourceReference(message)
    }

    /// Returns the report whose callback is at an index; `nil` if none is.
    func report(at index: Int, from start: Int) -> CallbackReport? {
      switch message.tokens[index].kind {
      case .punctuation:
        guard message.isPunctuation("-", at: index), message.isAttached("[", at: index + 1),
          message.token(at: index + 2)?.isSpaced == false
        else { return nil }
        guard let phrase = CallbackPhrase(signature: message, at: index) else {
          return CallbackReport(.ignored(.noCallback), .methodSignature)
        }
        return CallbackReport(
          signature(phrase, receiver: start..<index),
          .methodSignature
        )
      case .word:
        if let phrase = CallbackPhrase(message, at: index), !phrase.callback.isLifetime {
          return named(phrase, receiver: start..<index)
        }
        if let phrase = CallbackPhrase(spokenIn: message, at: index),
          let report = named(phrase, receiver: start..<index)
        {
          return report
        }
        return lifetime(at: index, from: start) ?? appearance(at: index, from: start)
      case .number, .nonLatin, .symbol: return nil
      }
    }

    /// Returns the report of a callback with the receiver in a range.
    ///
    /// Returns `nil` for a short spelling without a receiver that makes it a callback.
    private func named(_ phrase: CallbackPhrase, receiver range: Range<Int>) -> CallbackReport? {
      let isShort = phrase.form == .short
      let mention = isShort ? nil : CallbackReport(.ignored(.mention), phrase.form.shape)
      guard !isSource(receiver: range, phrase: phrase), !isIndented(before: range.upperBound) else {
        return mention
      }
      let screen = screen(in: range, phrase: phrase)
      let words = screen == nil ? ReceiverPhrase(message, in: range, source: source) : nil
      guard screen != nil || words != nil,
        !isListItem(range) || isReportedItem(phrase) || words?.receiver.pointer.isEmpty == false
      else { return mention }
      var receiver = screen ?? words?.receiver ?? .unstated
      if isShort, receiver.isUnstated, let binding = binding(phrase, announcedIn: range) {
        return binding
      }
      guard let phrase = phrase.resolved(for: receiver),
        !isShort || words?.isCertain == true,
        // `Scene did become active` is also a message of the system.
        phrase.form != .spoken || !phrase.callback.isOfDelegate
          || receiver.className.hasSuffix("Delegate")
      else { return phrase.callback.isOfDelegate && phrase.form == .spoken ? nil : mention }
      let name = TrailingName(message, after: phrase, takesWord: receiver.isUnstated)
      let notes: Trailer.Notes =
        if isVariable(range) || receiver.isUnstated {
          .none
        } else if words?.opensBracket == true {
          .comments
        } else {
          words?.isCertain == true ? .all : .marked
        }
      let trailer = Trailer(
        message,
        after: phrase,
        from: name?.end,
        source: source,
        notes: notes,
        dropsSeparator: notes == .all && hasSeparator(after: phrase, receiver: range)
      )
      if !trailer.receiver.isUnstated, Self.isClause(receiver.label) { return mention }
      if let name, receiver.className.isEmpty {
        receiver = name.receiver
      } else if let name {
        receiver.label = name.receiver.label
      } else if receiver.isUnstated, !phrase.label.isEmpty {
        receiver.label = phrase.label
      }
      receiver = receiver.completed(by: trailer, for: phrase.callback)
      var shape = phrase.form.shape
      let isBehind = !trailer.receiver.isUnstated || !trailer.objects.isEmpty
      if phrase.form == .name, !receiver.isUnstated {
        let isDescribed =
          words?.hasDescription == true
          || trailer.objects.contains { $0.receiver.pointer == receiver.pointer }
        shape = isDescribed && !receiver.pointer.isEmpty ? .describedInstance : .namedReceiver
      }
      if receiver.isUnstated, let location = words?.location ?? (isBehind ? nil : trailer.location)
      {
        receiver = location
        shape = .sourceLocation
      }
      if receiver.isUnstated, isHeading(from: range.lowerBound) { return mention }
      return report(
        LoggedCallback(phrase.callback, receiver: receiver, trailer: trailer),
        trailer,
        shape
      )
    }

    /// Returns the report of a callback of the application that a binding of .NET names without its
    /// subject: `Lifecycle event: DidEnterBackground`.
    private func binding(
      _ phrase: CallbackPhrase,
      announcedIn range: Range<Int>
    ) -> CallbackReport? {
      let sign = range.upperBound - 1
      guard let callback = phrase.short?.application, phrase.end == message.tokens.count,
        message.isPunctuation(":", at: sign), message.isWord("event", at: sign - 1),
        message.isWord("lifecycle", at: sign - 2), sign - 2 == range.lowerBound
      else { return nil }
      return CallbackReport(
        .callback(LoggedCallback(callback, receiver: .unstated)),
        .spoken
      )
    }

    /// Whether a message of only a receiver and a callback ends with a semicolon or comma.
    private func hasSeparator(after phrase: CallbackPhrase, receiver range: Range<Int>) -> Bool {
      let last = message.tokens.count - 1
      guard phrase.end == last, message.isOne(of: Self.separators, at: last) else { return false }
      return message.tokens[range.upperBound].isSpaced
        && !message.isWord(in: WordLists.introductions, at: range.lowerBound)
        && !message.isWord(in: WordLists.connectors, at: range.lowerBound)
    }

    private static let separators = Set(";,".utf8)

    /// Returns the report of a callback with the tone of the text after it.
    func report(_ callback: LoggedCallback, _ trailer: Trailer, _ shape: Shape) -> CallbackReport {
      switch trailer.tone {
      case .quiet: CallbackReport(.callback(callback), shape)
      case .end: CallbackReport(.ignored(.callbackEnd), shape)
      case .prose: CallbackReport(.ignored(.mention), shape)
      }
    }

    /// Returns the report of an action of a SwiftUI view that names its type:
    /// `ContentView.onAppear`.
    ///
    /// The type must end with `View` or `Screen`: any word may precede `onAppear` in prose and
    /// code.
    private func appearance(at index: Int, from start: Int) -> CallbackReport? {
      guard message.isWord(in: Self.actionWords, at: index),
        let action = Self.actions.first(where: { $0.knownText == message.text(at: index) }),
        let callback = CallbackTable.ofNode(action),
        let view = ReceiverPhrase(message, in: start..<index)?.receiver,
        view.pointer.isEmpty, !message.isPunctuation("]", at: index + 1)
      else { return nil }
      let name = view.className.isEmpty ? view.label : view.className
      guard ["View", "Screen"].contains(where: { name.hasSuffix($0) && name != $0 }),
        !name.contains(" "), view.className.isEmpty || view.label.isEmpty
      else { return nil }
      var end = index + 1
      if message.isAttached("(", at: end), message.isAttached(")", at: end + 1) { end += 2 }
      let trailer = Trailer(message, from: end)
      return report(
        LoggedCallback(callback, receiver: Receiver(className: name)),
        trailer,
        .viewAppearance
      )
    }

    private static let actions = [Name.onAppear, .onDisappear]
    private static let actionWords = WordSet(actions.map(\.knownText))
  }
}

extension CallbackPhrase.Form {
  /// The form of a report without a receiver.
  fileprivate var shape: CallbackReport.Shape {
    switch self {
    case .name: .bare
    case .signature: .methodSignature
    case .spoken, .short: .spoken
    }
  }
}
