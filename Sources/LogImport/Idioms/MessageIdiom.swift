/// A parsed message.
enum Reading {
  /// An object received a callback.
  case callback(LoggedCallback)
  /// UIKit printed a message about a mistake.
  case diagnostic(UIKitMessage)
  /// The message has the shape of an idiom but reports nothing.
  case ignored(LineVerdict)
}

/// A callback with its receiver and arguments, as one line reports it.
struct LoggedCallback {
  var callback: ParsedCallback
  /// The object that was called.
  var receiver: Receiver
  /// The class of the logging method if it differs from the receiver's; else empty.
  var methodClass = ""
  /// The `animated` argument, if printed.
  var animated: Bool?
  /// The object argument, if printed; an unstated receiver represents a printed `nil`.
  var argument: Receiver?
  /// Other text about the call, such as the cause of an evaluation; empty for none.
  var text = ""

  /// Creates a report with the arguments of a trailer.
  ///
  /// Arguments that the callback does not have are ignored.
  init(_ callback: ParsedCallback, receiver: Receiver, trailer: Trailer? = nil) {
    self.callback = callback
    self.receiver = receiver
    guard let trailer else { return }
    if callback.isAnimated { animated = trailer.animated }
    if callback.takesObject { argument = trailer.argument }
  }
}

/// Parses one form in which apps print callbacks.
///
/// To add an idiom, add a type in a file and one line in ``MessageIdioms/all``. An idiom prefers a
/// missed event to a false one: a callback counts only as whole tokens, at the position that the
/// form requires, and without prose around it.
protocol MessageIdiom: Sendable {
  /// The name that explanations print.
  var name: String { get }

  /// Parses a message; returns `nil` if it does not have the shape of the idiom.
  func read(_ message: Message) -> Reading?
}

/// The idioms that are tried on each message, in order.
enum MessageIdioms {
  /// All idioms, the most reliable first.
  static let all: [any MessageIdiom] = [
    UIKitMessageIdiom(),
    SwiftUIMessageIdiom(),
    ConstraintMessageIdiom(),
    MethodSignatureIdiom(),
    ViewChangeIdiom(),
    DescribedInstanceIdiom(),
    SourceLocationIdiom(),
    FunctionLocationIdiom(),
    NamedReceiverIdiom(),
    ViewAppearanceIdiom(),
    SpokenCallbackIdiom(),
    BareCallbackIdiom(),
    LifetimeIdiom(),
    ChineseCallbackIdiom(),
  ]
}
