/// A part of a list or a form, with header and footer
/// (developer.apple.com/documentation/swiftui/section).
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A view of the framework has no body.
  public typealias Body = Never

  /// Creates a section with header and footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package static var isUnary: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    if !(header is EmptyView) { children.append(header, at: .role("header")) }
    children.append(content, at: .role("content"))
    if !(footer is EmptyView) { children.append(footer, at: .role("footer")) }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// A section, or a section with modifiers: in a list, its rows are those of the list.
protocol SectionContent {}

extension Section: SectionContent {}

extension ModifiedContent: SectionContent where Content: SectionContent {}
