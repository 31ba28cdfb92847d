/// A view of any type (developer.apple.com/documentation/swiftui/anyview).
///
/// A wrapped view of the same type keeps the identity; one of another type is another identity
/// (swiftui rule 3.4).
public struct AnyView {
  /// The wrapped view.
  package let content: any View

  /// Wraps a view.
  public init<Content: View>(_ view: Content) {
    if let view = view as? AnyView { self = view } else { content = view }
  }

  /// Wraps a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Wraps a value if it is a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content)
  }
}
