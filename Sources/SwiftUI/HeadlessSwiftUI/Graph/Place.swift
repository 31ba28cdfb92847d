/// The position of a node among its siblings: the part of a structural identity that one level
/// adds.
package enum Place: Hashable {
  /// The only child.
  case only
  /// A member of a tuple.
  case index(Int)
  /// A branch of a condition: `true` for the first.
  case branch(Bool)
  /// An element of a `ForEach`, or the value of `id(_:)`.
  case id(AnyHashable)
  /// The nth element with an id that an earlier element has too.
  case repeatedID(AnyHashable, Int)
  /// A child with a role, such as `label` or `destination`.
  case role(String)

  /// The component of paths in traces; empty for an only child.
  package var text: String {
    switch self {
    case .only: ""
    case .index(let index): "\(index)"
    case .branch(let isFirst): isFirst ? "if" : "else"
    case .id(let id): "id \(Self.text(of: id))"
    case .repeatedID(let id, let occurrence): "id \(Self.text(of: id)) (\(occurrence + 1))"
    case .role(let role): role
    }
  }

  private static func text(of id: AnyHashable) -> String {
    // The position of a tab in nested groups.
    if let path = id.base as? [Place] { return path.map(\.text).joined(separator: "/") }
    return described(id.base)
  }
}

/// The children that a view requests, in order.
@MainActor
package struct ChildList {
  /// One requested child.
  package struct Child {
    package var view: any View
    /// The position, which is unique in the list.
    package var place: Place
    /// Whether the container shows the child; hidden children keep their state.
    package var isShown: Bool
    /// The context; `nil` for that of the parent.
    package var context: NodeContext?
    /// The position among the siblings; `nil` for that in the list.
    package var index: Int?
  }

  package private(set) var children: [Child] = []

  package mutating func append(
    _ view: any View,
    at place: Place = .only,
    isShown: Bool = true,
    context: NodeContext? = nil
  ) {
    children.append(Child(view: view, place: place, isShown: isShown, context: context))
  }

  package mutating func append(_ child: Child) { children.append(child) }

  /// Reserves space for a number of children.
  package mutating func reserve(_ count: Int) { children.reserveCapacity(count) }
}
