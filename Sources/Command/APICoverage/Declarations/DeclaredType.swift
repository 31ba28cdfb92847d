/// A type as source declares it, with the members of its extensions.
package struct DeclaredType: Hashable, Sendable {
  /// The keyword of a declaration.
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`, `typealias`
  }

  package var kind: Kind
  /// The name with those of the enclosing types, such as `UIView.ContentMode`.
  package var name: String
  /// The types after the colon, without generic arguments; the type behind a type alias.
  package var parents: [String]
  package var isPublic: Bool
  package var inertReason: String?
  package var members: [DeclaredMember] = []
  /// The line of the declaration, from 1.
  package var line: Int
}
