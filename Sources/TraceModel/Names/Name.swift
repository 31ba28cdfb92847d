/// A text that stands in a ``NameTable``, as a number.
///
/// Names that Lifeline knows (UIKit's callbacks, our categories) have the same number in every
/// table and are static members; all others get theirs when a table first sees them. The set is
/// open: an unknown callback of a later UIKit is a name like any other.
public struct Name: Hashable, Sendable {
  /// The place in the table.
  public let id: UInt32

  /// Creates a name from its place in a table.
  public init(id: UInt32) {
    self.id = id
  }

  /// The empty text, which also stands for “not stated”.
  public static let empty = Name(id: 0)

  /// Whether the name stands for “not stated”.
  public var isEmpty: Bool { id == 0 }
}
