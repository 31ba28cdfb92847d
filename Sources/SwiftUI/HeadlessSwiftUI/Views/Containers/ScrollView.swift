import Foundation

/// A view that scrolls its content (developer.apple.com/documentation/swiftui/scrollview).
public struct ScrollView<Content: View> {
  /// The axes in which the content scrolls.
  public var axes: Axis.Set
  /// Whether the position is indicated; without effect.
  public var showsIndicators: Bool
  public var content: Content

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ContentContainer {
  package func describe(_ attributes: inout AttributeList) { attributes.append("axes", axes) }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    ScrollLayout(axes: axes, position: node.scrollPosition)
  }
}

/// A view that gives its content a way to scroll
/// (developer.apple.com/documentation/swiftui/scrollviewreader).
public struct ScrollViewReader<Content: View> {
  /// Creates the content.
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  package static var isUnary: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(node.track { content(ScrollViewProxy(node: node)) })
  }
}

/// A way to scroll the views in a reader
/// (developer.apple.com/documentation/swiftui/scrollviewproxy).
@MainActor @preconcurrency
public struct ScrollViewProxy {
  weak var node: Node?

  /// Scrolls so that the view with an identity is visible.
  ///
  /// - Parameters:
  ///   - id: The value of `id(_:)`, or the id of an element of a `ForEach`.
  ///   - anchor: The point of the view and of the visible area that coincide; `nil` scrolls as
  ///     little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    node?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
