/// UIKit’s message about required constraints that contradict each other.
///
/// The text has one line for each constraint, and the broken one again behind `Will attempt to recover
/// by breaking constraint`; all other lines are advice.
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
    constraints = Self.descriptions(in: list)
    if let end { broken = Self.descriptions(in: text[end.upperBound...]).first }
  }

  /// The descriptions of constraints in a text, each from its bracket to the end of its line or to the
  /// next one.
  private static func descriptions(in text: Substring) -> [ConstraintDescription] {
    text.split(whereSeparator: \.isNewline).flatMap { line in
      let starts = line.indices.filter { line[$0] == "<" && isDescription(line[$0...]) }
      return zip(starts, starts.dropFirst() + [line.endIndex]).compactMap { start, end in
        let part = line[start..<end]
        return ConstraintDescription(part.lastIndex(of: ">").map { part[...$0] } ?? part)
      }
    }
  }

  /// Whether a text begins with the description of a constraint.
  private static func isDescription(_ text: Substring) -> Bool {
    var scanner = ConstraintScanner(text.prefix(longestHead))
    return scanner.readHead() != nil
  }

  /// The maximum length of a class and an address.
  private static let longestHead = 200
}
