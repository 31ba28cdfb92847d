/// A stack of pages before iOS 16 (developer.apple.com/documentation/swiftui/navigationview).
///
/// It shows one column, as with the stack style.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    NavigationStack { content }.makeChildren(&children, of: node)
  }
}

// choice: split-view-columns
/// Two or three columns (developer.apple.com/documentation/swiftui/navigationsplitview).
///
/// In a narrow window, only the first column is shown, as a stack; otherwise all columns are shown
/// beside each other. By choice, links of the first column push there in both cases.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    let width = node.reading {
      EnvironmentValues(node.context.environment).horizontalSizeClass
    }
    let isWide = width == .regular
    children.append(NavigationStack { sidebar }, at: .role("sidebar"))
    children.append(content, at: .role("content"), isShown: isWide)
    children.append(detail, at: .role("detail"), isShown: isWide)
  }
}
