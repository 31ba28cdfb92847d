import HeadlessUIKit

/// An action of a line of a scenario: a UIKit call, an assignment, or a word such as `settle`.
///
/// A new verb is an entry of one of the lists: its spelling, the kinds of its arguments, a summary
/// for the table, and a closure.
struct Verb: Sendable {
  /// The form of the line.
  enum Form: Hashable, Sendable {
    /// `receiver.name(arguments)`.
    case call(ObjectKind)
    /// `receiver.name = value`.
    case assignment(ObjectKind)
    /// `name arguments`, without a receiver.
    case word
  }

  typealias Action = @MainActor @Sendable (Invocation) throws(ScenarioError) -> Void

  /// The form of the line.
  let form: Form
  /// The name, for calls with the labels: `pushViewController(_:animated:)`.
  let name: String
  let arguments: [ArgumentKind]
  /// The number of optional arguments at the end.
  let optional: Int
  /// A summary in one line.
  let summary: String
  /// Performs the action; `nil` if the runtime does not have it.
  let action: Action?

  static func call(
    _ receiver: ObjectKind,
    _ name: String,
    _ arguments: [ArgumentKind],
    optional: Int = 0,
    _ summary: String,
    action: Action?
  ) -> Verb {
    Verb(
      form: .call(receiver),
      name: name,
      arguments: arguments,
      optional: optional,
      summary: summary,
      action: action
    )
  }

  /// Creates an assignment.
  static func set(
    _ receiver: ObjectKind,
    _ name: String,
    _ argument: ArgumentKind,
    _ summary: String,
    action: Action?
  ) -> Verb {
    Verb(
      form: .assignment(receiver),
      name: name,
      arguments: [argument],
      optional: 0,
      summary: summary,
      action: action
    )
  }

  static func word(
    _ name: String,
    _ arguments: [ArgumentKind],
    _ summary: String,
    action: Action?
  ) -> Verb {
    Verb(
      form: .word,
      name: name,
      arguments: arguments,
      optional: 0,
      summary: summary,
      action: action
    )
  }

  /// All verbs, in the order of the table.
  static let all: [Verb] =
    timeVerbs + objectVerbs + viewVerbs + viewLayoutVerbs + constraintVerbs
    + contentVerbs + stackViewVerbs + scrollViewVerbs + tableVerbs + textVerbs + windowVerbs
    + controllerVerbs
    + containerVerbs
    + stackVerbs + presentationVerbs + transitionVerbs + segueVerbs
    + systemVerbs + pending

  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The labels of the arguments; `_` if there is none.
  var labels: [String] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].split(separator: ":").map(String.init)
      .filter { $0 != ")" }
  }

  var receiver: ObjectKind? {
    switch form {
    case .call(let kind), .assignment(let kind): kind
    case .word: nil
    }
  }
}

enum ArgumentKind: Hashable, Sendable {
  /// An object of a kind, or a path to one.
  case object(ObjectKind)
  /// An object of a kind, a path to one, or `nil`.
  case optionalObject(ObjectKind)
  /// A list of objects.
  case objects(ObjectKind)
  /// The name of an object of any kind.
  case name
  /// `true` or `false`.
  case flag
  case number
  /// A whole number that is not negative.
  case index
  /// A text in quotes; after a word, the rest of the line.
  case text
  /// One of several choices, written `.name`.
  case choice([String])
  /// One or several of several choices, written `.name` or `[.name, .other]`.
  case choices([String])
  /// A number above 0, up to 1000, or one of UIKit's names such as `.defaultHigh`.
  case priority
  /// A time such as `500ms` or `1.5s`.
  case duration
  /// `CGRect(x: 0, y: 0, width: 100, height: 50)` or `(0, 0, 100, 50)`.
  case rect
  /// `CGSize(width: 100, height: 50)` or `(100, 50)`.
  case size
  /// `CGPoint(x: 20, y: 100)` or `(20, 100)`.
  case point
  /// `UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)` or `(47, 0, 34, 0)`.
  case insets
  /// The name of a block, which is logged when the block runs and may have hooks; or `nil`.
  case block
  /// A constraint, such as `A.leading == B.trailing + 8`.
  case constraint
}

/// A parsed argument.
enum Argument: Sendable {
  case object(ObjectPath?)
  case objects([ObjectPath])
  case name(String)
  case flag(Bool)
  case number(Double)
  case text(String)
  case choice(String)
  case choices([String])
  case duration(Duration)
  case rect(CGRect)
  case size(CGSize)
  case point(CGPoint)
  case insets(UIEdgeInsets)
  case block(String?)
  case constraint(ConstraintForm)
}
