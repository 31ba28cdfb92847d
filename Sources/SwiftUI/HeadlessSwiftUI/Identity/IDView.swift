/// A view with an explicit identity.
struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: PrimitiveView {
  static var isElement: Bool { false }
  // A modifier outside of the identity does not act when it changes (swiftui rule 3.2).
  static var isUnary: Bool { true }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content, at: .id(AnyHashable(id)))
  }
}

extension View {
  /// Sets the identity of the view: a different value is a different view, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
