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
        if message.isPunctuation("[", at: index),
          let phrase = CallbackPhrase(signature: message, at: index - 1, isSigned: false),
          message.isPunctuation(":", at: phrase.end)
        {
          // `[SceneDelegate sceneDidBecomeActive:]: entered.`
          return CallbackReport(signature(phrase, receiver: start..<index), .methodSignature)
        }
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
      if isPropertyIn(range, receiver) { return mention }
      if isShort, receiver.isUnstated, let binding = binding(phrase, announcedIn: range) {
        return binding
      }
      guard let phrase = phrase.resolved(for: receiver),
        !isShort || words?.isCertain == true || isScreen(receiver, before: phrase),
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
      let site = site(
        after: phrase,
        receiver: range,
        of: receiver,
        opensBracket: words?.opensBracket == true
      )
      let trailer = Trailer(
        message,
        after: phrase,
        from: name?.end,
        site: site,
        source: source,
        notes: notes,
        allowsClause: allowsClause(after: phrase, receiver: range, isUnstated: receiver.isUnstated),
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

    /// Whether a log contains only a name and a short spelling: `Left will appear`.
    private func isScreen(_ receiver: Receiver, before phrase: CallbackPhrase) -> Bool {
      guard message.isLogged, phrase.end == message.tokens.count,
        phrase.callback.owner == .controller,
        let first = receiver.label.utf8.first, first.isLetter, first & 0x20 == 0
      else { return false }
      return !WordLists.shownThings.contains(receiver.label) && !receiver.label.contains(" ")
    }

    /// Whether a property is printed within the callback: `selectedRow in viewWillAppear`.
    private func isPropertyIn(_ range: Range<Int>, _ receiver: Receiver) -> Bool {
      guard message.isWord("in", at: range.upperBound - 1), receiver.className.isEmpty,
        let first = receiver.label.utf8.first, first.isLetter, first & 0x20 != 0
      else { return false }
      return receiver.label.utf8.contains { $0.isLetter && $0 & 0x20 == 0 }
    }

    /// Whether a note in any words may follow a callback.
    ///
    /// A source file, or a class with a dot and parentheses (`Home.viewDidLoad() - `), is the place of
    /// any message. Without a receiver, only a log distinguishes a note from a document.
    private func allowsClause(
      after phrase: CallbackPhrase,
      receiver range: Range<Int>,
      isUnstated: Bool
    ) -> Bool {
      guard source == nil, !isVariable(range), !isUnstated || message.isLogged else { return false }
      return !phrase.hasParentheses || !message.isAttached(".", at: range.upperBound - 1)
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

    /// Returns the report of an action of a SwiftUI view: `ContentView.onAppear`, `Home on appear`,
    /// `OrderView appeared`.
    ///
    /// The name must have the form of a view's type where a sentence may be meant: before
    /// `appeared`, and before a note.
    private func appearance(at index: Int, from start: Int) -> CallbackReport? {
      guard let (action, after, isSpoken) = action(at: index),
        let callback = CallbackTable.ofNode(action),
        !message.isPunctuation("]", at: after), let name = viewName(in: start..<index)
      else { return nil }
      var end = after
      if message.isAttached("(", at: end), message.isAttached(")", at: end + 1) { end += 2 }
      let isType = Self.typeEndings.contains { name.hasSuffix($0) && name != $0 }
      let isBracketed = message.isPunctuation("[", at: start)
      guard isType || !isSpoken, !isVariable(start..<index) else { return nil }
      // `OrderView appeared for order 3`
      if isType, isSpoken, message.isWord("for", at: end) { end = message.tokens.count }
      let trailer = Trailer(
        message,
        from: end,
        notes: isType ? .all : .none,
        allowsClause: isType || isBracketed
      )
      guard trailer.tone != .prose else {
        return isType ? CallbackReport(.ignored(.mention), .viewAppearance) : nil
      }
      var logged = LoggedCallback(callback, receiver: Receiver(className: name))
      logged.isNoted = trailer.isNoted
      return report(logged, trailer, .viewAppearance)
    }

    /// The action at an index, the index after it, and whether it is an English verb.
    private func action(at index: Int) -> (name: Name, end: Int, isSpoken: Bool)? {
      // Most words begin with other letters.
      guard let first = message.word(at: index)?.first, Self.actionInitials.contains(first) else {
        return nil
      }
      if message.isWord(in: Self.actionWords, at: index),
        let name = Self.actions.first(where: { $0.knownText == message.text(at: index) })
      {
        return (name, index + 1, false)
      }
      if message.isWord("on", at: index), message.isWord("appear", at: index + 1) {
        return (.onAppear, index + 2, false)
      }
      if message.isWord("on", at: index), message.isWord("disappear", at: index + 1) {
        return (.onDisappear, index + 2, false)
      }
      if message.isWord("appeared", at: index) { return (.onAppear, index + 1, true) }
      return message.isWord("disappeared", at: index) ? (.onDisappear, index + 1, true) : nil
    }

    /// The name of a view before its action: a type with a version, `DetailViewV2`, after words of
    /// the logger, or any word alone.
    private func viewName(in range: Range<Int>) -> String? {
      var last = range.upperBound - 1
      while last > range.lowerBound,
        message.tokens[last].kind == .symbol
          || message.isOne(of: Self.signs, at: last)
      {
        last -= 1
      }
      if message.isPunctuation(")", at: last), message.isAttached("(", at: last - 1) { last -= 2 }
      guard last >= range.lowerBound, message.tokens[last].kind == .word else { return nil }
      let word = message.text(at: last)
      if Self.typeEndings.contains(where: { word.hasSuffix($0) && word != $0 }) {
        let words = range.filter { $0 < last && message.tokens[$0].kind == .word }
        let isProse =
          words.count > 2
          || words.contains { message.isWord(in: WordLists.notReceivers, at: $0) }
        return isProse || message.isOne(of: Self.code, at: last + 1) ? nil : word
      }
      guard let view = ReceiverPhrase(message, in: range)?.receiver, view.pointer.isEmpty,
        view.className.isEmpty || view.label.isEmpty
      else { return nil }
      let name = view.className.isEmpty ? view.label : view.className
      return name.isEmpty || name.contains(" ") || Self.frameworks.contains(name) ? nil : name
    }

    private static let actionInitials = ByteSet("oOaAdD".utf8)
    private static let signs = Set(":,-=>|.~*]!_".utf8)
    private static let code = Set("{;".utf8)
    private static let frameworks: Set<String> = ["SwiftUI", "Modifier", "View", "Screen"]
    private static let typeEndings = ["View", "Screen", "Page", "Sheet", "Tab", "Scene"]
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
