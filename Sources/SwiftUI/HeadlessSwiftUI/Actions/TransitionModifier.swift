/// How a view is inserted and removed (developer.apple.com/documentation/swiftui/anytransition).
///
/// Only whether it is the identity has an effect: without a transition, the old view disappears
/// before the new one appears (swiftui rule 3.2).
public struct AnyTransition: Hashable, Sendable {
  let name: String
  var isIdentity: Bool { name == "identity" }

  /// No effect.
  public static let identity = AnyTransition(name: "identity")
  /// A change of the opacity; the default.
  public static let opacity = AnyTransition(name: "opacity")
  /// A change of the size.
  public static let scale = AnyTransition(name: "scale")
  /// A movement from the leading to the trailing edge.
  public static let slide = AnyTransition(name: "slide")

  /// A movement from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }

  /// Both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name) + \(other.name)")
  }

  /// One transition for the insertion and another for the removal.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    removal.isIdentity ? removal : AnyTransition(name: "\(insertion.name), \(removal.name)")
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

package struct TransitionModifier: ViewModifier, PrimitiveModifier {
  let transition: AnyTransition

  package var attribute: (name: String, value: String)? { ("transition", transition.name) }
}

extension ModifiedContent: TransitionProviding where Content: View, Modifier == TransitionModifier {
  package var isIdentityTransition: Bool { modifier.transition.isIdentity }
}

extension View {
  /// Sets how the view is inserted and removed.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
