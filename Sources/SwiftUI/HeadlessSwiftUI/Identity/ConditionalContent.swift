/// The view of an `if` with `else` or of a `switch`: each branch is an identity
/// (swiftui rule 3.1).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A view of the framework has no body.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package static var isElement: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    switch branch {
    case .first(let content): children.append(content, at: .branch(true))
    case .second(let content): children.append(content, at: .branch(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// A view of the framework has no body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static var isElement: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    if let self { children.append(self, at: .branch(true)) }
  }
}
