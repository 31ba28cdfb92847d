/// A method as `__func__` and `%s` print it: `-[Class(Category) selector:]`.
///
/// A label may stand before it, even glued (`111-[ViewController viewDidLoad]`), or the dynamic
/// class with an arrow, when a base class logs for its subclasses
/// (`HomeViewController ---> -[BaseViewController viewDidLoad]`).
struct MethodSignatureIdiom: MessageIdiom {
  let name = "method-signature"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    guard let minus = place(in: message, from: start) else { return listItem(message, at: start) }
    guard let method = Method(message, at: minus) else { return .ignored(.noCallback) }
    guard var receiver = receiver(message, in: start..<minus, className: method.className) else {
      return .ignored(.mention)
    }
    if let next = message.token(at: method.phrase.end), !next.isSpaced, next.kind != .sign {
      return .ignored(.mention)
    }
    let trailer = Trailer(
      message,
      from: commentEnd(message, after: method.phrase),
      allowsValue: true
    )
    switch trailer.tone {
    case .quiet: break
    case .end: return .ignored(.callbackEnd)
    case .prose: return .ignored(.mention)
    }
    if let described = object(of: method, trailer), receiver.pointer.isEmpty {
      receiver.className = described.className
      receiver.pointer = described.pointer
    }
    var statement = Statement(method.phrase.callback, receiver: receiver, trailer: trailer)
    if receiver.className != method.className { statement.methodClass = method.className }
    return .callback(statement)
  }

  /// The place behind a comment in another script, in parentheses behind the method:
  /// `-[Home viewDidLoad] (视图完成加载)`.
  private func commentEnd(_ message: Message, after phrase: CallbackPhrase) -> Int {
    guard message.isSign("(", at: phrase.end), message.token(at: phrase.end + 1)?.kind == .foreign,
      let end = message.end(ofGroupAt: phrase.end), end == message.tokens.count
    else { return phrase.end }
    return end
  }

  /// The object that is printed behind its method, `-[Base viewDidLoad] <Home: 0x1>`, which is one of
  /// a subclass when the base class logs.
  ///
  /// Behind a callback with an object for an argument it may be that argument.
  private func object(of method: Method, _ trailer: Trailer) -> Receiver? {
    guard let object = trailer.object, !object.pointer.isEmpty,
      !method.phrase.callback.takesObject
    else { return nil }
    if object.className == method.className { return object }
    let areControllers =
      WordLists.isControllerClass(object.className)
      && WordLists.isControllerClass(method.className)
    return areControllers ? object : nil
  }

  /// Reads `- [HomeViewController viewDidLoad]`, whose minus went away as a bullet.
  ///
  /// It must be the message but for levels before it and arguments or `[Line 42]` behind it, and
  /// name a controller's class, for source code has the same shape: `[super viewDidLoad]`.
  private func listItem(_ message: Message, at start: Int) -> Reading? {
    var start = start
    if message.token(at: start)?.kind == .word, message.isGluedSign(":", at: start + 1),
      message.tokens[start].range.count == 1
    {
      start += 2
    }
    while message.isSign("[", at: start), message.end(ofGroupAt: start) == start + 3,
      message.isSign("[", at: start + 3)
    {
      start += 3
    }
    guard message.isSign("[", at: start),
      let method = Method(message, at: start - 1), method.phrase.arguments.isEmpty,
      WordLists.isControllerClass(method.className)
    else { return nil }
    let trailer = Trailer(message, from: method.phrase.end)
    guard trailer.tone == .quiet else { return nil }
    let receiver = Receiver(className: method.className)
    return .callback(Statement(method.phrase.callback, receiver: receiver, trailer: trailer))
  }

  /// The place of the minus of `-[`.
  private func place(in message: Message, from start: Int) -> Int? {
    message.tokens.indices.dropFirst(start).first { place in
      message.isSign("-", at: place) && message.isGluedSign("[", at: place + 1)
        && message.token(at: place + 2)?.isSpaced == false
    }
  }

  private struct Method {
    var className: String
    var phrase: CallbackPhrase

    init?(_ message: Message, at minus: Int) {
      guard let name = QualifiedName(message, at: minus + 2) else { return nil }
      className = name.last
      var place = name.end
      if message.isGluedSign("(", at: place) {
        guard let end = message.end(ofGroupAt: place) else { return nil }
        place = end
      }
      guard let phrase = CallbackPhrase(message, at: place, isMethod: true),
        message.isGluedSign("]", at: phrase.end)
      else { return nil }
      self.phrase = phrase
      self.phrase.end += 1
    }
  }

  private func receiver(_ message: Message, in range: Range<Int>, className: String) -> Receiver? {
    if let dynamic = dynamicClass(message, in: range) { return Receiver(className: dynamic) }
    if !range.isEmpty, isCategory(message, in: range) { return Receiver(className: className) }
    guard range.count == 1 else {
      guard var receiver = ReceiverPhrase.read(message, in: range) else { return nil }
      // A bracket alone is the log's category, not a label.
      if message.isSign("[", at: range.lowerBound) { receiver = .unstated }
      if !receiver.className.isEmpty, receiver.pointer.isEmpty {
        receiver.label = receiver.className
      }
      // What describes itself tells its own class; the method may be a superclass's.
      if receiver.pointer.isEmpty || receiver.className.isEmpty { receiver.className = className }
      return receiver
    }
    let label = message.text(at: range.lowerBound)
    guard !label.hasPrefix("__"), !label.hasPrefix("0x"), label != "in",
      !WordLists.notReceivers.contains(label.lowercased()),
      message.tokens[range.lowerBound].kind != .sign
    else { return nil }
    let isConnector =
      WordLists.connectors.contains(label.lowercased()) || ForeignPhrase.isConnector(label)
    return Receiver(className: className, label: isConnector ? "" : label)
  }

  /// Whether only brackets stand there, `[notice][tid:main]`, or the file that logs,
  /// `HomeViewController.m:57`.
  private func isCategory(_ message: Message, in range: Range<Int>) -> Bool {
    if let place = SourcePlace(message), range.contains(place.range.lowerBound),
      place.range.upperBound <= range.upperBound
    {
      return true
    }
    var place = range.lowerBound
    while place < range.upperBound {
      guard message.isSign("[", at: place) || message.isSign("(", at: place),
        let end = message.end(ofGroupAt: place)
      else { return false }
      place = end
    }
    return place == range.upperBound
  }

  /// The name before an arrow of at least one minus and a `>`, or a single arrow sign.
  private func dynamicClass(_ message: Message, in range: Range<Int>) -> String? {
    guard let name = QualifiedName(message, at: range.lowerBound, limit: range.upperBound),
      name.end < range.upperBound
    else { return nil }
    let arrow = name.end..<range.upperBound
    let text = message.text(
      message.tokens[arrow.lowerBound].range
        .lowerBound..<message.tokens[arrow.upperBound - 1].range.upperBound
    )
    let isArrow =
      text == "→"
      || text.count >= 2 && text.last == ">"
        && text.dropLast().allSatisfy { $0 == "-" || $0 == "=" }
    return isArrow ? name.last : nil
  }
}
