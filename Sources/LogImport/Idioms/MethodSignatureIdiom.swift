/// A method as `__func__` and `%s` print it: `-[Class(Category) selector:]`.
///
/// A label may precede it without a space (`111-[ViewController viewDidLoad]`), or the dynamic class
/// and an arrow if a base class logs for its subclasses
/// (`HomeViewController ---> -[BaseViewController viewDidLoad]`).
struct MethodSignatureIdiom: MessageIdiom {
  let name = "method-signature"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    guard let minus = minusIndex(in: message, from: start) else {
      return listItem(message, at: start)
    }
    guard let method = Method(message, at: minus) else { return .ignored(.noCallback) }
    guard var receiver = receiver(message, in: start..<minus, className: method.className) else {
      return .ignored(.mention)
    }
    if let next = message.token(at: method.phrase.end), !next.isSpaced, next.kind != .punctuation {
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
    var statement = LoggedCallback(method.phrase.callback, receiver: receiver, trailer: trailer)
    if receiver.className != method.className { statement.methodClass = method.className }
    return .callback(statement)
  }

  /// The index after a comment in a non-Latin script in parentheses after the method:
  /// `-[Home viewDidLoad] (视图完成加载)`.
  private func commentEnd(_ message: Message, after phrase: CallbackPhrase) -> Int {
    guard message.isPunctuation("(", at: phrase.end),
      message.token(at: phrase.end + 1)?.kind == .nonLatin,
      let end = message.end(ofGroupAt: phrase.end), end == message.tokens.count
    else { return phrase.end }
    return end
  }

  /// The object that is printed after its method, `-[Base viewDidLoad] <Home: 0x1>`; its class is a
  /// subclass if the base class logs.
  ///
  /// After a callback with an object argument the object may be that argument, and is ignored.
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

  /// Reads `- [HomeViewController viewDidLoad]`, whose minus was removed as a bullet.
  ///
  /// Only levels may precede it, and arguments or `[Line 42]` may follow. The class must be a
  /// controller's, because source code has the same shape: `[super viewDidLoad]`.
  private func listItem(_ message: Message, at start: Int) -> Reading? {
    var start = start
    if message.token(at: start)?.kind == .word, message.isAttached(":", at: start + 1),
      message.tokens[start].range.count == 1
    {
      start += 2
    }
    while message.isPunctuation("[", at: start), message.end(ofGroupAt: start) == start + 3,
      message.isPunctuation("[", at: start + 3)
    {
      start += 3
    }
    guard message.isPunctuation("[", at: start),
      let method = Method(message, at: start - 1), method.phrase.arguments.isEmpty,
      WordLists.isControllerClass(method.className)
    else { return nil }
    let trailer = Trailer(message, from: method.phrase.end)
    guard trailer.tone == .quiet else { return nil }
    let receiver = Receiver(className: method.className)
    return .callback(LoggedCallback(method.phrase.callback, receiver: receiver, trailer: trailer))
  }

  /// The index of the minus of `-[`.
  private func minusIndex(in message: Message, from start: Int) -> Int? {
    message.tokens.indices.dropFirst(start).first { index in
      message.isPunctuation("-", at: index) && message.isAttached("[", at: index + 1)
        && message.token(at: index + 2)?.isSpaced == false
    }
  }

  private struct Method {
    var className: String
    var phrase: CallbackPhrase

    init?(_ message: Message, at minus: Int) {
      guard let name = QualifiedName(message, at: minus + 2) else { return nil }
      className = name.last
      var index = name.end
      if message.isAttached("(", at: index) {
        guard let end = message.end(ofGroupAt: index) else { return nil }
        index = end
      }
      guard let phrase = CallbackPhrase(message, at: index, isMethod: true),
        message.isAttached("]", at: phrase.end)
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
      // A bracket alone is a category, not a label.
      if message.isPunctuation("[", at: range.lowerBound) { receiver = .unstated }
      if !receiver.className.isEmpty, receiver.pointer.isEmpty {
        receiver.label = receiver.className
      }
      // A description states the class of the object; the method may belong to a superclass.
      if receiver.pointer.isEmpty || receiver.className.isEmpty { receiver.className = className }
      return receiver
    }
    let label = message.text(at: range.lowerBound)
    guard !label.hasPrefix("__"), !label.hasPrefix("0x"), label != "in",
      !WordLists.notReceivers.contains(label.lowercased()),
      message.tokens[range.lowerBound].kind != .punctuation
    else { return nil }
    let isConnector =
      WordLists.connectors.contains(label.lowercased()) || NonLatinPhrase.isConnector(label)
    return Receiver(className: className, label: isConnector ? "" : label)
  }

  /// Whether a range contains only brackets, `[notice][tid:main]`, or the file that logs,
  /// `HomeViewController.m:57`.
  private func isCategory(_ message: Message, in range: Range<Int>) -> Bool {
    if let source = SourceReference(message), range.contains(source.range.lowerBound),
      source.range.upperBound <= range.upperBound
    {
      return true
    }
    var index = range.lowerBound
    while index < range.upperBound {
      guard message.isPunctuation("[", at: index) || message.isPunctuation("(", at: index),
        let end = message.end(ofGroupAt: index)
      else { return false }
      index = end
    }
    return index == range.upperBound
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
