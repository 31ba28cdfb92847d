/// Shows the first child that fits into the offered size
/// (developer.apple.com/documentation/swiftui/viewthatfits).
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  package let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: ContentContainer {
  package func makeLayout(for node: Node) -> (any BoxLayout)? { FittingLayout(axes: axes) }
}
