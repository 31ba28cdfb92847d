public import Foundation

/// The views of a lazy container that stay at an edge of the scroll view while their section is
/// visible (developer.apple.com/documentation/swiftui/pinnedscrollableviews); without effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical line of views that are created when they become visible
/// (developer.apple.com/documentation/swiftui/lazyvstack).
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: LazyContainer {
  var lazyStyle: LazyStyle {
    LazyStyle(axis: .vertical, alignment: alignment.key, spacing: spacing ?? 8)
  }
}

/// A horizontal line of views that are created when they become visible
/// (developer.apple.com/documentation/swiftui/lazyhstack).
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: LazyContainer {
  var lazyStyle: LazyStyle {
    LazyStyle(axis: .horizontal, alignment: alignment.key, spacing: spacing ?? 8)
  }
}

/// The columns or rows of a lazy grid (developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable {
  /// The size along the axis of the items.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item; `nil` for 8 points.
  public var spacing: CGFloat?
  /// The alignment of the views in the item.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Hashable {}

/// A grid with columns that grows vertically; its views are created when they become visible
/// (developer.apple.com/documentation/swiftui/lazyvgrid).
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  package let content: Content

  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: LazyContainer {
  var lazyStyle: LazyStyle {
    LazyStyle(
      axis: .vertical,
      alignment: alignment.key,
      spacing: spacing ?? 8,
      tracks: columns
    )
  }
}

/// A grid with rows that grows horizontally; its views are created when they become visible
/// (developer.apple.com/documentation/swiftui/lazyhgrid).
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  package let content: Content

  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: LazyContainer {
  var lazyStyle: LazyStyle {
    LazyStyle(axis: .horizontal, alignment: alignment.key, spacing: spacing ?? 8, tracks: rows)
  }
}
