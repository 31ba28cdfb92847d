/// A vertical line of views (developer.apple.com/documentation/swiftui/vstack).
public struct VStack<Content: View>: PrimitiveView {
  package let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content)
  }
}
