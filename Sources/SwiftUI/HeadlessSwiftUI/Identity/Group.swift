/// Several views as one value (developer.apple.com/documentation/swiftui/group).
///
/// A modifier of appearance on a group acts once for all its members, and not at all without
/// members (swiftui rules 3.6 and 12.1). Until iOS 15 it acts for each member.
public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  /// A view of the framework has no body.
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  package static var isUnary: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content)
  }
}

/// A view without content (developer.apple.com/documentation/swiftui/emptyview).
public struct EmptyView {
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  package static var isUnary: Bool { false }
}
