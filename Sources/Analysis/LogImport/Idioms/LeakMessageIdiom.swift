import TraceModel

/// The messages of leak detectors.
///
/// - MLeaksFinder: `Possibly Memory Leak.`, whose class is on the next line, and the assertion
///   `*** Assertion failure in -[Home assertNotDealloc]` before it: ``LeakBlock`` joins both lines.
/// - DeallocationChecker: `Home not deallocated after being popped`.
/// - RIBs: `<App.Home: 0x1> has leaked. Objects are expected to be deallocated at this time`.
/// - LeakFinder: `Possible memory leak: ViewController <Home: 0x1> (Home)`.
///
/// Source: the messages that the detectors print, as quoted in their issues.
struct LeakMessageIdiom: MessageIdiom {
  let name = "leak-sentence"
  let words: WordSet? = Self.anchors

  func read(_ message: Message) -> Reading? {
    guard
      let index = message.tokens.indices.first(where: { message.isWord(in: Self.anchors, at: $0) })
    else { return nil }
    let reading =
      opening(message, at: index) ?? assertion(message, at: index) ?? leaked(message, at: index)
      ?? notDeallocated(message, at: index)
    return reading.map { .diagnostic($0) }
  }

  private static let anchors: WordSet = ["assertNotDealloc", "deallocated", "leak", "leaked"]

  private func diagnostic(_ message: Message, from index: Int, _ subject: Receiver?) -> UIKitMessage
  {
    let start = message.tokens[index].range.lowerBound
    var text = message.bytes[start...]
    while let last = text.last,
      last <= 0x20 || last == UInt8(ascii: "\"") || last == UInt8(ascii: "'")
    {
      text.removeLast()
    }
    var diagnostic = UIKitMessage(
      name: .uikitDiagnostic,
      text: String(decoding: text, as: UTF8.self)
    )
    diagnostic.subject = subject
    return diagnostic
  }

  /// `Possibly Memory Leak.` alone or as the reason of an exception, and `Possible memory leak: …`.
  private func opening(_ message: Message, at leak: Int) -> UIKitMessage? {
    guard leak >= 2, message.isWord("leak", at: leak), message.isWord("memory", at: leak - 1),
      message.isWord(in: Self.possibly, at: leak - 2)
    else { return nil }
    if message.isPunctuation(".", at: leak + 1) {
      return diagnostic(message, from: leak - 2, Self.inCase(message))
    }
    guard message.isPunctuation(":", at: leak + 1),
      let object = object(message, from: leak + 2)
    else { return nil }
    return diagnostic(message, from: leak - 2, object)
  }

  private static let possibly: WordSet = ["possible", "possibly", "potential"]

  /// The class in `In case that Home should not be dealloced`.
  static func inCase(_ message: Message) -> Receiver? {
    let index = message.tokens.indices.first {
      message.isWord("in", at: $0) && message.isWord("case", at: $0 + 1)
        && message.isWord("that", at: $0 + 2)
    }
    return index.flatMap { QualifiedName(message, at: $0 + 3) }.map { Receiver(className: $0.last) }
  }

  private func object(_ message: Message, from start: Int) -> Receiver? {
    for index in start..<max(start, message.tokens.count) {
      if let description = InstanceDescription(message, at: index) { return description.receiver }
    }
    return QualifiedName(message, at: start).flatMap { name in
      WordLists.isControllerClass(name.base) ? Receiver(className: name.last) : nil
    }
  }

  /// `*** Assertion failure in -[Home assertNotDealloc], NSObject+MemoryLeak.m:43`.
  private func assertion(_ message: Message, at index: Int) -> UIKitMessage? {
    guard message.isWord("assertnotdealloc", at: index), message.isAttached("]", at: index + 1),
      let start = message.tokens.indices.first(where: { message.isWord("assertion", at: $0) }),
      let open = (start..<index).first(where: { message.isPunctuation("[", at: $0) }),
      let name = QualifiedName(message, at: open + 1), name.end == index
    else { return nil }
    return diagnostic(message, from: start, Receiver(className: name.last))
  }

  /// `<App.Home: 0x1> has leaked. Objects are expected to be deallocated at this time`.
  private func leaked(_ message: Message, at index: Int) -> UIKitMessage? {
    guard message.isWord("leaked", at: index), message.isWord("has", at: index - 1),
      message.tokens.indices.contains(where: {
        message.isWord("expected", at: $0) && message.isWord("deallocated", at: $0 + 3)
      }),
      let start = message.tokens.indices.first(where: {
        InstanceDescription(message, at: $0) != nil
      }), let description = InstanceDescription(message, at: start)
    else { return nil }
    return diagnostic(message, from: start, description.receiver)
  }

  /// `Home not deallocated after being dismissed`.
  private func notDeallocated(_ message: Message, at index: Int) -> UIKitMessage? {
    guard index >= 2, message.isWord("not", at: index - 1), message.isWord("after", at: index + 1),
      message.isWord("being", at: index + 2)
    else { return nil }
    var start = index - 2
    while start >= 2, message.isAttached(".", at: start - 1), !message.tokens[start].isSpaced {
      start -= 2
    }
    guard let name = QualifiedName(message, at: start), name.end == index - 1,
      WordLists.isControllerClass(name.base)
    else { return nil }
    return diagnostic(message, from: start, Receiver(className: name.last))
  }
}
