public import Foundation

/// A type of alignment guide (developer.apple.com/documentation/swiftui/alignmentid).
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view without an explicit value.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide.
public struct AlignmentKey: Hashable, Comparable, Sendable {
  let id: any AlignmentID.Type

  /// Whether both are the guide of one type.
  public static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.id == second.id
  }

  /// Whether a guide comes before another one, in an order without meaning.
  public static func < (first: AlignmentKey, second: AlignmentKey) -> Bool {
    "\(first.id)" < "\(second.id)"
  }

  /// Feeds the type into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A position along the horizontal axis
/// (developer.apple.com/documentation/swiftui/horizontalalignment).
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment with a guide of the app.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A position along the vertical axis
/// (developer.apple.com/documentation/swiftui/verticalalignment).
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment with a guide of the app.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line; the bottom of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line; the bottom of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A position in both axes (developer.apple.com/documentation/swiftui/alignment).
public struct Alignment: Hashable, Sendable {
  /// The horizontal position.
  public var horizontal: HorizontalAlignment
  /// The vertical position.
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The size of a view and its alignment guides
/// (developer.apple.com/documentation/swiftui/viewdimensions).
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// Returns the explicit position of a guide.
  let explicit: @MainActor (AlignmentKey) -> CGFloat?

  /// The position of a guide: the explicit one, or else the default one.
  public subscript(guide: HorizontalAlignment) -> CGFloat { position(of: guide.key) }
  /// The position of a guide: the explicit one, or else the default one.
  public subscript(guide: VerticalAlignment) -> CGFloat { position(of: guide.key) }
  /// The explicit position of a guide; `nil` if there is none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitPosition(of: guide.key)
  }
  /// The explicit position of a guide; `nil` if there is none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitPosition(of: guide.key)
  }

  func position(of key: AlignmentKey) -> CGFloat {
    explicitPosition(of: key) ?? key.id.defaultValue(in: self)
  }

  // Layout runs on the main actor, and dimensions exist only within it.
  private func explicitPosition(of key: AlignmentKey) -> CGFloat? {
    let explicit = explicit
    return MainActor.assumeIsolated { explicit(key) }
  }
}
