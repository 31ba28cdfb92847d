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
  /// Whether a note in other words follows, so that the line may only print something within the
  /// callback.
  var isNoted = false
  /// Other text about the call, such as the cause of an evaluation; empty if there is none.
  var text = ""

  /// Creates a report with the arguments of a trailer.
  ///
  /// Arguments that the callback does not have are ignored.
  init(_ callback: ParsedCallback, receiver: Receiver, trailer: Trailer? = nil) {
    self.callback = callback
    self.receiver = receiver
    guard let trailer else { return }
    isNoted = trailer.isNoted
    if callback.isAnimated { animated = trailer.animated }
    if callback.takesObject { argument = trailer.argument(besides: receiver) }
  }
}

/// Parses one kind of messages that frameworks print.
///
/// To add one, add a type in a file and one line in ``MessageIdioms/sentences``. Callbacks that
/// apps print are parsed by ``CallbackReport``.
protocol MessageIdiom: Sendable {
  /// The name that explanations print.
  var name: String { get }
  /// Words, one of which is in each message; `nil` if the messages have no common words.
  var words: WordSet? { get }

  /// Parses a message; returns `nil` if it is of a different kind.
  func read(_ message: Message) -> Reading?
}

extension MessageIdiom {
  var words: WordSet? { nil }
}

/// The kinds of messages.
enum MessageIdioms {
  /// The messages of frameworks, which are tried in order.
  static let sentences: [any MessageIdiom] = [
    LeakMessageIdiom(), UIKitMessageIdiom(), SwiftUIMessageIdiom(), ConstraintMessageIdiom(),
    ViewChangeIdiom(),
  ]

  /// Parses a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - name: Receives the name of the message's kind or the callback's form.
  /// - Returns: The parsed message, or `nil` if it is neither a message of a framework nor about a
  ///   callback.
  static func read(_ message: Message, idiom name: inout String) -> Reading? {
    let isLong = message.tokens.count >= Tokenizer.maximumTokens
    // The reports of exceptions and constraints may be long; other UIKit messages are not.
    let mayBeRead = !isLong || UIKitMessageIdiom.reportsException(message.bytes)
    for idiom in sentences where mayBeRead || idiom is ConstraintMessageIdiom {
      if let words = idiom.words,
        !message.tokens.indices.contains(where: { message.isWord(in: words, at: $0) })
      {
        continue
      }
      guard let reading = idiom.read(message) else { continue }
      name = idiom.name
      return reading
    }
    guard !isLong, let report = CallbackReport(message) else { return nil }
    name = report.shape.rawValue
    return report.reading
  }
}
