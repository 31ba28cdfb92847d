public import Foundation

/// A vertical line of views (developer.apple.com/documentation/swiftui/vstack).
public struct VStack<Content: View> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContentContainer {
  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// A horizontal line of views (developer.apple.com/documentation/swiftui/hstack).
public struct HStack<Content: View> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContentContainer {
  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// Views above each other (developer.apple.com/documentation/swiftui/zstack).
public struct ZStack<Content: View> {
  package let alignment: Alignment
  package let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContentContainer {
  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    OverlayingLayout(alignment: alignment)
  }
}

/// Space that grows along the axis of its stack
/// (developer.apple.com/documentation/swiftui/spacer).
public struct Spacer {
  /// The minimum length; `nil` for 8 points.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    SpacerLayout(minLength: minLength)
  }
}

/// A line between views (developer.apple.com/documentation/swiftui/divider).
public struct Divider {
  public init() {}
}

extension Divider: PrimitiveView {
  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    DividerLayout(thickness: 1 / node.displayScale)
  }
}
