/// UIKit’s message about required constraints that contradict each other.
///
/// The text has one line for each constraint, and the broken one again behind `Will attempt to
/// recover by breaking constraint`; all other lines are advice.
package struct UnsatisfiableConstraints: Hashable, Sendable {
  /// The first words of the message.
  package static let opening = "Unable to simultaneously satisfy constraints"
  /// The words before the broken constraint.
  package static let recovery = "Will attempt to recover by breaking constraint"

  /// The constraints that contradict each other, in the order of the message.
  package private(set) var constraints: [ConstraintDescription] = []
  /// The constraint that UIKit broke; `nil` if the message is cut.
  package private(set) var broken: ConstraintDescription?

  /// The constraints other than the broken one.
  package var others: [ConstraintDescription] {
    constraints.filter { $0.pointer != broken?.pointer }
  }

  /// Reads the text of a message, whose constraints may be on one line.
  package init(_ text: String) {
    let end = text.firstRange(of: Self.recovery)
    let list = text[..<(end?.lowerBound ?? text.endIndex)]
    constraints = ConstraintDescription.all(in: list)
    if let end { broken = ConstraintDescription.all(in: text[end.upperBound...]).first }
  }
}
