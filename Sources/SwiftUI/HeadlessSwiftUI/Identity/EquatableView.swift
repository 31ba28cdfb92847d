/// A view whose body is evaluated only when it differs from its last value by its own `==`
/// (developer.apple.com/documentation/swiftui/equatableview).
public struct EquatableView<Content> {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View where Content: Equatable & View {
  /// A view of the framework has no body.
  public typealias Body = Never
}

extension EquatableView: PrimitiveView where Content: Equatable & View {
  package static var isElement: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content)
  }
}

extension EquatableView: ComparableInput where Content: Equatable & View {
  package func isSameInput(as other: Self) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// Evaluates the body of the view only when the view differs by its own `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
