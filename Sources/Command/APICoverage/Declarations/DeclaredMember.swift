/// A member of a type as source declares it.
package struct DeclaredMember: Hashable, Sendable {
  /// A parameter of a function, initializer, subscript or case.
  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var hasDefault: Bool
  }

  /// The name without parameters.
  package var base: String
  /// The parameters; `nil` for a property or a case without associated values.
  package var parameters: [Parameter]?
  /// Whether the member is visible to other modules.
  package var isPublic: Bool
  /// Why the member only stores values; `nil` for a member that behaves.
  package var inertReason: String?
  /// The position of the name in the file, from 1; 0 for members that the compiler adds.
  package var line = 0
  package var column = 0
  /// Whether the member has the modifier `static`, `class`, `override`, `private` or `fileprivate`,
  /// and so can't be the first declaration of a method of a protocol.
  package var isHidden = false

  /// The name with the labels of all parameters.
  package var name: String {
    guard let parameters else { return base }
    return "\(base)(\(parameters.map { "\($0.label):" }.joined()))"
  }
}
