/// The tokens before a callback, read as the object that was called.
///
/// The tokens are items: descriptions (`<App.Home: 0x1>`), names (`vc1`, `Module.Home`, `首页`),
/// groups in brackets and quotation marks, numbers, addresses and separators. An item is the
/// receiver, or belongs to the logger: a level, a category, a time, a thread, a source file.
/// Anything else makes the line prose or source code.
struct ReceiverPhrase {
  /// The object; unstated if no token names one.
  private(set) var receiver = Receiver.unstated
  /// The class that the source file of the line is named after.
  private(set) var location: Receiver?
  /// Whether a description states the object.
  private(set) var hasDescription = false
  /// Whether a key states the object: `class: Home`.
  private(set) var isKeyed = false
  /// Whether a bracket is open at the callback: `[Home viewDidLoad]`.
  private(set) var opensBracket = false

  /// Whether the receiver cannot be a word of a sentence: a class of a controller or delegate, or
  /// an object with an address.
  var isCertain: Bool { isKeyed || receiver.isCertain }

  /// Reads the tokens of a range; `nil` if they are prose or source code.
  init?(_ message: Message, in range: Range<Int>, source: SourceReference? = nil) {
    var items = ReceiverItems(message, source: source)
    let trimmed = items.trim(range)
    items.read(trimmed.range)
    guard !items.isProse, let receiver = items.receiver else {
      return nil
    }
    self.receiver = receiver
    location = items.location
    hasDescription = items.object == receiver || items.values.contains(receiver)
    isKeyed = items.isKeyed
    opensBracket = items.opensBracket
    let isLocated = receiver.isUnstated && location != nil
    if trimmed.isIntroduced || items.opensBracket && !isLocated, !isCertain { return nil }
  }
}

extension Receiver {
  /// Whether the receiver is an object with an address, or a class of a controller or a delegate.
  var isCertain: Bool {
    !pointer.isEmpty || WordLists.isControllerClass(className) || className.hasSuffix("Delegate")
  }
}
