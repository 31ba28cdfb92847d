import Foundation

/// The parts of a visual format such as `H:|-[name(>=80)]-8-[value]-|`.
///
/// The grammar is Apple's (Auto Layout Guide, "Visual Format Language"), with multipliers and
/// offsets in predicates. Positions are indices of the format without whitespace.
struct VisualFormat {
  /// The format without whitespace.
  let format: String
  var isVertical = false
  /// The connection from the superview to the first view; `nil` without a leading `|`.
  var leading: Connection?
  var views: [View] = []
  /// The connections between neighboring views.
  var connections: [Connection] = []
  /// The connection from the last view to the superview; `nil` without a trailing `|`.
  var trailing: Connection?
  /// The problem that ended the parsing early; the other parts precede it.
  var error: Failure?

  /// A view and the predicates of its length.
  struct View {
    let name: Name
    var predicates: [Predicate] = []
    /// The position after the closing bracket; `nil` if the parsing ended before it.
    var end: Int?
  }

  /// The distance between two items.
  enum Connection {
    /// The items touch.
    case flush
    /// The items have the standard distance.
    case standard
    /// Each predicate limits the distance.
    case predicates([Predicate])
  }

  /// A relation to a length, such as `>=other*2@750`.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var object: Operand
    /// The attribute of a view, such as `height` in `==other.height`.
    var attribute: Name?
    var operations: [Operation] = []
    var priority: Operand?
  }

  /// A number, or the name of a metric or a view.
  enum Operand {
    case number(Double)
    case name(Name)
  }

  /// A name and the position after it.
  struct Name {
    let text: String
    let end: Int
  }

  /// An operation on the value of a predicate.
  struct Operation {
    /// One of `*`, `/`, `+` and `-`.
    let symbol: Character
    let operand: Operand
  }

  /// A problem of a format, with its position.
  struct Failure: Error {
    let reason: String
    let position: Int
  }
}
