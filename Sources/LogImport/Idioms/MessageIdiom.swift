/// What an idiom made of a message.
enum Reading {
  /// An object was called back.
  case callback(Statement)
  /// UIKit printed a sentence about a mistake.
  case diagnostic(UIKitMessage)
  /// The message has the idiom's shape but reports nothing.
  case ignored(LineVerdict)
}

/// A callback with its receiver and arguments, as one line states it.
struct Statement {
  /// The callback.
  var callback: ParsedCallback
  /// The object that was called.
  var receiver: Receiver
  /// The class in whose method the line was printed, when it differs from the receiver's; else empty.
  var methodClass = ""
  /// The `animated` argument, when printed.
  var animated: Bool?
  /// The object argument, when printed: unstated inside for `nil`.
  var argument: Receiver?

  /// Creates a statement with the arguments that a trailer holds.
  ///
  /// Each argument is taken only by callbacks that have one.
  init(_ callback: ParsedCallback, receiver: Receiver, trailer: Trailer? = nil) {
    self.callback = callback
    self.receiver = receiver
    guard let trailer else { return }
    if callback.isAnimated { animated = trailer.animated }
    if callback.takesObject { argument = trailer.argument }
  }
}

/// Knows one way in which people print callbacks.
///
/// An idiom is one type in a file of its own and one line in ``MessageIdioms/all``. It prefers
/// missing an event to inventing one: a callback counts only at a token's boundary, in the place
/// where the idiom has it, with nothing around it that reads like prose.
protocol MessageIdiom: Sendable {
  /// The name in explanations.
  var name: String { get }

  /// Returns what a message says, or `nil` when it does not have the idiom's shape.
  func read(_ message: Message) -> Reading?
}

/// The idioms that are tried on each message, in order.
enum MessageIdioms {
  /// All idioms, most certain first.
  static let all: [any MessageIdiom] = [
    UIKitMessageIdiom(),
    MethodSignatureIdiom(),
    DescribedInstanceIdiom(),
    SourcePlaceIdiom(),
    FunctionPlaceIdiom(),
    NamedReceiverIdiom(),
    SpokenCallbackIdiom(),
    BareCallbackIdiom(),
    LifetimeIdiom(),
    ChineseCallbackIdiom(),
  ]
}
