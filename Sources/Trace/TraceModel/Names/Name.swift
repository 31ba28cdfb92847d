/// The id of a text in a ``NameTable``.
///
/// Known names (UIKit's callbacks, categories) have the same id in every table and are static
/// members; other texts receive an id when a table interns them. An unknown callback of a later
/// UIKit is an ordinary name.
public struct Name: Hashable, Sendable {
  /// The index in the table.
  public let id: UInt32

  /// Creates a name from its index in a table.
  public init(id: UInt32) {
    self.id = id
  }

  /// The empty text, which means “not stated”.
  public static let empty = Name(id: 0)

  /// Whether the name is the empty text.
  public var isEmpty: Bool { id == 0 }
}
